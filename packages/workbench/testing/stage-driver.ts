import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/tracing/edit'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import type { Ref } from '@sella/drawing/scene/scene'
import { toImage, toScreen, type View } from '../canvas/view'
import { commit, dropPreview, openSession, preview, type Session, shown, startEditing } from '../session/session'
import type { Effect, Field, PointerKind, Spot, StageEvent, Tool } from '../tools/tool'

interface Start {
  readonly points?: Readonly<Partial<Record<PointName, Point>>>
  /** Points that are drawn though not placed: derived and filled. */
  readonly drawn?: Readonly<Partial<Record<PointName, Point>>>
  readonly tracing?: Partial<Tracing>
  readonly editing?: boolean
  readonly view?: View
  readonly selected?: PointName
  readonly guided?: Field['guided']
  readonly pointer?: PointerKind
}

const manual = (points: Start['points'] = {}): Tracing['points'] =>
  Object.fromEntries(
    Object.entries(points).map(([name, p]) => [name, { x: p.x, y: p.y, origin: 'manual' } satisfies PlacedPoint]),
  )

/** Drives one tool as the stage would, without a browser: `stage.press('S').move(3, 0).release()`. Moves are screen pixels. */
export const stageDriver = <S>(tool: Tool<S>, start: Start = {}) => {
  const view = start.view ?? { zoom: 1, x: 0, y: 0, turn: 0 }
  const tracing: Tracing = { ...emptyTracing, ...start.tracing, points: { ...manual(start.points), ...start.tracing?.points } }
  let session: Session = start.editing === false ? openSession(tracing) : startEditing(openSession(tracing))
  let state = tool.idle
  let selected = start.selected ?? null
  let at: Point = { x: 0, y: 0 }
  const log: Effect[] = []

  const spot = (): Spot => ({ screen: at, image: toImage(view, at) })
  const field = (): Field => {
    const points = { ...start.drawn, ...shown(session).points }
    return { editing: session.mode === 'editing', tracing: session.present, points, view, selected, guided: start.guided ?? null }
  }
  const run = (effect: Effect): void => {
    log.push(effect)
    if (effect.do === 'preview') session = preview(session, apply(session.present, effect.edit))
    if (effect.do === 'commit') session = commit(session, apply(session.present, effect.edit), effect.nudging ?? null)
    if (effect.do === 'drop') session = dropPreview(session)
    if (effect.do === 'select') selected = effect.name
  }
  const send = (event: StageEvent) => {
    const [next, effects] = tool.step(state, event, field())
    state = next
    effects.forEach(run)
    return driver
  }
  const goTo = (where: PointName | Point): void => {
    const p = typeof where === 'string' ? field().points[where] : where
    if (!p) throw new Error(`no point ${String(where)} on the stage`)
    at = toScreen(view, p)
  }
  const driver = {
    press: (where: PointName | Point, by: Point = { x: 0, y: 0 }, over: Ref | null = null) => {
      goTo(where)
      at = { x: at.x + by.x, y: at.y + by.y }
      return send({ type: 'press', at: spot(), pointer: start.pointer ?? 'mouse', over })
    },
    pressAgain: () => send({ type: 'press', at: spot(), pointer: start.pointer ?? 'mouse', over: null, again: true }),
    move: (dx: number, dy: number) => {
      at = { x: at.x + dx, y: at.y + dy }
      return send({ type: 'move', at: spot() })
    },
    release: () => send({ type: 'release', at: spot() }),
    escape: () => send({ type: 'abort' }),
    secondPointer: () => send({ type: 'abort' }),
    key: (key: string, shift = false) => send({ type: 'key', key, shift }),
    point: (name: PointName) => shown(session).points[name],
    ruler: () => shown(session).ruler,
    tracing: () => shown(session),
    steps: () => session.past.length,
    selected: () => selected,
    holds: () => tool.holds?.(state) ?? null,
    state: () => state,
    did: () => log.map(effect => effect.do),
    effects: () => log,
  }
  return driver
}
