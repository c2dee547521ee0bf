import type { Point } from '@sella/ceph/geometry/point'
import type { Mark } from '@sella/drawing/scene/scene'
import { sketchColour, sketchMarks } from '../canvas/sketches'
import { none, type Tool } from './tool'

/** Points clicked so far (end of the first arm, then the vertex), and the pointer's position. */
export interface AngleState {
  readonly clicked: readonly Point[]
  readonly pointer: Point | null
}

const idle: AngleState = { clicked: [], pointer: null }

const marks = ({ clicked: [arm, vertex], pointer }: AngleState): readonly Mark[] => {
  if (!arm || !pointer) return []
  if (vertex) return sketchMarks({ kind: 'angle', arm, vertex, other: pointer }, { mmPerPixel: null, provenance: 'none' })
  return [{ mark: 'line', from: arm, to: pointer, stroke: { colour: sketchColour, width: 1.35 } }]
}

/** Measures an angle by three clicks: one arm, the vertex, the other arm. */
export const angleTool: Tool<AngleState> = {
  id: 'angle',
  icon: 'triangle',
  title: { zh: '角度', en: 'Angle' },
  hint: { zh: '依次点击：一边、顶点、另一边', en: 'Click one arm, the vertex, the other arm' },
  measures: true,
  key: null,
  needs: 'reading',
  cursor: 'crosshair',
  idle,
  step: (state, event) => {
    if (event.type === 'abort') return [idle, state.clicked.length === 0 ? [{ do: 'leave' }] : none]
    if (event.type === 'move') return [{ ...state, pointer: event.at.image }, none]
    if (event.type !== 'release') return [state, none]
    const [arm, vertex] = state.clicked
    const at = event.at.image
    if (!arm || !vertex) return [{ clicked: [...state.clicked, at], pointer: at }, none]
    return [idle, [{ do: 'sketch', sketch: { kind: 'angle', arm, vertex, other: at } }]]
  },
  draw: marks,
}
