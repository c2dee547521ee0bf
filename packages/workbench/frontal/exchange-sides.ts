import { isFrontalLandmark, otherSide } from '@sella/ceph/data/frontal/landmarks'
import { apply } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { FilmBench } from '../bench/bench'
import { commit, startEditing } from '../session/session'

const isMarker = (name: string): boolean => name.startsWith('Mark_')

/** Renames every point of a frontal film to its counterpart on the other side; the letters on the film are unchanged. */
const withSidesExchanged = (points: Tracing['points']): Tracing['points'] =>
  Object.fromEntries(
    Object.entries(points).map(([name, point]) => [isFrontalLandmark(name) && !isMarker(name) ? otherSide(name) : name, point]),
  )

/** The same for the open film, as one step of undo. */
export const exchangeSides = ({ session }: Pick<FilmBench, 'session'>): void =>
  session.set(now => {
    const editing = startEditing(now)
    return commit(editing, apply(editing.present, { edit: 'replaceAll', points: withSidesExchanged(editing.present.points) }))
  })
