"""A process that never ends its work, and may work for a second."""

from fullboard.house.work.apart import take_little

if __name__ == "__main__":
    take_little(5, 1 << 30, 1)
    while True:
        pass
