import { isHandle } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { minus, type Point } from '@sella/ceph/geometry/point'
import type { Mark } from '@sella/drawing/scene/scene'
import { pointUnder } from './hit'
import { type Field, none, type Tool } from './tool'

/** Landmarks picked on the film for something being defined; the film itself is unchanged. */
export interface PickState {
  /** By position; empty if none is picked yet. */
  readonly chosen: readonly string[]
  /** The last one pressed: a new object each time. */
  readonly taken: { readonly name: PointName } | null
  /** Where the background of the film was last grabbed, stage pixels. */
  readonly panning: Point | null
}

const colour = '#3cc4b4'

const numbered = (chosen: readonly string[], { points, view }: Field): readonly Mark[] => {
  const places = new Map<string, number[]>()
  for (const [place, name] of chosen.entries()) if (name !== '') places.set(name, [...(places.get(name) ?? []), place + 1])
  return [...places].flatMap(([name, numbers]): readonly Mark[] => {
    const at = points[name as PointName]
    if (!at) return []
    return [
      { mark: 'dot', at, radius: 8, fill: 'none', stroke: { colour, width: 1.6 } },
      {
        mark: 'label',
        at: { x: at.x + 13 / view.zoom, y: at.y - 11 / view.zoom },
        runs: [{ text: numbers.join('·'), colour: '#08090b', weight: 600 }],
        size: 11,
        align: 'start',
        box: { fill: colour, padX: 4, padY: 2, radius: 7 },
      },
    ]
  })
}

/** Picks landmarks of the tracing, placed or derived, one per press; dragging the background pans. */
export const pickPoint: Tool<PickState> = {
  id: 'pick',
  icon: 'crosshair',
  title: null,
  key: null,
  needs: 'reading',
  cursor: 'crosshair',
  idle: { chosen: [], taken: null, panning: null },
  step: (state, event, field) => {
    if (event.type === 'abort') return [{ ...state, panning: null }, state.panning ? none : [{ do: 'leave' }]]
    if (event.type === 'press') {
      const counts = (name: PointName) => !isHandle(name)
      const name = pointUnder(field, event.at, { pointer: event.pointer, counts })
      return [name ? { ...state, taken: { name } } : { ...state, panning: event.at.screen }, none]
    }
    if (event.type === 'release') return [{ ...state, panning: null }, none]
    if (event.type !== 'move' || !state.panning) return [state, none]
    return [{ ...state, panning: event.at.screen }, [{ do: 'pan', by: minus(event.at.screen, state.panning) }]]
  },
  draw: ({ chosen }, field) => numbered(chosen, field),
}
