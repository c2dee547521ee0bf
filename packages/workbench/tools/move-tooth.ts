import { minus, type Point } from '@sella/ceph/geometry/point'
import { type ToothName, turnFor } from '@sella/ceph/tracing/teeth'
import { shiftTooth, turnTooth } from './edits'
import { type Effect, type Field, none, passedThreshold, type Spot, type StageEvent, type Tool } from './tool'

export type ToothState =
  | { readonly at: 'idle' }
  | {
      readonly at: 'pressed' | 'dragging'
      readonly tooth: ToothName
      readonly handle: 'translate' | 'rotate'
      readonly start: Spot
      /** The tooth's own centre of rotation. */
      readonly centre: Point
    }

type Step = readonly [ToothState, readonly Effect[]]
type ToothGesture = Exclude<ToothState, { readonly at: 'idle' }>
const idle: ToothState = { at: 'idle' }

const press = (event: StageEvent & { type: 'press' }, field: Field): Step => {
  const { over } = event
  const centre = over?.kind === 'tooth' ? field.points[over.tooth] : undefined
  if (!field.editing || over?.kind !== 'tooth' || !centre) return [idle, none]
  return [{ at: 'pressed', tooth: over.tooth, handle: over.handle, start: event.at, centre }, none]
}

const editOf = (state: ToothGesture, at: Spot) =>
  state.handle === 'translate'
    ? shiftTooth(state.tooth, minus(at.image, state.start.image))
    : turnTooth(state.tooth, turnFor(state.centre, state.start.image, at.image))

const drag = (state: ToothGesture, event: StageEvent): Step => {
  if (event.type === 'abort') return [idle, [{ do: 'drop' }]]
  if (event.type === 'release') return [idle, state.at === 'dragging' ? [{ do: 'commit', edit: editOf(state, event.at) }] : none]
  if (event.type !== 'move' || (state.at === 'pressed' && !passedThreshold(state.start, event.at))) return [state, none]
  return [{ ...state, at: 'dragging' }, [{ do: 'preview', edit: editOf(state, event.at) }]]
}

/** Shifts a tooth by its solid handle and rotates it by its hollow one; its length never changes. */
export const moveTooth: Tool<ToothState> = {
  id: 'tooth',
  icon: 'move',
  title: null,
  key: null,
  needs: 'editing',
  cursor: 'default',
  idle,
  step: (state, event, field) => {
    if (state.at !== 'idle') return drag(state, event)
    if (event.type === 'press') return press(event, field)
    return [idle, event.type === 'abort' ? [{ do: 'leave' }] : none]
  },
}
