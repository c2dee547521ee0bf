import { isHandle } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { minus, type Point, plus } from '@sella/ceph/geometry/point'
import { toImageVector } from '../canvas/view'
import { clearPoint, movePoint } from './edits'
import { pointUnder } from './hit'
import { moveTooth, type ToothState } from './move-tooth'
import { type Effect, type Field, none, passedThreshold, type Spot, type StageEvent, type Tool } from './tool'

export type SelectState =
  | { readonly at: 'idle' }
  /** On the background: dragging pans the film; a mere click deselects. */
  | { readonly at: 'panning'; readonly start: Spot; readonly last: Point; readonly moved: boolean }
  | { readonly at: 'tooth'; readonly inner: ToothState }
  | {
      readonly at: 'pressed' | 'dragging'
      readonly name: PointName
      readonly start: Spot
      /** From the pointer to the point at the time of the press, so that the point does not jump to the pointer. */
      readonly offset: Point
      readonly grabbed: boolean
    }

type Step = readonly [SelectState, readonly Effect[]]
const idle: SelectState = { at: 'idle' }

/** Placed points can be grabbed immediately; a derived one only if it was already selected, because moving it makes it placed. */
const grabbable = (field: Field, name: PointName): boolean =>
  field.editing && !isHandle(name) && (field.tracing.points[name] !== undefined || field.selected === name)

type Grabbed = Extract<SelectState, { readonly name: PointName }>

const press = (event: StageEvent & { type: 'press' }, field: Field): Step => {
  const [tooth] = moveTooth.step(moveTooth.idle, event, field)
  if (tooth.at !== 'idle') return [{ at: 'tooth', inner: tooth }, none]
  const counts = (name: PointName) => !isHandle(name)
  const placed = (name: PointName) => field.tracing.points[name] !== undefined
  const { at, pointer } = event
  const name = pointUnder(field, at, { pointer, counts: placed }) ?? pointUnder(field, at, { pointer, counts })
  if (name === null) return [{ at: 'panning', start: at, last: at.screen, moved: false }, none]
  const offset = minus(field.points[name] ?? at.image, at.image)
  return [{ at: 'pressed', name, start: at, offset, grabbed: grabbable(field, name) }, [{ do: 'select', name }]]
}

const panning = (state: SelectState & { at: 'panning' }, event: StageEvent): Step => {
  if (event.type === 'release') return [idle, state.moved ? none : [{ do: 'select', name: null }]]
  if (event.type === 'abort') return [idle, none]
  if (event.type !== 'move' || (!state.moved && !passedThreshold(state.start, event.at))) return [state, none]
  return [{ ...state, moved: true, last: event.at.screen }, [{ do: 'pan', by: minus(event.at.screen, state.last) }]]
}

const onTooth = (state: SelectState & { at: 'tooth' }, event: StageEvent, field: Field): Step => {
  const [inner, effects] = moveTooth.step(state.inner, event, field)
  return [inner.at === 'idle' ? idle : { at: 'tooth', inner }, effects]
}

const move = (state: Grabbed, at: Spot): Step => {
  if (!state.grabbed) return [state, none]
  if (state.at === 'pressed' && !passedThreshold(state.start, at)) return [state, none]
  // Returns the same state object while nothing changes, so that its observers are not redrawn.
  const dragging: Grabbed = state.at === 'dragging' ? state : { ...state, at: 'dragging' }
  return [dragging, [{ do: 'preview', edit: movePoint(state.name, plus(at.image, state.offset)) }]]
}

const release = (state: Grabbed, at: Spot): Step =>
  state.at === 'dragging' ? [idle, [{ do: 'commit', edit: movePoint(state.name, plus(at.image, state.offset)) }]] : [idle, none]

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** One film pixel in the direction of the arrow as seen on screen; ten with Shift. */
const nudge = (field: Field, key: string, shift: boolean): readonly Effect[] => {
  const [arrow, name] = [arrows[key], field.selected]
  const from = name === null ? undefined : field.points[name]
  if (!arrow || !from || name === null || !field.editing) return none
  const step = toImageVector({ ...field.view, zoom: 1 }, { x: arrow.x * (shift ? 10 : 1), y: arrow.y * (shift ? 10 : 1) })
  return [{ do: 'commit', edit: movePoint(name, plus(from, step)), nudging: `nudge ${name}` }]
}

const key = (event: StageEvent & { type: 'key' }, field: Field): Step => {
  const isDelete = event.key === 'Delete' || event.key === 'Backspace'
  if (isDelete && field.editing && field.selected && field.tracing.points[field.selected])
    return [idle, [{ do: 'commit', edit: clearPoint(field.selected) }]]
  return [idle, nudge(field, event.key, event.shift)]
}

const grabbed = (state: Grabbed, event: StageEvent): Step => {
  if (event.type === 'move') return move(state, event.at)
  if (event.type === 'release') return release(state, event.at)
  return event.type === 'abort' ? [idle, [{ do: 'drop' }]] : [state, none]
}

/** Selects, drags, nudges and clears points; moves teeth by their handles and pans the film by its background. */
export const selectPoint: Tool<SelectState> = {
  id: 'select',
  icon: 'pointer',
  title: null,
  key: null,
  needs: 'any',
  cursor: 'default',
  idle,
  step: (state, event, field) => {
    if (state.at === 'panning') return panning(state, event)
    if (state.at === 'tooth') return onTooth(state, event, field)
    if (state.at !== 'idle') return grabbed(state, event)
    if (event.type === 'press') return press(event, field)
    if (event.type === 'key') return key(event, field)
    return [idle, event.type === 'abort' ? [{ do: 'select', name: null }] : none]
  },
  holds: state => (state.at === 'dragging' ? state.name : null),
}
