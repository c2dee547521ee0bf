import type { LandmarkName } from '../data/landmarks'
import { distance, type Point } from '../geometry/point'
import { changeRows } from './change'
import { hasScale } from './film'
import type { OverlayFilm } from './overlay'
import { type RegistrationName, registrationNames, registrations } from './registrations'
import type { OverlapScheme } from './scheme'

type SnapshotPoints = Readonly<Partial<Record<LandmarkName, Point>>>

/** The landmarks a registration may be held by and those it reports; null for all, if the picture shows the whole face. */
const standing = (method: RegistrationName): ReadonlySet<LandmarkName> | null => {
  const { along, stable, holds, draws } = registrations[method]
  if (draws === null) return null
  const read = changeRows.filter(row => row.registration === method).map(row => row.landmark)
  return new Set([...along, ...stable, ...(holds.includes('menton') ? (['Me'] as const) : []), ...read])
}

const snapshotPoints = ({ tracing }: OverlayFilm, method: RegistrationName): SnapshotPoints => {
  const wanted = standing(method)
  const placed = Object.entries(tracing.points) as readonly (readonly [LandmarkName, Point])[]
  return Object.fromEntries(placed.flatMap(([name, { x, y }]) => ((wanted?.has(name) ?? true) ? [[name, { x, y }]] : [])))
}

const perFilm = <T>(films: readonly OverlayFilm[], of: (film: OverlayFilm) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(films.map(film => [film.id, of(film)]))

/** The scheme with the current points and scales of its records. `savedOn`: `YYYY-MM-DD`. */
export const withSnapshot = (scheme: OverlapScheme, films: readonly OverlayFilm[], savedOn: string): OverlapScheme => {
  const own = films.filter(film => scheme.uuids.includes(film.id))
  const points = Object.fromEntries(registrationNames.map(method => [method, perFilm(own, film => snapshotPoints(film, method))]))
  return { ...scheme, points, scales: perFilm(own, film => film.mmPerPixel), savedOn }
}

/** A landmark that has moved. `mm`: how far, by the current scale; null if it was added or removed, or without a scale. */
export interface MovedPoint {
  readonly landmark: LandmarkName
  readonly mm: number | null
}

/** What has changed on a record since the scheme was saved. */
export interface SinceSaved {
  readonly id: string
  readonly points: readonly MovedPoint[]
  readonly scale: boolean
}

/** Tolerance for the rounding of stored numbers, pixels. */
const same = 1e-6

const movedPoint = (landmark: LandmarkName, before: Point | undefined, film: OverlayFilm): readonly MovedPoint[] => {
  const now = film.points[landmark]
  if (before === undefined || now === undefined) return before === now ? [] : [{ landmark, mm: null }]
  const pixels = distance(before, now)
  if (pixels <= same) return []
  return [{ landmark, mm: hasScale(film.mmPerPixel) ? pixels * film.mmPerPixel : null }]
}

/**
 * A scheme that stores scales also stores every placed point; an older one only those of the lines, so no changes are reported
 * for other points.
 */
function changesOf(scheme: OverlapScheme, film: OverlayFilm): SinceSaved | null {
  const kept: SnapshotPoints = Object.fromEntries(
    registrationNames.flatMap(method => Object.entries(scheme.points[method]?.[film.id] ?? {})),
  )
  const before = scheme.scales?.[film.id]
  const names = new Set([
    ...Object.keys(kept),
    ...(before === undefined ? [] : Object.keys(film.tracing.points)),
  ]) as Set<LandmarkName>
  const points = [...names].flatMap(name => movedPoint(name, kept[name], film))
  const scale = before !== undefined && Math.abs((before ?? 0) - (film.mmPerPixel ?? 0)) > same * (before ?? 1)
  return points.length > 0 || scale ? { id: film.id, points, scale } : null
}

/** The records whose points or scale differ from those saved with the scheme, in the order given. */
export const changedSince = (scheme: OverlapScheme, films: readonly OverlayFilm[]): readonly SinceSaved[] =>
  films.filter(film => scheme.uuids.includes(film.id)).flatMap(film => changesOf(scheme, film) ?? [])
