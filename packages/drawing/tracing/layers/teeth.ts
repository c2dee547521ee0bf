import type { TracingLayer } from '../layer'
import { curveMark, curvesOf } from './outlines'

export const teeth: TracingLayer = {
  id: 'teeth',
  toggle: 'teeth',
  name: { zh: '牙齿', en: 'Teeth' },
  marks: input => curvesOf(input, ['teeth']).map(curve => curveMark(curve, input.colours.teethColor)),
}
