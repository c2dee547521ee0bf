import { isFrontalLandmark, otherSide } from '@sella/ceph/data/frontal/landmarks'
import { apply } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { FilmBench } from '../bench/bench'
import { commit, startEditing } from '../session/session'

const isMarker = (name: string): boolean => name.startsWith('Mark_')

/** Every point of a frontal film under the name of the other side; the letters on the film stay what they are. */
const withSidesExchanged = (points: Tracing['points']): Tracing['points'] =>
  Object.fromEntries(
    Object.entries(points).map(([name, point]) => [isFrontalLandmark(name) && !isMarker(name) ? otherSide(name) : name, point]),
  )

/** The same on the open film, as one step of undo. */
export const exchangeSides = ({ session }: Pick<FilmBench, 'session'>): void =>
  session.set(now => {
    const editing = startEditing(now)
    return commit(editing, apply(editing.present, { edit: 'replaceAll', points: withSidesExchanged(editing.present.points) }))
  })
