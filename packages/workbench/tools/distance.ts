import type { Point } from '@sella/ceph/geometry/point'
import { type Sketch, sketchMarks } from '../canvas/sketches'
import { none, passedThreshold, type Spot, type Tool } from './tool'

/** `pressed`: the button has been down since `start`. `open`: the first end is fixed, the second follows the pointer. */
export type DistanceState =
  | { readonly at: 'idle' }
  | { readonly at: 'pressed' | 'open'; readonly from: Point; readonly to: Point; readonly start: Spot }

const idle: DistanceState = { at: 'idle' }
const sketch = (from: Point, to: Point): Sketch => ({ kind: 'distance', from, to })

/** Measures a distance by one drag or by two clicks. */
export const distanceTool: Tool<DistanceState> = {
  id: 'distance',
  icon: 'diagonal',
  title: { zh: '距离', en: 'Distance' },
  hint: { zh: '拖动或两次点击', en: 'Drag, or click twice' },
  measures: true,
  key: null,
  needs: 'reading',
  cursor: 'crosshair',
  idle,
  step: (state, event) => {
    if (event.type === 'abort') return [idle, state.at === 'idle' ? [{ do: 'leave' }] : none]
    if (event.type === 'key') return [state, none]
    if (event.type === 'press') {
      const from = state.at === 'open' ? state.from : event.at.image
      return [{ at: 'pressed', from, to: event.at.image, start: state.at === 'open' ? state.start : event.at }, none]
    }
    if (state.at === 'idle') return [state, none]
    if (event.type === 'move') return [{ ...state, to: event.at.image }, none]
    if (!passedThreshold(state.start, event.at)) return [{ ...state, at: 'open' }, none]
    return [idle, [{ do: 'sketch', sketch: sketch(state.from, event.at.image) }]]
  },
  draw: state =>
    state.at === 'idle' ? [] : sketchMarks(sketch(state.from, state.to), { mmPerPixel: null, provenance: 'none' }).slice(0, 3),
}
