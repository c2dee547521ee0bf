import type { PointName } from '@sella/ceph/data/point-name'
import type { EdgeCandidate } from '@sella/ceph/edges/candidates'
import type { RulePoint } from '@sella/ceph/edges/rule-points'
import type { Point } from '@sella/ceph/geometry/point'
import { apply, type Edit } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Ref } from '@sella/drawing/scene/scene'
import type { Sketch } from '../canvas/sketches'
import { fit, pan, type Size, type View } from '../canvas/view'
import * as session from '../session/session'
import { createStore, type ValueStore } from '../store'
import { type ToolId, tools } from '../tools/index'
import type { Effect, Field, Points, StageEvent } from '../tools/tool'
import { type Picture, plainPicture } from './picture'

/** The current tool and point. Never part of the history. */
export interface Hand {
  readonly tool: ToolId
  readonly state: unknown
  readonly selected: PointName | null
  readonly guided: PointName | null
  readonly sketches: readonly Sketch[]
}

/** The workbench of one open film. */
export interface FilmBench {
  readonly film: Size
  readonly session: ValueStore<session.Session>
  readonly hand: ValueStore<Hand>
  readonly hover: ValueStore<Ref | null>
  readonly picture: ValueStore<Picture>
  readonly stage: ValueStore<Size>
  readonly view: ValueStore<View>
  /** The view for which the drawing was last painted. */
  readonly settled: ValueStore<View>
  /** Dragged points snap to a nearby edge; holding the key inverts this. */
  readonly snaps: ValueStore<boolean>
  /** Guided placement asks for unplaced points first; if off, it goes through all points in order. */
  readonly missingFirst: ValueStore<boolean>
  /** The points guided placement asks for, in order: all the bench knows, or those of one part until another tool is selected. */
  readonly order: ValueStore<readonly PointName[]>
  readonly knows: Knowledge
}

/** What the bench needs to know about points. */
export interface Knowledge {
  /** Every drawn point of a tracing. */
  readonly points: (tracing: Tracing) => Points
  /** The points of guided placement, in their current order. */
  readonly order: () => readonly PointName[]
  /** The expected position of a point, from the points placed; null if there are too few. */
  readonly expected: (name: PointName, tracing: Tracing) => Point | null
  /** The edge of a point's kind near a place, or any edge for a point without a kind; null if none stands out. */
  readonly edge: (at: Point, name: PointName, tracing: Tracing) => Point | null
  /** The position given by a point's definition on the film's edge; null if the film shows none. */
  readonly byRule: (name: RulePoint, tracing: Tracing) => Point | null
  /** The places suggested by the film's edges for a placed point. */
  readonly candidates: (name: PointName, tracing: Tracing) => readonly EdgeCandidate[]
}

const emptyHand: Hand = { tool: 'select', state: tools.select.idle, selected: null, guided: null, sketches: [] }

/** Opens a film with its tracing on a bench; if locked, the tracing cannot be changed. */
export const createBench = (film: Size, tracing: Tracing, knows: Knowledge, locked = false): FilmBench => {
  const stage = { width: 700, height: 800 }
  return {
    film,
    session: createStore(session.openSession(tracing, locked)),
    hand: createStore(emptyHand),
    hover: createStore<Ref | null>(null),
    picture: createStore(plainPicture),
    stage: createStore<Size>(stage),
    view: createStore(fit(film, stage)),
    settled: createStore(fit(film, stage)),
    snaps: createStore(false),
    missingFirst: createStore(true),
    order: createStore(knows.order()),
    knows,
  }
}

export const fieldOf = (bench: FilmBench): Field => {
  const [now, hand] = [bench.session.get(), bench.hand.get()]
  const { guided } = hand
  return {
    editing: now.mode === 'editing',
    tracing: now.present,
    points: bench.knows.points(session.shown(now)),
    view: bench.view.get(),
    selected: hand.selected,
    guided: guided && { name: guided, estimate: bench.knows.expected(guided, now.present) },
  }
}

/**
 * The next point of guided placement: the next unplaced one after `from`, wrapping around, or simply the next one; going
 * backwards, any point.
 */
export const guidedStep = (bench: FilmBench, from: PointName | null, by: 1 | -1): PointName | null => {
  const order = bench.order.get()
  const placed = bench.session.get().present.points
  const at = from === null ? -1 : order.indexOf(from)
  if (by === -1) return order[Math.max(0, at - 1)] ?? null
  if (!bench.missingFirst.get()) return order[at + 1] ?? null
  const round = [...order.slice(at + 1), ...order.slice(0, at + 1)]
  return round.find(name => placed[name] === undefined && name !== from) ?? null
}

const setHand = (bench: FilmBench, part: Partial<Hand>): void => bench.hand.set(hand => ({ ...hand, ...part }))

const stepGuided = (bench: FilmBench, by: 1 | -1): void => {
  const guided = guidedStep(bench, bench.hand.get().guided, by)
  setHand(bench, { guided, selected: guided })
  if (guided !== null) return
  // All points are placed: the whole tracing is shown.
  takeTool(bench, 'select')
  fitFilm(bench)
}

/** Moves a dragged point to a nearby edge of its kind; nudges and all other edits are unchanged. */
const snapped = (bench: FilmBench, edit: Edit): Edit => {
  const to = edit.edit === 'move' ? bench.knows.edge(edit.to, edit.name, bench.session.get().present) : null
  return edit.edit === 'move' && to ? { ...edit, to } : edit
}

/** Selects a point, or none; a candidate shown for another point is discarded. */
export const selectPoint = (bench: FilmBench, name: PointName | null): void => {
  if (name !== bench.hand.get().selected) bench.session.set(session.dropPreview)
  setHand(bench, { selected: name })
}

const run = (bench: FilmBench, effect: Effect, snaps: boolean): void => {
  const edited = (edit: Edit) => apply(bench.session.get().present, snaps ? snapped(bench, edit) : edit)
  if (effect.do === 'preview') bench.session.set(s => session.preview(s, edited(effect.edit)))
  if (effect.do === 'commit') bench.session.set(s => session.commit(s, edited(effect.edit), effect.nudging ?? null))
  if (effect.do === 'drop') bench.session.set(session.dropPreview)
  if (effect.do === 'select') selectPoint(bench, effect.name)
  if (effect.do === 'step') stepGuided(bench, effect.by)
  if (effect.do === 'pan') bench.view.set(view => pan(view, effect.by))
  if (effect.do === 'sketch') setHand(bench, { sketches: [...bench.hand.get().sketches, effect.sketch] })
  if (effect.do === 'clear-sketches') setHand(bench, { sketches: [] })
  if (effect.do === 'leave') leave(bench)
}

/** Returns to selecting; a point that guided placement left unplaced is deselected. */
const leave = (bench: FilmBench): void => {
  const { selected } = bench.hand.get()
  if (selected && !bench.session.get().present.points[selected]) setHand(bench, { selected: null })
  takeTool(bench, 'select')
}

/** Fits the whole film into the stage, keeping its rotation. */
export const fitFilm = (bench: FilmBench): void => bench.view.set(view => fit(bench.film, bench.stage.get(), view.turn))

/** Passes a stage event to the current tool. */
export const send = (bench: FilmBench, event: StageEvent): void => {
  const hand = bench.hand.get()
  const tool = tools[hand.tool]
  const [state, effects] = tool.step(hand.state, event, fieldOf(bench))
  if (state !== hand.state) setHand(bench, { state })
  const dragged = event.type === 'move' || event.type === 'release'
  const snaps = dragged && bench.snaps.get() !== (event.other === true)
  for (const effect of effects) run(bench, effect, snaps)
}

/** Selects a tool; a gesture of the previous one is dropped. The caller has checked that it may be selected. */
export const takeTool = (bench: FilmBench, id: ToolId): void => {
  bench.session.set(session.dropPreview)
  if (id !== 'place') bench.order.set(bench.knows.order())
  const tool = tools[id]
  if (tool.needs === 'editing' && bench.session.get().locked) return
  if (tool.needs === 'editing') bench.session.set(session.startEditing)
  const guided = id === 'place' ? guidedStep(bench, null, 1) : null
  setHand(bench, { tool: id, state: tool.idle, guided, ...(guided ? { selected: guided } : {}) })
  if (id === 'place' && guided === null) setHand(bench, { tool: 'select', state: tools.select.idle })
  for (const effect of tool.taken ?? []) run(bench, effect, false)
}
