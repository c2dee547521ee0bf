import { isHandle } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { movePoint } from './edits'
import { pointUnder } from './hit'
import { type SelectState, selectPoint } from './select-point'
import { type Effect, type Field, none, type StageEvent, type Tool } from './tool'

export type PlaceState =
  | { readonly at: 'idle' }
  /** The current point follows the pressed pointer and is placed on release. */
  | { readonly at: 'placing'; readonly name: PointName }
  /** The pointer is down on a point placed earlier. */
  | { readonly at: 'correcting'; readonly inner: SelectState }

type Step = readonly [PlaceState, readonly Effect[]]
const idle: PlaceState = { at: 'idle' }

const press = (event: StageEvent & { type: 'press' }, field: Field): Step => {
  // A double click places one point, not also the next one.
  if (event.again) return [idle, none]
  const { at, pointer } = event
  const counts = (name: PointName) => !isHandle(name) && field.tracing.points[name] !== undefined && name !== field.guided?.name
  if (pointUnder(field, at, { pointer: pointer === 'mouse' ? 'mouse' : 'pen', counts }) !== null) {
    const [inner] = selectPoint.step(selectPoint.idle, event, field)
    return [{ at: 'correcting', inner }, none]
  }
  if (!field.guided) return [idle, none]
  return [{ at: 'placing', name: field.guided.name }, [{ do: 'preview', edit: movePoint(field.guided.name, at.image) }]]
}

const placing = (state: PlaceState & { at: 'placing' }, event: StageEvent): Step => {
  if (event.type === 'move') return [state, [{ do: 'preview', edit: movePoint(state.name, event.at.image) }]]
  if (event.type === 'release')
    return [
      idle,
      [
        { do: 'commit', edit: movePoint(state.name, event.at.image) },
        { do: 'step', by: 1 },
      ],
    ]
  if (event.type === 'abort') return [idle, [{ do: 'drop' }]]
  return [state, none]
}

/** Dragging a point under the pointer corrects it; a mere click near it places the current point. */
const correcting = (state: PlaceState & { at: 'correcting' }, event: StageEvent, field: Field): Step => {
  if (event.type === 'release' && state.inner.at === 'pressed' && field.guided) {
    const placed = movePoint(field.guided.name, event.at.image)
    return [
      idle,
      [
        { do: 'commit', edit: placed },
        { do: 'step', by: 1 },
      ],
    ]
  }
  const [inner, effects] = selectPoint.step(state.inner, event, field)
  return [inner.at === 'idle' ? idle : { at: 'correcting', inner }, effects]
}

const key = (event: StageEvent & { type: 'key' }, field: Field): readonly Effect[] => {
  if (event.key === 'Backspace') return [{ do: 'step', by: -1 }]
  if (event.key.toLowerCase() === 's') return [{ do: 'step', by: 1 }]
  if (event.key === 'Enter' && field.guided?.estimate)
    return [
      { do: 'commit', edit: movePoint(field.guided.name, field.guided.estimate) },
      { do: 'step', by: 1 },
    ]
  return selectPoint.step(selectPoint.idle, event, field)[1]
}

/** Places the points one after another; points placed earlier can be corrected in between. */
export const placeGuided: Tool<PlaceState> = {
  id: 'place',
  icon: 'crosshair',
  title: { zh: '引导定点', en: 'Guided placement' },
  key: 'g',
  needs: 'editing',
  cursor: 'place',
  idle,
  step: (state, event, field) => {
    if (state.at === 'placing') return placing(state, event)
    if (state.at === 'correcting') return correcting(state, event, field)
    if (event.type === 'press') return press(event, field)
    if (event.type === 'key') return [idle, key(event, field)]
    if (event.type === 'abort') return [idle, [{ do: 'leave' }]]
    return [idle, none]
  },
  holds: state => {
    if (state.at === 'placing') return state.name
    return state.at === 'correcting' ? (selectPoint.holds?.(state.inner) ?? null) : null
  },
}
