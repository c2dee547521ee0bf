import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { apply, inverse } from '../film/canonical'
import { fitOutlines } from '../outlines/fit'
import { fitSkin } from '../outlines/skin'
import type { Detection } from './detection'
import { type FilmReading, isOnFilm } from './film-reading'

/** The outlines fitted to the film's edges from all points read on it. */
export function outlineOf({ bench, look, refined, further, skin }: FilmReading): NonNullable<Detection['outline']> {
  const { levels, numbers } = bench
  const read = [
    ...refined.map(({ at }, i) => [numbers.order[i] as string, at] as const),
    ...Object.entries(further).map(([name, { at }]) => [name, at] as const),
  ]
  const landmarks = Object.fromEntries(read.filter(([name]) => isLandmarkName(name)))
  const { toCanonical, pose } = look
  const limit = numbers.further?.limit ?? 0
  const unsure = new Set(
    Object.entries(further).flatMap(
      ([
        name,
        {
          doubt: { bound },
        },
      ]) => (bound > limit ? [name] : []),
    ),
  )
  const frame = { levels, toCanonical, inverted: pose.inverted }
  const knots = { ...fitOutlines(frame, landmarks, unsure), ...fitSkin(skin, landmarks) }
  const back = inverse(toCanonical)
  return Object.fromEntries(
    Object.entries(knots).flatMap(([name, at]) => {
      const [x, y] = apply(back, at)
      return isOnFilm([x, y], levels) ? [[name, { x, y }] as const] : []
    }),
  )
}
