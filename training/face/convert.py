"""MediaPipe's face finder and face mesh with attention (TFLite, half-precision weights) as ONNX, for the engine the product already has.

    python3 convert.py face_mesh_solution_packed_assets.data OUT_FOLDER

The package @mediapipe/face_mesh 0.4.1657299874 (npm) holds both networks one after another in that file. The weights are copied
bit for bit; the same input file gives the same output files. The three operators that MediaPipe adds to TFLite (a square about eyes
and lips, the features in it, points back from it) are written with the plain operators of ONNX, in `attention.py`.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "profile"))

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from attention import Attention
from convert import ADD, CONV, DEPTHWISE, LOGISTIC, MULTIPLY, RELU, Conversion

CONCAT, POOL, RESHAPE, CUSTOM, PAD, SLICE, PRELU = 2, 17, 22, 32, 34, 45, 54
SAME = 0
# Where the two lie in the package's file, bytes.
MESH, FINDER = (0, 2495952), (3757224, 3986256)


class FaceConversion(Conversion):
    def name(self, i):
        if i in self.inputs:
            return "picture"
        return self.tensors[i].bytes(3).decode() if i in self.outputs else f"t{i}"

    def number_of(self, name, values, kind=np.int64):
        self.weights.append(numpy_helper.from_array(np.array(values, kind), name))
        return name

    def padding(self, options, x, y, size, strides):
        if options.number(0, "b") != SAME:
            return [0, 0, 0, 0]
        total = [max(0, (self.shape(y)[1 + a] - 1) * strides[a] + size[a] - self.shape(x)[1 + a]) for a in (0, 1)]
        before = [t // 2 for t in total]
        return before + [t - f for t, f in zip(total, before)]

    def convolution(self, step, depthwise):
        (x, w, b), (y,) = step.numbers(1), step.numbers(2)
        options = step.table(4)
        if options.number(4 if depthwise else 3, "b"):
            raise ValueError("no activation within a convolution is known")
        strides = [options.number(2, default=1), options.number(1, default=1)]
        kernel = self.constant(w).transpose((3, 0, 1, 2) if depthwise else (0, 3, 1, 2))
        size = list(kernel.shape[2:])
        ins = [self.name(x), self.weight(f"w{w}", kernel), self.weight(f"b{b}", self.constant(b))]
        group = kernel.shape[0] if depthwise else 1
        pads = self.padding(options, x, y, size, strides)
        self.node("Conv", ins, [self.name(y)], strides=strides, pads=pads, kernel_shape=size, group=group)

    def pool(self, step):
        (x,), (y,) = step.numbers(1), step.numbers(2)
        options = step.table(4)
        strides, size = ([options.number(i) for i in pair] for pair in ((2, 1), (4, 3)))
        pads = self.padding(options, x, y, size, strides)
        self.node("MaxPool", [self.name(x)], [self.name(y)], strides=strides, pads=pads, kernel_shape=size)

    def pad(self, step):
        (x, p), (y,) = step.numbers(1), step.numbers(2)
        (before, after) = self.constant(p).reshape(4, 2)[[0, 3, 1, 2]].T
        self.node("Pad", [self.name(x), self.number_of(f"p{y}", [*before, *after])], [self.name(y)])

    def reshape(self, step):
        x, y = step.numbers(1)[0], step.numbers(2)[0]
        source = self.name(x)
        if len(self.shape(x)) == 4:
            source = f"{source}_last{y}"
            self.node("Transpose", [self.name(x)], [source], perm=[0, 2, 3, 1])
        self.node("Reshape", [source, self.number_of(f"r{y}", self.shape(y))], [self.name(y)])

    def step(self, step):
        code, ins, outs = self.codes[step.number(0, "I")], step.numbers(1), step.numbers(2)
        if code in (POOL, RESHAPE, PAD):
            {POOL: self.pool, RESHAPE: self.reshape, PAD: self.pad}[code](step)
        elif code == PRELU:
            slope = self.constant(ins[1]).reshape(-1, 1, 1)
            self.node("PRelu", [self.name(ins[0]), self.weight(f"a{ins[1]}", slope)], [self.name(outs[0])])
        elif code == CONCAT:
            self.node("Concat", [self.name(i) for i in ins], [self.name(outs[0])], axis=step.table(4).number(0))
        elif code == SLICE:
            self.node("Identity", [self.name(ins[0])], [self.name(outs[0])])
        elif code == MULTIPLY:
            factor = self.constant(ins[1])
            self.node("Mul", [self.name(ins[0]), self.number_of(f"f{outs[0]}", factor.reshape(self.shape(ins[1])), np.float32)], [self.name(outs[0])])
        elif code == CUSTOM:
            Attention(self).step(step)
        else:
            super().step(step)

    def model(self):
        for step in self.steps:
            self.step(step)
        side = self.shape(self.inputs[0])[1]
        value = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
        outputs = [value(self.name(i), self.shape(i)) for i in self.outputs]
        graph = helper.make_graph(self.nodes, "face", [value("picture", [1, 3, side, side])], outputs, self.weights)
        made = helper.make_model(graph, producer_name="sella", opset_imports=[helper.make_opsetid("", 16)])
        made.ir_version = 8
        onnx.checker.check_model(made)
        return made


if __name__ == "__main__":
    source, folder = sys.argv[1:]
    with open(source, "rb") as file:
        data = file.read()
    for name, (start, end) in (("mesh", MESH), ("finder", FINDER)):
        with open(os.path.join(folder, f"face-2026.11-{name}.onnx"), "wb") as file:
            file.write(FaceConversion(data[start:end]).model().SerializeToString())
