import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { apply } from '@sella/ceph/tracing/edit'
import { commit, shown } from '../../../editor/session'
import { centreOn, toScreen } from '../../../editor/view'
import { useDesk } from '../desk'
import { nextPoint } from './unsure'

/** Screen pixels from the edge within which a selected point is brought to the middle. */
const edge = 60

/** Going from point to point: selecting one, bringing it into view, confirming it. */
export const useWalk = () => {
  const { bench, evaluate, choice } = useDesk()
  const goTo = (name: LandmarkName): void => {
    bench.hand.set(hand => ({ ...hand, selected: name }))
    const at = bench.knows.points(bench.session.get().present)[name]
    if (!at) return
    const [view, stage] = [bench.view.get(), bench.stage.get()]
    const there = toScreen(view, at)
    const seen = there.x > edge && there.y > edge && there.x < stage.width - edge && there.y < stage.height - edge
    if (!seen) bench.view.set(centreOn(stage, at, view))
  }
  const step = (by: 1 | -1): void => {
    const tracing = shown(bench.session.get())
    const next = nextPoint(tracing, evaluate(tracing), { from: bench.hand.get().selected, by, own: choice.get().customItems })
    if (next) goTo(next)
  }
  /** The point lies where it belongs: it counts as placed by hand from now on. */
  const confirm = (): void => {
    const [session, name] = [bench.session.get(), bench.hand.get().selected]
    const at = name && session.present.points[name]
    if (!name || !at) return
    const next = nextPoint(session.present, evaluate(session.present), { from: name, by: 1, own: choice.get().customItems })
    bench.session.set(now => commit(now, apply(now.present, { edit: 'move', name, to: { x: at.x, y: at.y } })))
    if (next && next !== name) goTo(next)
  }
  return { goTo, step, confirm }
}
