import type { LandmarkName } from '../data/landmarks'
import type { ReaderErrors } from '../data/reader-errors'
import type { Point } from '../geometry/point'
import { identity, type Quarters, type Similarity } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { calibrate } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import { derive } from '../tracing/derive'
import { canonical, type Facing, facingOf, quartersToUpright } from '../tracing/frame'
import { pointErrors } from '../tracing/point-error'
import type { Tracing } from '../tracing/tracing'
import { contoursOf } from './contours'
import type { FilmWithErrors } from './displacement'
import { hasScale } from './film'
import { isNoNudge, nudgedMove } from './nudge'
import { registerBy, residualAfter } from './register'
import type { Registered } from './register-method'
import type { Hold, RegistrationName } from './registrations'
import type { Nudge } from './scheme'

/** One record's traced film, ready to be superimposed. */
export interface OverlayFilm extends FilmWithErrors {
  readonly id: string
  readonly tracing: Tracing
  readonly calibration: Calibration
  readonly quarters: Quarters
}

/** The result for one record in one registration. `move`: from the record's millimetres to the reference's, both set upright. */
export type OverlayEntry =
  | { readonly status: 'reference'; readonly film: OverlayFilm; readonly move: Similarity }
  | {
      readonly status: 'registered'
      readonly film: OverlayFilm
      readonly registered: Registered
      readonly move: Similarity
      readonly nudge: Nudge | undefined
      /**
       * Root mean square distance between the registration landmarks or contours, mm, after the doctor's correction; that of
       * `registered` is before it. Null where the correction takes the contours apart.
       */
      readonly residualMm: number | null
    }
  | { readonly status: 'skipped'; readonly film: OverlayFilm; readonly why: Missing }

export interface Overlay {
  readonly method: RegistrationName
  readonly hold: Hold
  readonly entries: readonly OverlayEntry[]
  /** Registration point on the reference, canonical mm; null if no record can be the reference. */
  readonly registrationPoint: Point | null
  /** The landmarks of the reference that define its line and registration point. */
  readonly from: readonly LandmarkName[]
}

/** Quarter turns that set the film of a tracing upright: superimposed, it is drawn and corrected by hand as the patient stands. */
const quartersOf = (points: Tracing['points'], facing: Facing): Quarters =>
  quartersToUpright(Object.fromEntries(Object.entries(points).map(([name, at]) => [name, canonical(at, facing)])))

/**
 * A tracing as a film to superimpose: set upright, includes derived points, uses only its own scale (S-Na is never assumed, because that would
 * erase growth), and has the errors of `readers` as passed to `judge`.
 */
export function overlayFilm(id: string, tracing: Tracing, readers: ReaderErrors | null): OverlayFilm {
  const facing = facingOf(tracing.points)
  const calibration = calibrate(tracing)
  return {
    id,
    tracing,
    calibration,
    facing,
    quarters: quartersOf(tracing.points, facing),
    points: derive(tracing.points, facing),
    mmPerPixel: calibration.mmPerPixel,
    errors: pointErrors(tracing.points, readers),
    contours: contoursOf(tracing),
  }
}

/** How the records are superimposed, in addition to the method. */
export interface LayingBy {
  /** The doctor's corrections by record. */
  readonly nudges?: Readonly<Partial<Record<string, Nudge>>>
  /** Default: the row's own point. */
  readonly hold?: Hold
}

type Way = Pick<Overlay, 'method' | 'hold'> & Pick<LayingBy, 'nudges'>

const corrected = (
  films: readonly [OverlayFilm, OverlayFilm],
  registered: Registered,
  nudge: Nudge | undefined,
): OverlayEntry => {
  const move = nudgedMove(registered.move, nudge, registered.registrationPoint)
  const residualMm = nudge ? residualAfter(films, registered, move) : registered.residualMm
  return { status: 'registered', film: films[1], registered, move, nudge, residualMm }
}

const registeredOn = (reference: OverlayFilm, film: OverlayFilm, { method, hold, nudges }: Way): OverlayEntry => {
  const registered = registerBy([reference, film], method, hold)
  if (registered.status === 'missing') return { status: 'skipped', film, why: registered }
  return corrected([reference, film], registered, nudges?.[film.id])
}

/**
 * Superimposes the records of an overlap by one registration. The reference is the first record that has a scale and the required
 * points; every other record is registered on it, or skipped with a reason.
 */
export function overlay(films: readonly OverlayFilm[], method: RegistrationName, by: LayingBy = {}): Overlay {
  const way: Way = { method, hold: by.hold ?? 'point', nudges: by.nudges }
  const alone = films.map(film => ({ film, self: registerBy([film, film], method, way.hold) }))
  const first = alone.flatMap(({ film, self }) => (self.status === 'registered' ? [{ film, self }] : []))[0]
  const entries = alone.map(({ film, self }): OverlayEntry => {
    if (self.status === 'missing') return { status: 'skipped', film, why: self }
    const reference = first?.film ?? film
    return film === reference ? { status: 'reference', film, move: identity } : registeredOn(reference, film, way)
  })
  return {
    method,
    hold: way.hold,
    entries,
    registrationPoint: first?.self.registrationPoint ?? null,
    from: first?.self.from ?? [],
  }
}

/** The films of an overlap that can be drawn, in their order, with their drawing scale. */
export const drawnOf = ({ entries }: Overlay) =>
  entries.flatMap(entry =>
    entry.status === 'skipped' || !hasScale(entry.film.mmPerPixel) ? [] : [{ ...entry, mmPerPixel: entry.film.mmPerPixel }],
  )

/** The film the others are registered on; null if there is none. */
export const referenceOf = ({ entries }: Overlay): OverlayFilm | null =>
  entries.find(entry => entry.status === 'reference')?.film ?? null

/**
 * The same overlap with a different correction for one record, with the same result as `overlay`; nothing is registered again.
 */
export function renudged(now: Overlay, id: string, nudge: Nudge): Overlay {
  const reference = referenceOf(now)
  if (!reference) return now
  return {
    ...now,
    entries: now.entries.map(entry =>
      entry.status === 'registered' && entry.film.id === id
        ? corrected([reference, entry.film], entry.registered, isNoNudge(nudge) ? undefined : nudge)
        : entry,
    ),
  }
}
