import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/geometry/transform'
import type { Alignment } from '../profile/align-profile'

/** Maps a place of the photo to the film. */
export const onFilm = ({ fit, mirrored }: Pick<Alignment, 'fit' | 'mirrored'>, { x, y }: Point): Point =>
  apply(fit, { x: mirrored ? -x : x, y })
