import type { PointName } from '@sella/ceph/data/point-name'
import { apply } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Bench } from '@sella/workbench/bench/bench'
import { closerOn } from '@sella/workbench/bench/closer'
import { centreOn, fit, toScreen } from '@sella/workbench/canvas/view'
import { nextPoint } from '@sella/workbench/review/unsure'
import { commit, shown } from '@sella/workbench/session/session'
import { useDesk } from '../desk'

/** Screen pixels from the edge within which a selected point is brought to the middle. */
const edge = 60

/** Who came after the point in hand when it was taken from the queue. */
const ahead = new WeakMap<Bench, { readonly from: PointName; readonly names: readonly PointName[] }>()

/** Going from point to point: selecting one, bringing it into view or close, confirming it. */
export const useWalk = () => {
  const { bench, evaluate, choice, subject } = useDesk()
  const goTo = (name: PointName): void => {
    bench.hand.set(hand => ({ ...hand, selected: name }))
    const at = bench.knows.points(bench.session.get().present)[name]
    if (!at) return
    const [view, stage] = [bench.view.get(), bench.stage.get()]
    const there = toScreen(view, at)
    const seen = there.x > edge && there.y > edge && there.x < stage.width - edge && there.y < stage.height - edge
    if (!seen) bench.view.set(centreOn(stage, at, view))
  }
  /** Selects a point to be judged: as close as its region asks for. */
  const review = (name: PointName): void => {
    const { present } = bench.session.get()
    const names = subject.unsure(present, evaluate(present), choice.get().customItems).map(one => one.name)
    const at = names.indexOf(name)
    if (at >= 0) ahead.set(bench, { from: name, names: [...names.slice(at + 1), ...names.slice(0, at)] })
    const point = present.points[name]
    if (!point || point.origin === 'manual' || point.errorPx === undefined) {
      goTo(name)
      return
    }
    bench.hand.set(hand => ({ ...hand, selected: name }))
    const [view, stage] = [bench.view.get(), bench.stage.get()]
    bench.view.set(closerOn(stage, view, { at: point, errorPx: point.errorPx, fitted: fit(bench.film, stage, view.turn).zoom }))
  }
  const after = (tracing: Tracing, from: PointName | null, by: 1 | -1): PointName | null => {
    const evaluation = evaluate(tracing)
    const known = ahead.get(bench)
    return nextPoint(tracing, evaluation, {
      ...{ from, by, queue: subject.unsure(tracing, evaluation, choice.get().customItems) },
      ahead: known?.from === from ? known.names : [],
    })
  }
  const step = (by: 1 | -1): void => {
    const next = after(shown(bench.session.get()), bench.hand.get().selected, by)
    if (next) review(next)
  }
  /** The point lies where it belongs: it counts as placed by hand from now on. */
  const confirm = (): void => {
    const [session, name] = [bench.session.get(), bench.hand.get().selected]
    const at = name && session.present.points[name]
    if (!name || !at) return
    const next = after(session.present, name, 1)
    bench.session.set(now => commit(now, apply(now.present, { edit: 'move', name, to: { x: at.x, y: at.y } })))
    if (next && next !== name) review(next)
  }
  return { goTo, review, step, confirm }
}
