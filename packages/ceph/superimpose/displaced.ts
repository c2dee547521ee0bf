import { displacements } from './change'
import type { Displacement } from './displacement'
import { type Overlay, type OverlayFilm, referenceOf } from './overlay'
import type { RegistrationName } from './registrations'
import type { ScaleCheck } from './scale-check'
import type { Nudge } from './scheme'

/** One row of the table of displacements, the same on screen and on paper. */
export interface Displaced extends Displacement {
  readonly method: RegistrationName
  /** The two records compared. Not always the first and the last, if those lack what this registration needs. */
  readonly films: readonly [OverlayFilm, OverlayFilm]
  /** The doctor's correction included in it. */
  readonly nudge: Nudge | undefined
  /** True if it depends on a doubted scale: its millimetres are withheld. */
  readonly doubted: boolean
  /** True if the landmark could not be seen on one of the two films. */
  readonly guessed: boolean
}

/**
 * Displacements of the landmarks of each registration from its reference to the last record superimposed on it, including the
 * doctor's corrections.
 */
export const displacedOf = (overlays: readonly Overlay[], { doubted }: Pick<ScaleCheck, 'doubted'>): readonly Displaced[] =>
  overlays.flatMap(overlay => {
    const reference = referenceOf(overlay)
    const last = overlay.entries.findLast(film => film.status === 'registered')
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
