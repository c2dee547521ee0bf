import { distance, type Point } from '@sella/ceph/geometry/point'
import { DEFAULT_RULER_MM } from '@sella/ceph/tracing/ruler-length'
import type { Ruler as TracedRuler } from '@sella/ceph/tracing/tracing'
import { layRuler } from './edits'
import { isUnder } from './hit'
import { dragThreshold, type Effect, type Field, none, passedThreshold, type Spot, type StageEvent, type Tool } from './tool'

export type RulerState =
  /** `coincide`: the ends of the last gesture lay on each other, so that it laid no ruler. */
  | { readonly at: 'idle'; readonly coincide?: true }
  /** `fixed`: the end that stays. */
  | { readonly at: 'pressed' | 'dragging'; readonly end: 0 | 1; readonly fixed: Point; readonly start: Spot }

type RulerGesture = Exclude<RulerState, { readonly at: 'idle' }>
type Step = readonly [RulerState, readonly Effect[]]
const idle: RulerState = { at: 'idle' }

/** Whether the ruler's last gesture was refused because its ends lay on each other; `state` of the tool in hand. */
export const endsCoincide = (state: unknown): boolean => typeof state === 'object' && state !== null && 'coincide' in state

const ruler = (state: RulerGesture, at: Spot, field: Field): TracedRuler => ({
  ends: state.end === 0 ? [at.image, state.fixed] : [state.fixed, at.image],
  mm: field.tracing.ruler?.mm ?? DEFAULT_RULER_MM,
})

/** On an end: that end is grabbed. Elsewhere: a new ruler is drawn from here. */
const press = (event: StageEvent & { type: 'press' }, field: Field): Step => {
  if (!field.editing) return [idle, none]
  const { at, pointer } = event
  const ends = field.tracing.ruler?.ends
  if (ends && isUnder(field, ends[0], { at, pointer })) return [{ at: 'pressed', end: 0, fixed: ends[1], start: at }, none]
  if (ends && isUnder(field, ends[1], { at, pointer })) return [{ at: 'pressed', end: 1, fixed: ends[0], start: at }, none]
  return [{ at: 'pressed', end: 1, fixed: at.image, start: at }, none]
}

const drag = (state: RulerGesture, event: StageEvent, field: Field): Step => {
  if (event.type === 'move') {
    if (state.at === 'pressed' && !passedThreshold(state.start, event.at)) return [state, none]
    return [{ ...state, at: 'dragging' }, [{ do: 'preview', edit: layRuler(ruler(state, event.at, field)) }]]
  }
  if (event.type === 'release') {
    if (state.at === 'pressed') return [idle, none]
    // Apart by less than what begins a drag: the hand's tremor would be the scale of the whole film.
    if (distance(state.fixed, event.at.image) * field.view.zoom < dragThreshold)
      return [{ ...idle, coincide: true }, [{ do: 'drop' }]]
    return [idle, [{ do: 'commit', edit: layRuler(ruler(state, event.at, field)) }]]
  }
  if (event.type === 'abort') return [idle, [{ do: 'drop' }]]
  return [state, none]
}

/** Places the two ends on the film's ruler; the length is typed next to it. */
export const rulerTool: Tool<RulerState> = {
  id: 'ruler',
  icon: 'ruler',
  title: { zh: '标尺', en: 'Ruler' },
  hint: { zh: '在片上沿标尺拖出一段，再填写长度', en: 'Drag along the ruler on the film, then type its length' },
  measures: true,
  key: 'r',
  needs: 'editing',
  cursor: 'crosshair',
  idle,
  step: (state, event, field) => {
    if (state.at !== 'idle') return drag(state, event, field)
    if (event.type === 'press') return press(event, field)
    return [idle, event.type === 'abort' ? [{ do: 'leave' }] : none]
  },
  holds: state => (state.at === 'dragging' ? (state.end === 0 ? 'ruler0' : 'ruler1') : null),
}
