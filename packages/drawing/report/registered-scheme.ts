import { scalesAmong } from '@sella/ceph/superimpose/case-scales'
import { drawnOf, type Overlay, type OverlayFilm, overlay } from '@sella/ceph/superimpose/overlay'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import { holdOf, linesOf, type OverlapScheme, registrationsOf } from '@sella/ceph/superimpose/scheme'
import { changedSince, type SinceSaved } from '@sella/ceph/superimpose/snapshot'
import type { OverlapRecord } from '../tracing/overlap-scene'
import { lineKind } from '../tracing/record-lines'

/** A record's film as used by a scheme. */
export interface SchemeFilm {
  readonly uuid: string
  readonly film: OverlayFilm
  readonly colour: string
}

/** One registration of a scheme, drawn: at least two records could be superimposed. */
export interface OverlapPicture {
  readonly overlay: Overlay
  readonly records: readonly OverlapRecord[]
}

export interface RegisteredScheme {
  readonly pictures: readonly OverlapPicture[]
  /** Registrations with fewer than two records that could be superimposed. */
  readonly undrawn: readonly Overlay[]
  /** Whether S-Na, beside all records of the case, indicates a wrong scale: the lengths of those records are withheld. */
  readonly scales: ScaleCheck
  /** What changed since the scheme was saved: the films are drawn as they are today. */
  readonly changed: readonly SinceSaved[]
}

const pictureOf = (drawnOverlay: Overlay, records: readonly SchemeFilm[], kinds: boolean): OverlapPicture => ({
  overlay: drawnOverlay,
  records: drawnOf(drawnOverlay).map(({ film, mmPerPixel, move }) => ({
    ...{ id: film.id, tracing: film.tracing, facing: film.facing, quarters: film.quarters, mmPerPixel, move },
    colour: records.find(({ uuid }) => uuid === film.id)?.colour ?? '#14191c',
    ...(kinds ? { line: lineKind(records.findIndex(({ uuid }) => uuid === film.id)) } : {}),
  })),
})

/**
 * The films of a scheme superimposed by each of its registrations, in its order: the first suitable one is the reference, the
 * others are superimposed on it as on screen, each by its own scale, with the doctor's corrections. `scales`: those of the whole
 * case.
 */
export const layScheme = (scheme: OverlapScheme, records: readonly SchemeFilm[], scales: ScaleCheck): RegisteredScheme => {
  const films = records.map(record => record.film)
  const overlays = registrationsOf(scheme).map(method =>
    overlay(films, method, { nudges: scheme.imgTrans[method] ?? {}, hold: holdOf(scheme, method) }),
  )
  const drawn = (each: Overlay): boolean => drawnOf(each).length > 1
  return {
    pictures: overlays.filter(drawn).map(each => pictureOf(each, records, linesOf(scheme).kinds)),
    undrawn: overlays.filter(each => !drawn(each)),
    scales: scalesAmong(
      scales,
      records.map(({ uuid }) => uuid),
    ),
    changed: changedSince(scheme, films),
  }
}
