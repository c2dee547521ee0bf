import { isRulePoint } from '@sella/ceph/edges/rule-points'
import { apply } from '@sella/ceph/tracing/edit'
import { commit, startEditing } from '../session/session'
import { type FilmBench, send } from './bench'

/** The result of placing a point by its definition; `no-edge`: the film shows none, and nothing is changed. */
export type TakenByRule = 'taken' | 'no-edge' | 'no-rule'

/**
 * Places the selected point by its definition on the film's edge, as one step of undo; starts editing if necessary. Guided
 * placement continues.
 */
export function takeByRule(bench: FilmBench): TakenByRule {
  const { selected, guided } = bench.hand.get()
  const name = guided ?? selected
  if (name === null || !isRulePoint(name)) return 'no-rule'
  const at = bench.knows.byRule(name, bench.session.get().present)
  if (at === null) return 'no-edge'
  bench.session.set(now => {
    const editing = startEditing(now)
    return commit(editing, apply(editing.present, { edit: 'move', name, to: at }))
  })
  if (guided) send(bench, { type: 'key', key: 's', shift: false })
  return 'taken'
}
