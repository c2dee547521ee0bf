import type { Point } from '@sella/ceph/geometry/point'
import { sketchMarks } from '../canvas/sketches'
import { none, type Tool } from './tool'

export type BrushState = { readonly points: readonly Point[]; readonly last: Point | null }
const idle: BrushState = { points: [], last: null }

/** Screen pixels between two stored points of a stroke. */
const stride = 1.5

/** Draws freehand on the film. */
export const brushTool: Tool<BrushState> = {
  id: 'brush',
  icon: 'brush',
  title: { zh: '画笔', en: 'Brush' },
  hint: { zh: '随手标记，不保存', en: 'Freehand notes, not saved' },
  measures: true,
  key: null,
  needs: 'reading',
  cursor: 'crosshair',
  idle,
  step: (state, event) => {
    if (event.type === 'press') return [{ points: [event.at.image], last: event.at.screen }, none]
    if (event.type === 'abort') return [idle, state.last === null ? [{ do: 'leave' }] : none]
    if (state.last === null || event.type === 'key') return [state, none]
    if (event.type === 'move') {
      const { screen, image } = event.at
      if (Math.hypot(screen.x - state.last.x, screen.y - state.last.y) < stride) return [state, none]
      return [{ points: [...state.points, image], last: screen }, none]
    }
    return [idle, state.points.length > 1 ? [{ do: 'sketch', sketch: { kind: 'stroke', points: state.points } }] : none]
  },
  draw: state =>
    state.points.length > 1
      ? sketchMarks({ kind: 'stroke', points: state.points }, { mmPerPixel: null, provenance: 'none' })
      : [],
}
