import type { LandmarkName } from '../data/landmarks'
import type { Point } from '../geometry/point'
import { identity, type Similarity } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { calibrate } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import { derive } from '../tracing/derive'
import { facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'
import type { FilmWithErrors } from './change'
import { hasScale, inMillimetres } from './film'
import { nudgedMove } from './nudge'
import { type Registered, register } from './register'
import { type RegistrationName, registrations } from './registrations'
import type { Nudge } from './scheme'

/** One record's traced film, ready to be laid on another. */
export interface OverlayFilm extends FilmWithErrors {
  readonly id: string
  readonly tracing: Tracing
  readonly calibration: Calibration
}

/** What became of one record in one registration. `move`: canonical mm of the record to canonical mm of the reference. */
export type Laid =
  | { readonly status: 'reference'; readonly film: OverlayFilm; readonly move: Similarity }
  | {
      readonly status: 'registered'
      readonly film: OverlayFilm
      readonly registered: Registered
      readonly move: Similarity
      readonly nudge: Nudge | undefined
    }
  | { readonly status: 'skipped'; readonly film: OverlayFilm; readonly why: Missing }

export interface Overlay {
  readonly method: RegistrationName
  readonly laid: readonly Laid[]
  /** Where the reference is held, canonical mm; null when no record can be the reference. */
  readonly heldAt: Point | null
}

/** A tracing as a film to superimpose: derived points included, its own scale only (never S-Na assumed: that would erase growth). */
export function overlayFilm(id: string, tracing: Tracing): OverlayFilm {
  const facing = facingOf(tracing.points)
  const calibration = calibrate(tracing)
  const errors = Object.entries(tracing.points).flatMap(([name, point]) =>
    point.errorMm === undefined ? [] : [[name, point.errorMm] as const],
  )
  return {
    id,
    tracing,
    calibration,
    facing,
    points: derive(tracing.points, facing),
    mmPerPixel: calibration.mmPerPixel,
    errorsMm: Object.fromEntries(errors) as Partial<Record<LandmarkName, number>>,
  }
}

/** Why a film cannot be the reference of a registration; null when it can. It is asked to lie on itself. */
const faultOf = (film: OverlayFilm, method: RegistrationName): Missing | null => {
  const alone = register([film, film], method)
  return alone.status === 'missing' ? alone : null
}

const laidOn = (reference: OverlayFilm, film: OverlayFilm, by: { method: RegistrationName; nudge: Nudge | undefined }): Laid => {
  const registered = register([reference, film], by.method)
  if (registered.status === 'missing') return { status: 'skipped', film, why: registered }
  return {
    status: 'registered',
    film,
    registered,
    move: nudgedMove(registered.move, by.nudge, registered.heldAt),
    nudge: by.nudge,
  }
}

/**
 * Lays the records of an overlap on each other by one registration. The reference is the first that has a scale and the points of
 * the line; every other one is laid on it or skipped with the reason. `nudges`: the doctor's corrections by record.
 */
export function overlay(
  films: readonly OverlayFilm[],
  method: RegistrationName,
  nudges: Readonly<Partial<Record<string, Nudge>>> = {},
): Overlay {
  const reference = films.find(film => faultOf(film, method) === null)
  const laid = films.map((film): Laid => {
    const fault = faultOf(film, method)
    if (fault !== null || reference === undefined)
      return { status: 'skipped', film, why: fault ?? { status: 'missing', why: 'missing-points', needs: [] } }
    if (film === reference) return { status: 'reference', film, move: identity }
    return laidOn(reference, film, { method, nudge: nudges[film.id] })
  })
  const heldAt = reference ? (inMillimetres(reference)?.[registrations[method].register] ?? null) : null
  return { method, laid, heldAt }
}

/** The films of an overlay that can be drawn with the scale they are drawn at, reference first among equals of their order. */
export const drawnOf = ({ laid }: Overlay) =>
  laid.flatMap(one =>
    one.status === 'skipped' || !hasScale(one.film.mmPerPixel) ? [] : [{ ...one, mmPerPixel: one.film.mmPerPixel }],
  )

/** The reference and its films laid on it with what was found, for tables of change. */
export const referenceOf = ({ laid }: Overlay): OverlayFilm | null => laid.find(one => one.status === 'reference')?.film ?? null
