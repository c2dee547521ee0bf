import { compose, inverse } from '../geometry/transform'
import { displacements } from './change'
import type { Displacement } from './displacement'
import { inTime } from './in-time'
import { drawnOf, type Overlay, type OverlayEntry, type OverlayFilm } from './overlay'
import { registerBy } from './register'
import type { Registered } from './register-method'
import type { RegistrationName } from './registrations'
import type { ScaleCheck } from './scale-check'
import type { Nudge } from './scheme'

/** One row of the table of displacements, the same on screen and on paper. */
export interface Displaced extends Displacement {
  readonly method: RegistrationName
  /** The two records compared, the earlier first. Not always the first and the last, if those lack what this registration needs. */
  readonly films: readonly [OverlayFilm, OverlayFilm]
  /** The doctor's correction included in it: of the later record, else of the earlier. */
  readonly nudge: Nudge | undefined
  /** True if it depends on a doubted scale: its millimetres are withheld. */
  readonly doubted: boolean
  /** True if the landmark could not be seen on one of the two films. */
  readonly guessed: boolean
}

type Drawn = Exclude<OverlayEntry, { readonly status: 'skipped' }>

/**
 * The later of two superimposed films, registered on the earlier one as the overlay shows them, whichever film is the reference.
 */
const betweenOf = ({ method, hold }: Overlay, [first, last]: readonly [Drawn, Drawn]): Registered | null => {
  if (first.status === 'reference' && last.status === 'registered') return { ...last.registered, move: last.move }
  const registered = registerBy([first.film, last.film], method, hold)
  const back = inverse(first.move)
  return registered.status === 'missing' || !back ? null : { ...registered, move: compose(back, last.move) }
}

/**
 * Displacements of the landmarks of each registration from the earliest superimposed record to the latest, including the doctor's
 * corrections: a record of any date may be the reference, but a change always runs forward in time. `dayOf`: date of a film by
 * its id, `YYYY-MM-DD` or longer.
 */
export const displacedOf = (
  overlays: readonly Overlay[],
  { doubted }: Pick<ScaleCheck, 'doubted'>,
  dayOf: (id: string) => string,
): readonly Displaced[] =>
  overlays.flatMap(overlay => {
    const byDay = inTime(drawnOf(overlay), ({ film }) => dayOf(film.id))
    const [first, last] = [byDay[0], byDay.at(-1)]
    if (!first || !last || first === last) return []
    const registered = betweenOf(overlay, [first, last])
    if (!registered) return []
    const films = [first.film, last.film] as const
    const nudge = [last, first].flatMap(entry => (entry.status === 'registered' ? (entry.nudge ?? []) : []))[0]
    return displacements(films, registered).map(change => ({
      ...change,
      ...{ method: overlay.method, films, nudge },
      doubted: films.some(({ id }) => doubted.has(id)),
      guessed: films.some(({ tracing }) => tracing.points[change.landmark]?.origin === 'estimated'),
    }))
  })

/** Whether the landmark moved further than the error of the points explains. */
export const hasMoved = ({ distanceMm, floorMm }: Displacement): boolean => distanceMm > floorMm.total
