"""MediaPipe's selfie segmentation (TFLite, half-precision weights) as ONNX, for the engine the product already has.

    python3 convert.py selfie_segmentation.tflite OUT.onnx

Input `picture` [1, 3, 256, 256]: red, green, blue from 0 to 1. Output `person` [1, 1, 256, 256]: chance that a pixel is a person.
The weights are copied bit for bit; the same input file gives the same output file.
"""
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tflite_tables import root

ADD, AVERAGE, CONV, DEPTHWISE, DEQUANTIZE, LOGISTIC, MULTIPLY, RELU, RESIZE, CUSTOM, HARD_SWISH = 0, 1, 3, 4, 6, 14, 18, 19, 23, 32, 117
KINDS = {0: np.float32, 1: np.float16, 2: np.int32}


class Conversion:
    def __init__(self, data):
        model = root(data)
        graph = model.tables(2)[0]
        self.codes = [max(c.number(0, "b"), c.number(3)) for c in model.tables(1)]
        self.kinds = [c.bytes(1) for c in model.tables(1)]
        self.buffers, self.tensors = model.tables(4), graph.tables(0)
        self.inputs, self.outputs, self.steps = graph.numbers(1), graph.numbers(2), graph.tables(3)
        self.nodes, self.weights, self.half = [], [], {}

    def shape(self, i):
        return self.tensors[i].numbers(0)

    def constant(self, i):
        tensor = self.tensors[self.half.get(i, i)]
        raw = self.buffers[tensor.number(2, "I")].bytes(0)
        return np.frombuffer(raw, KINDS[tensor.number(1, "b")]).reshape(tensor.numbers(0))

    def name(self, i):
        return "picture" if i in self.inputs else "person" if i in self.outputs else f"t{i}"

    def node(self, kind, inputs, outputs, **attributes):
        self.nodes.append(helper.make_node(kind, inputs, outputs, **attributes))

    def weight(self, name, values):
        """Kept in half precision; the engine widens it once when it opens the model."""
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(values, np.float16), name + "_half"))
        self.node("Cast", [name + "_half"], [name], to=TensorProto.FLOAT)
        return name

    def convolution(self, step, depthwise):
        (x, w, b), (y,) = step.numbers(1), step.numbers(2)
        options = step.table(4)
        strides = [options.number(2, default=1), options.number(1, default=1)]
        kernel = self.constant(w).transpose((3, 0, 1, 2) if depthwise else (0, 3, 1, 2))
        size = kernel.shape[2:]
        # "same" padding: what does not divide goes to the right and below.
        total = [max(0, (self.shape(y)[1 + a] - 1) * strides[a] + size[a] - self.shape(x)[1 + a]) for a in (0, 1)]
        before = [t // 2 for t in total]
        pads = before + [t - f for t, f in zip(total, before)]
        ins = [self.name(x), self.weight(f"w{w}", kernel), self.weight(f"b{b}", self.constant(b))]
        group = kernel.shape[0] if depthwise else 1
        self.node("Conv", ins, [self.name(y)], strides=strides, pads=pads, kernel_shape=list(size), group=group)

    def enlargement(self, step):
        x, y = step.numbers(1)[0], step.numbers(2)[0]
        if not step.table(4).number(3, "b"):
            raise ValueError("only half-pixel resizing is known")
        scale = [1, 1, self.shape(y)[1] / self.shape(x)[1], self.shape(y)[2] / self.shape(x)[2]]
        self.weights.append(numpy_helper.from_array(np.array(scale, np.float32), f"s{y}"))
        mode = {"mode": "linear", "coordinate_transformation_mode": "half_pixel"}
        self.node("Resize", [self.name(x), "", f"s{y}"], [self.name(y)], **mode)

    def up(self, step):
        """Convolution2DTransposeBias, 2x2 with a stride of 2."""
        (x, w, b), (y,) = step.numbers(1), step.numbers(2)
        kernel = self.constant(w).transpose((3, 0, 1, 2))
        ins = [self.name(x), self.weight(f"w{w}", kernel), self.weight(f"b{b}", self.constant(b))]
        self.node("ConvTranspose", ins, [self.name(y)], strides=[2, 2], kernel_shape=[2, 2])

    def step(self, step):
        code, ins, outs = self.codes[step.number(0, "I")], step.numbers(1), [self.name(i) for i in step.numbers(2)]
        names = [self.name(i) for i in ins]
        simple = {ADD: "Add", AVERAGE: "GlobalAveragePool", LOGISTIC: "Sigmoid", MULTIPLY: "Mul", RELU: "Relu"}
        if code == DEQUANTIZE:
            self.half[step.numbers(2)[0]] = ins[0]
        elif code in (CONV, DEPTHWISE):
            self.convolution(step, code == DEPTHWISE)
        elif code == RESIZE:
            self.enlargement(step)
        elif code == CUSTOM:
            self.up(step)
        elif code == HARD_SWISH:
            self.node("HardSigmoid", names, [outs[0] + "_gate"], alpha=1 / 6, beta=0.5)
            self.node("Mul", [names[0], outs[0] + "_gate"], outs)
        elif code in simple:
            self.node(simple[code], names, outs)
        else:
            raise ValueError(f"operator {code} is not known")

    def model(self):
        for step in self.steps:
            self.step(step)
        value = lambda name, channels: helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, channels, 256, 256])
        graph = helper.make_graph(self.nodes, "selfie", [value("picture", 3)], [value("person", 1)], self.weights)
        made = helper.make_model(graph, producer_name="sella", opset_imports=[helper.make_opsetid("", 13)])
        made.ir_version = 7
        onnx.checker.check_model(made)
        return made


if __name__ == "__main__":
    source, target = sys.argv[1:]
    with open(source, "rb") as file:
        made = Conversion(file.read()).model()
    with open(target, "wb") as file:
        file.write(made.SerializeToString())
