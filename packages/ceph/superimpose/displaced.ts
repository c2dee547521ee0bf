import { displacements } from './change'
import type { Displacement } from './displacement'
import { type Overlay, type OverlayFilm, referenceOf } from './overlay'
import type { RegistrationName } from './registrations'
import type { ScaleCheck } from './scale-check'
import type { Nudge } from './scheme'

/** One row of the table of displacements, the same on screen and paper. */
export interface Displaced extends Displacement {
  readonly method: RegistrationName
  /** Between which records: not always the first and the last, where those lack what this registration needs. */
  readonly films: readonly [OverlayFilm, OverlayFilm]
  /** The doctor's correction that is part of it. */
  readonly nudge: Nudge | undefined
  /** It rests on a scale that is doubted: its millimetres are withheld. */
  readonly doubted: boolean
  /** Nobody saw the landmark on one of the two films. */
  readonly guessed: boolean
}

/** Where the landmarks of each registration went from its reference to the last record laid on it, the doctor's corrections included. */
export const displacedOf = (overlays: readonly Overlay[], { doubted }: Pick<ScaleCheck, 'doubted'>): readonly Displaced[] =>
  overlays.flatMap(overlay => {
    const reference = referenceOf(overlay)
    const last = overlay.laid.findLast(film => film.status === 'registered')
    if (!reference || last?.status !== 'registered') return []
    const films = [reference, last.film] as const
    return displacements(films, { ...last.registered, move: last.move }).map(change => ({
      ...change,
      ...{ method: overlay.method, films, nudge: last.nudge },
      doubted: films.some(({ id }) => doubted.has(id)),
      guessed: films.some(({ tracing }) => tracing.points[change.landmark]?.origin === 'estimated'),
    }))
  })

/** Whether the landmark moved by more than the error of the points explains. */
export const hasMoved = ({ distanceMm, floorMm }: Displacement): boolean => distanceMm > floorMm.total
