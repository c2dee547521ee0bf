import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { PointName } from '@sella/ceph/data/point-name'
import { apply, type Edit } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { type FilmBench, fitFilm, selectPoint } from '../bench/bench'
import { waitingInHand } from '../bench/candidate'
import { closerOn } from '../bench/closer'
import { centreOn, fit, toScreen } from '../canvas/view'
import { commit, shown, startEditing } from '../session/session'
import { createTrail, type Trail } from './trail'
import { nextPoint, type Unsure } from './unsure'

/** A selected point this close to the edge, in screen pixels, is brought to the middle. */
const edge = 60

/**
 * What a walk needs: the bench, the readings of its tracing, and its points still to be checked, those with the most effect
 * first.
 */
interface Ground {
  readonly bench: FilmBench
  readonly evaluate: (tracing: Tracing) => Evaluation
  readonly queue: (tracing: Tracing, evaluation: Evaluation) => readonly Unsure[]
}

/** Moving from point to point: selecting one, bringing it into view or close, confirming it. */
export interface Walk {
  /** Selects a point and brings it into view. */
  readonly goTo: (name: PointName) => void
  /** Selects a point for judging, zoomed to the region it may be in. */
  readonly review: (name: PointName) => void
  /** Goes to the next or the previous point, unsure ones first. */
  readonly step: (by: 1 | -1) => void
  /** Goes to the point visited before this one, settled or not; if there is none, to the previous one of the queue. */
  readonly back: () => void
  /** Whether the selected point is being reviewed on the walk: it still needs review, or was reached by going back. */
  readonly isLooking: () => boolean
  /** Shows the whole film, or zooms back to the selected point. */
  readonly lookAround: () => void
  /**
   * Confirms the selected point where it is, or at the previewed candidate: it counts as placed by hand from now on, which starts
   * editing. Does nothing if editing is locked.
   */
  readonly confirm: () => void
  /**
   * States that the selected point cannot be seen on this film: it remains as an estimate, is not asked about again, and the walk
   * continues.
   */
  readonly declareUnseen: () => void
}

const goToOn = (bench: FilmBench, name: PointName): void => {
  selectPoint(bench, name)
  const at = bench.knows.points(bench.session.get().present)[name]
  if (!at) return
  const [view, stage] = [bench.view.get(), bench.stage.get()]
  const there = toScreen(view, at)
  const seen = there.x > edge && there.y > edge && there.x < stage.width - edge && there.y < stage.height - edge
  if (!seen) bench.view.set(centreOn(stage, at, view))
}

/** Selects a point; a detected one is zoomed until its expected error is visible. */
const lookAtOn = (bench: FilmBench, name: PointName): void => {
  const point = bench.session.get().present.points[name]
  if (!point || point.origin === 'manual' || point.errorPx === undefined) {
    goToOn(bench, name)
    return
  }
  selectPoint(bench, name)
  const [view, stage] = [bench.view.get(), bench.stage.get()]
  bench.view.set(closerOn(stage, view, { at: point, errorPx: point.errorPx, fitted: fit(bench.film, stage, view.turn).zoom }))
}

const lookAroundOn = (bench: FilmBench): void => {
  const [{ selected }, view] = [bench.hand.get(), bench.view.get()]
  if (selected && view.zoom <= fit(bench.film, bench.stage.get(), view.turn).zoom) lookAtOn(bench, selected)
  else fitFilm(bench)
}

/** The edit that places the selected point by hand where it is shown; null if there is none or the tracing is locked. */
const confirmingEdit = (bench: FilmBench): Extract<Edit, { edit: 'move' }> | null => {
  const [session, name] = [bench.session.get(), bench.hand.get().selected]
  const at = name && session.present.points[name] && shown(session).points[name]
  return name && at && !session.locked ? { edit: 'move', name, to: { x: at.x, y: at.y } } : null
}

/** Whether the selected point needs review, or was reached by going back. */
const looksOn = (bench: FilmBench, { cameBackTo }: Trail): boolean => {
  const { selected } = bench.hand.get()
  return waitingInHand(bench) !== null || (selected !== null && cameBackTo(selected))
}

/** Steps through the queue; if the selected point leaves the queue, continues from its former position. */
const createQueueWay = ({ bench, evaluate, queue }: Ground) => {
  /** The points that followed the selected one when it was taken from the queue. */
  let ahead: { readonly from: PointName; readonly names: readonly PointName[] } | null = null
  return {
    take: (name: PointName): void => {
      const { present } = bench.session.get()
      const names = queue(present, evaluate(present)).map(point => point.name)
      const at = names.indexOf(name)
      if (at >= 0) ahead = { from: name, names: [...names.slice(at + 1), ...names.slice(0, at)] }
    },
    after: (tracing: Tracing, from: PointName | null, by: 1 | -1): PointName | null => {
      const evaluation = evaluate(tracing)
      const names = ahead?.from === from ? ahead.names : []
      return nextPoint(tracing, evaluation, { from, by, queue: queue(tracing, evaluation), ahead: names })
    },
  }
}

export const createWalk = (ground: Ground): Walk => {
  const { bench } = ground
  const [way, trail] = [createQueueWay(ground), createTrail()]
  const review = (name: PointName): void => {
    way.take(name)
    trail.reach(name)
    lookAtOn(bench, name)
  }
  const step = (by: 1 | -1): void => {
    const next = way.after(shown(bench.session.get()), bench.hand.get().selected, by)
    if (next) review(next)
  }
  /** Applies the edit that settles the selected point, and goes to the next. */
  const settle = (name: PointName, edit: Edit): void => {
    const next = way.after(bench.session.get().present, name, 1)
    bench.session.set(now => commit(startEditing(now), apply(now.present, edit)))
    if (next && next !== name) review(next)
  }
  return {
    goTo: name => goToOn(bench, name),
    review,
    step,
    back: () => {
      const before = trail.back(name => bench.session.get().present.points[name] !== undefined)
      if (before) lookAtOn(bench, before)
      else step(-1)
    },
    isLooking: () => looksOn(bench, trail),
    lookAround: () => lookAroundOn(bench),
    confirm: () => {
      const edit = confirmingEdit(bench)
      if (edit) settle(edit.name, edit)
    },
    declareUnseen: () => {
      const name = waitingInHand(bench)
      if (name) settle(name, { edit: 'declareUnseen', name })
    },
  }
}
