import { type OutlineName, outlineTable } from '@sella/ceph/data/outlines'
import type { OutlineKnotName } from '@sella/ceph/data/template'
import { minus, type Point, plus } from '@sella/ceph/geometry/point'
import type { OutlinePoint } from '@sella/ceph/tracing/fill-outlines'
import { facingOf } from '@sella/ceph/tracing/frame'
import { isOutlineKnot } from '@sella/ceph/tracing/outline-knots'
import { type OutlineCurve, outlines } from '@sella/ceph/tracing/outlines'
import type { Mark } from '@sella/drawing/scene/scene'
import { toScreen } from '../canvas/view'
import { pullOutline, releaseOutline } from './edits'
import { type Effect, type Field, hitRadius, none, passedThreshold, type Spot, type StageEvent, type Tool } from './tool'

export interface PullState {
  /** The outline whose handles are shown. */
  readonly outline: OutlineName | null
  readonly pulling: {
    readonly name: OutlineKnotName
    readonly start: Spot
    /** From the pointer to the handle at the time of the press, so that the handle does not jump to the pointer. */
    readonly offset: Point
    readonly moved: boolean
  } | null
}

type Step = readonly [PullState, readonly Effect[]]
const idle: PullState = { outline: null, pulling: null }

const curvesOf = ({ tracing }: Field): readonly OutlineCurve[] =>
  outlines(tracing.points, facingOf(tracing.points), undefined, tracing.outline).filter(
    ({ name }) => outlineTable[name].layer !== 'outlines_optional',
  )

const handlesOf = (field: Field, outline: OutlineName | null): readonly OutlinePoint[] =>
  curvesOf(field)
    .find(({ name }) => name === outline)
    ?.points.filter(({ name }) => isOutlineKnot(name)) ?? []

/** The nearest of these places within the hit radius; null if there is none. */
function nearest<P extends Point>(places: readonly P[], event: StageEvent & { type: 'press' }, field: Field): P | null {
  let [best, least]: [P | null, number] = [null, hitRadius[event.pointer]]
  for (const place of places) {
    const there = toScreen(field.view, place)
    const apart = Math.hypot(there.x - event.at.screen.x, there.y - event.at.screen.y)
    if (apart <= least) [best, least] = [place, apart]
  }
  return best
}

/** The outline under the pointer; if several coincide, the current one. */
function outlineUnder(state: PullState, event: StageEvent & { type: 'press' }, field: Field): OutlineName | null {
  const near = curvesOf(field).flatMap(({ name, samples }) => {
    const at = nearest(samples, event, field)
    return at ? [{ name, ...at }] : []
  })
  return near.some(({ name }) => name === state.outline) ? state.outline : (nearest(near, event, field)?.name ?? null)
}

function press(state: PullState, event: StageEvent & { type: 'press' }, field: Field): Step {
  const handle = nearest(handlesOf(field, state.outline), event, field)
  if (!handle) return [{ outline: outlineUnder(state, event, field), pulling: null }, none]
  const { name, x, y } = handle
  return [{ ...state, pulling: { name, start: event.at, offset: minus({ x, y }, event.at.image), moved: false } }, none]
}

function pull(state: PullState & { readonly pulling: object }, event: StageEvent): Step {
  const { pulling } = state
  const released = { ...state, pulling: null }
  if (event.type === 'abort') return [released, [{ do: 'drop' }]]
  if (event.type !== 'move' && event.type !== 'release') return [state, none]
  const edit = pullOutline(pulling.name, plus(event.at.image, pulling.offset))
  if (event.type === 'release') return [released, pulling.moved ? [{ do: 'commit', edit }] : none]
  if (!pulling.moved && !passedThreshold(pulling.start, event.at)) return [state, none]
  return [{ ...state, pulling: { ...pulling, moved: true } }, [{ do: 'preview', edit }]]
}

const isPulling = (state: PullState): state is PullState & { readonly pulling: object } => state.pulling !== null

/** Drags outlines by their own points: a click shows an outline's handles, Delete resets it to the template. */
export const pullOutlineTool: Tool<PullState> = {
  id: 'outline',
  icon: 'curve',
  title: { zh: '调整轮廓', en: 'Adjust outlines' },
  hint: {
    zh: '点按轮廓显示手柄，拖动手柄；Delete 恢复为模板',
    en: 'Click an outline for its handles and drag them; Delete returns it to the template',
  },
  measures: true,
  onFilmOnly: true,
  key: 'c',
  needs: 'editing',
  cursor: 'default',
  idle,
  step: (state, event, field) => {
    if (isPulling(state)) return pull(state, event)
    if (event.type === 'press' && field.editing) return press(state, event, field)
    if (event.type === 'abort') return state.outline ? [idle, none] : [idle, [{ do: 'leave' }]]
    const back = event.type === 'key' && (event.key === 'Delete' || event.key === 'Backspace')
    return back && state.outline ? [state, [{ do: 'commit', edit: releaseOutline(state.outline) }]] : [state, none]
  },
  draw: (state, field) =>
    handlesOf(field, state.outline)
      .filter(({ name }) => name !== state.pulling?.name)
      .map(
        ({ x, y, origin }): Mark => ({
          ...{ mark: 'dot', at: { x, y }, radius: 4, fill: origin === 'fitted' ? '#3cc4b4' : '#08090b' },
          stroke: { colour: '#3cc4b4', width: 1.35 },
        }),
      ),
}
