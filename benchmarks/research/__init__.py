"""How many steps a second researchers get, observation and mask for every move included, beside other environments."""
