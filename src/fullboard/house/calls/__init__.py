"""Being called: by push, mail or a webhook, when somebody's turn has come and they are not there."""
