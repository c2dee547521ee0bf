"""What MediaPipe adds to TFLite for the closer look at eyes and lips, in plain operators of ONNX (set 16)."""
import struct

import numpy as np

SIDE, FEATURES = 16, 48


def vector_before(data, key):
    """Bytes of a vector of 16-bit numbers in a FlexBuffer, that follows its key: its length, then each number."""
    start = data.index(key) + len(key)
    start += start % 2
    (count,) = struct.unpack_from("<H", data, start)
    return list(struct.unpack_from(f"<{count}H", data, start + 2))


def options(data):
    """left and right landmark that lie level, and those the look must show; scale 1.5 and 16 x 16 in every one of them."""
    indices = vector_before(data, b"subset_idxs\0")
    at = data.rindex(struct.pack("<ff", 1.5, 1.5))
    left, = struct.unpack_from("<i", data, at - 16)
    right, = struct.unpack_from("<i", data, at - 4)
    return left, right, indices


class Attention:
    def __init__(self, graph):
        self.graph = graph

    def node(self, kind, inputs, output, **attributes):
        self.graph.node(kind, inputs, [output], **attributes)
        return output

    def number(self, name, values, kind=np.float32):
        return self.graph.number_of(name, values, kind)

    def step(self, step):
        kind = self.graph.kinds[step.number(0, "I")]
        {b"Landmarks2TransformMatrix": self.square, b"TransformTensorBilinear": self.features, b"TransformLandmarks": self.back}[kind](step)

    def square(self, step):
        """[1,468,3] -> [1,4,4]: where the unit of the look lies among the features, level by its two landmarks."""
        (x,), (y,) = step.numbers(1), step.numbers(2)
        left, right, subset = options(step.bytes(5))
        n = lambda name: f"m{y}_{name}"
        flat = self.node("Slice", [self.graph.name(x), self.number(n("from"), [0], np.int64), self.number(n("to"), [2], np.int64), self.number(n("axis"), [2], np.int64)], n("flat"))
        pick = lambda name, rows: self.node("Gather", [flat, self.number(n(name + "_rows"), rows, np.int64)], n(name), axis=1)
        along = self.node("Sub", [pick("right", [right]), pick("left", [left])], n("along"))
        length = self.node("ReduceL2", [along], n("length"), axes=[2], keepdims=1)
        u = self.node("Div", [along, length], n("u"))
        v = self.node("MatMul", [u, self.number(n("quarter"), [[0, 1], [-1, 0]])], n("v"))
        axes = self.node("Concat", [u, v], n("axes"), axis=1)
        level = self.node("MatMul", [pick("subset", subset), self.node("Transpose", [axes], n("turned"), perm=[0, 2, 1])], n("level"))
        least = self.node("ReduceMin", [level], n("least"), axes=[1], keepdims=1)
        most = self.node("ReduceMax", [level], n("most"), axes=[1], keepdims=1)
        size = self.node("Mul", [self.node("Sub", [most, least], n("extent")), self.number(n("scale"), [1.5 / SIDE])], n("size"))
        middle = self.node("Mul", [self.node("Add", [least, most], n("sum")), self.number(n("half"), [0.5])], n("middle"))
        centre = self.node("MatMul", [middle, axes], n("centre"))
        # Rows: a step to the right in the look, a step down, both among the features.
        steps = self.node("Mul", [axes, self.node("Transpose", [size], n("sizes"), perm=[0, 2, 1])], n("steps"))
        half = self.node("MatMul", [self.number(n("toMiddle"), [[[SIDE / 2, SIDE / 2]]]), steps], n("toCentre"))
        origin = self.node("Sub", [centre, half], n("origin"))
        rows = self.node("Concat", [steps, self.number(n("nought"), [[[0, 0]]]), origin], n("rows"), axis=1)
        upper = self.node("Transpose", [rows], n("upper"), perm=[0, 2, 1])
        self.node("Concat", [upper, self.number(n("unit"), [[[0, 0, 1, 0], [0, 0, 0, 1]]])], self.graph.name(y), axis=1)

    def transformed(self, points, matrix, prefix):
        """[1,n,2] by the plane part of [1,4,4]."""
        part = lambda name, start, end: self.node(
            "Slice",
            [matrix, self.number(f"{prefix}_{name}_from", [0, start], np.int64), self.number(f"{prefix}_{name}_to", [2, end], np.int64), self.number(f"{prefix}_{name}_axes", [1, 2], np.int64)],
            f"{prefix}_{name}",
        )
        turned = lambda name, source: self.node("Transpose", [source], f"{prefix}_{name}", perm=[0, 2, 1])
        linear = self.node("MatMul", [points, turned("linear", part("lin", 0, 2))], f"{prefix}_product")
        return [linear, turned("origin", part("off", 3, 4))]

    def features(self, step):
        """[1,32,48,48] -> [1,32,16,16], bilinear, both grids by the middles of their cells."""
        (x, m), (y,) = step.numbers(1), step.numbers(2)
        cells = np.stack(np.meshgrid(np.arange(SIDE), np.arange(SIDE)), axis=2).reshape(1, -1, 2) + 0.5
        places = self.node("Add", self.transformed(self.number(f"c{y}", cells), self.graph.name(m), f"g{y}"), f"g{y}_places")
        share = self.node("Mul", [places, self.number(f"g{y}_share", [2 / FEATURES])], f"g{y}_shares")
        grid = self.node("Add", [share, self.number(f"g{y}_less", [-1])], f"g{y}_flat")
        shaped = self.node("Reshape", [grid, self.number(f"g{y}_shape", [1, SIDE, SIDE, 2], np.int64)], f"g{y}_grid")
        self.node("GridSample", [self.graph.name(x), shaped], self.graph.name(y), mode="bilinear", padding_mode="zeros", align_corners=0)

    def back(self, step):
        (x, m), (y,) = step.numbers(1), step.numbers(2)
        self.node("Add", self.transformed(self.graph.name(x), self.graph.name(m), f"b{y}"), self.graph.name(y))
