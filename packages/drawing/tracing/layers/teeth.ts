import type { TracingLayer } from '../layer'
import { curveMark, curvesOf } from './outlines'

export const teeth: TracingLayer = {
  id: 'teeth',
  toggle: 'teeth',
  marks: input => curvesOf(input, ['teeth']).map(curve => curveMark(curve, input.colours.teethColor)),
}
