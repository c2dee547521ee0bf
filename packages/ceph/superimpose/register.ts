import { degrees } from '../geometry/angle'
import { type Similarity, turnOf } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { contourResidual, layByContours } from './contours'
import { contoursInMillimetres, type Film, inMillimetres } from './film'
import { type Films, finite, leftOver, missing, pairsOf, type Registered, register, registerByFit } from './register-method'
import type { Hold, RegistrationName } from './registrations'

/**
 * Root mean square distance between the records' landmarks in `from`, mm, or for contours between these, with `move` in place of the
 * registered move: the quality of fit that remains after a correction by hand. Canonical mm. Null where it takes the contours apart.
 */
export const residualAfter = (
  films: Films,
  { name, hold, from }: Pick<Registered, 'name' | 'hold' | 'from'>,
  move: Similarity,
): number | null => {
  const contours = films.map(contoursInMillimetres)
  const [fixed, moved] = contours
  if (hold === 'contours' && fixed && moved) return contourResidual([fixed, moved], name, move)
  return leftOver(move, pairsOf(from, inMillimetres(films[0]) ?? {}, inMillimetres(films[1]) ?? {}))
}

/**
 * Registers `moved` on `reference` by the best fit of the region's contours fitted to both films, starting from the registration
 * on the row's own point and line. Missing if that registration is missing, and `no-contour` if less than 15 mm of contour lie
 * close together.
 */
function registerByContours(films: Films, name: RegistrationName): Registered | Missing {
  const start = register(films, name)
  if (start.status === 'missing') return start
  const [fixed, moved] = [contoursInMillimetres(films[0]), contoursInMillimetres(films[1])]
  const fitted = fixed && moved && layByContours([fixed, moved], name, start.move)
  if (!fitted) return missing('no-contour', [])
  const { move, residualMm, middle } = fitted
  const turned = { rotationDegrees: degrees(turnOf(move)), translationMm: { x: move.tx, y: move.ty } }
  return finite({
    ...start,
    ...turned,
    move,
    residualMm,
    registrationPoint: middle,
    registrationKind: 'centre',
    hold: 'contours',
  })
}

/** Registers by the doctor's choice: along the row's line, or by the best fit. */
export const registerBy = (
  films: readonly [reference: Film, moved: Film],
  name: RegistrationName,
  hold: Hold,
): Registered | Missing => {
  if (hold === 'contours') return registerByContours(films, name)
  return hold === 'fit' ? registerByFit(films, name) : register(films, name, hold)
}
