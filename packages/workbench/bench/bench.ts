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

/** What is in the doctor's hand. Never part of the history. */
export interface Hand {
  readonly tool: ToolId
  readonly state: unknown
  readonly selected: PointName | null
  readonly guided: PointName | null
  readonly sketches: readonly Sketch[]
}

/** One film on the table. */
export interface FilmBench {
  readonly film: Size
  readonly session: ValueStore<session.Session>
  readonly hand: ValueStore<Hand>
  readonly hover: ValueStore<Ref | null>
  readonly picture: ValueStore<Picture>
  readonly stage: ValueStore<Size>
  readonly view: ValueStore<View>
  /** The view the drawing was last painted for. */
  readonly settled: ValueStore<View>
  /** Points that are dragged go to the edge nearby; while the key is held it is the other way round. */
  readonly snaps: ValueStore<boolean>
  /** Guided placement asks for points not placed yet before all others; off, it goes through every point in order. */
  readonly missingFirst: ValueStore<boolean>
  /** What guided placement asks for, in order: all the bench knows, or those of one part until another tool is taken up. */
  readonly order: ValueStore<readonly PointName[]>
  readonly knows: Knowledge
}

/** What the bench must be told about points. */
export interface Knowledge {
  /** Every drawn point of a tracing. */
  readonly points: (tracing: Tracing) => Points
  /** The points of guided placement, in the order of the moment. */
  readonly order: () => readonly PointName[]
  /** Where a point is expected from those placed; null when too few are. */
  readonly expected: (name: PointName, tracing: Tracing) => Point | null
  /** The edge of a point's kind by a place, any edge for a point without one; null where none stands out. */
  readonly edge: (at: Point, name: PointName, tracing: Tracing) => Point | null
  /** Where a point lies by its definition on the film's edge; null where the film shows none. */
  readonly byRule: (name: RulePoint, tracing: Tracing) => Point | null
  /** The places that the film's edges offer a placed point. */
  readonly candidates: (name: PointName, tracing: Tracing) => readonly EdgeCandidate[]
}

const emptyHand: Hand = { tool: 'select', state: tools.select.idle, selected: null, guided: null, sketches: [] }

/** Lays a film with its tracing on a bench; on a locked one nothing of the tracing can be changed. */
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

/** The next point of guided placement: the next not placed yet, from `from` onwards and round, or just the next; backwards any point. */
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
  // All are placed: the whole tracing comes into view.
  takeTool(bench, 'select')
  fitFilm(bench)
}

/** A dragged point at the edge of its kind nearby; nudges and everything else stay as they are. */
const snapped = (bench: FilmBench, edit: Edit): Edit => {
  const to = edit.edit === 'move' ? bench.knows.edge(edit.to, edit.name, bench.session.get().present) : null
  return edit.edit === 'move' && to ? { ...edit, to } : edit
}

/** Takes a point in hand, or none; a candidate that another was shown at is not taken. */
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

/** Back to selecting; a point that guided placement left unplaced is no longer in hand. */
const leave = (bench: FilmBench): void => {
  const { selected } = bench.hand.get()
  if (selected && !bench.session.get().present.points[selected]) setHand(bench, { selected: null })
  takeTool(bench, 'select')
}

/** Fits the whole film, keeping its turn. */
export const fitFilm = (bench: FilmBench): void => bench.view.set(view => fit(bench.film, bench.stage.get(), view.turn))

/** An event of the stage, to the tool in hand. */
export const send = (bench: FilmBench, event: StageEvent): void => {
  const hand = bench.hand.get()
  const tool = tools[hand.tool]
  const [state, effects] = tool.step(hand.state, event, fieldOf(bench))
  if (state !== hand.state) setHand(bench, { state })
  const dragged = event.type === 'move' || event.type === 'release'
  const snaps = dragged && bench.snaps.get() !== (event.other === true)
  for (const effect of effects) run(bench, effect, snaps)
}

/** Takes up a tool; a gesture of the one before is dropped. The caller has asked whether it may be taken up. */
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
