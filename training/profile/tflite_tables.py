"""The few parts of a TFLite file (a FlatBuffer) that the conversion reads; no library for either format is needed."""
import struct


class Table:
    def __init__(self, data, at):
        self.data, self.at = data, at
        self.fields = at - struct.unpack_from("<i", data, at)[0]
        self.size = struct.unpack_from("<H", data, self.fields)[0]

    def _place(self, field):
        entry = 4 + 2 * field
        offset = struct.unpack_from("<H", self.data, self.fields + entry)[0] if entry < self.size else 0
        return self.at + offset if offset else None

    def number(self, field, form="i", default=0):
        place = self._place(field)
        return default if place is None else struct.unpack_from("<" + form, self.data, place)[0]

    def table(self, field):
        place = self._place(field)
        return None if place is None else Table(self.data, place + struct.unpack_from("<I", self.data, place)[0])

    def _vector(self, field):
        place = self._place(field)
        if place is None:
            return 0, 0
        place += struct.unpack_from("<I", self.data, place)[0]
        return place + 4, struct.unpack_from("<I", self.data, place)[0]

    def numbers(self, field, form="i"):
        place, count = self._vector(field)
        return list(struct.unpack_from(f"<{count}{form}", self.data, place)) if count else []

    def tables(self, field):
        place, count = self._vector(field)
        starts = (place + 4 * i for i in range(count))
        return [Table(self.data, start + struct.unpack_from("<I", self.data, start)[0]) for start in starts]

    def bytes(self, field):
        place, count = self._vector(field)
        return self.data[place : place + count]


def root(data):
    if data[4:8] != b"TFL3":
        raise ValueError("not a TFLite file")
    return Table(data, struct.unpack_from("<I", data, 0)[0])
