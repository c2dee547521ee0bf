import { degrees } from '@sella/ceph/geometry/angle'
import type { Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity, turnOf } from '@sella/ceph/geometry/transform'
import { NO_VALUE, roundHalfAway } from '@sella/ceph/measure/display'
import { displacedOf } from '@sella/ceph/superimpose/displaced'
import type { Displacement } from '@sella/ceph/superimpose/displacement'
import { type Film, inMillimetres } from '@sella/ceph/superimpose/film'
import { type Overlay, type OverlayEntry, type OverlayFilm, referenceOf } from '@sella/ceph/superimpose/overlay'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import { guessedSign } from '@sella/drawing/report/guessed'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { table } from './table'
import { missingJson } from './values-output'

const xy = ({ x, y }: Point) => [x, y] as const

/** A rigid move p' = R p + t and the resulting positions of a film's points, millimetres of a right-facing frame. */
export const moveOf = (film: Film, move: Similarity) => ({
  rotation_deg: degrees(turnOf(move)),
  translation_mm: [move.tx, move.ty] as const,
  registered_mm: Object.fromEntries(
    Object.entries(inMillimetres(film) ?? {}).flatMap(([name, point]) => (point ? [[name, xy(apply(move, point))]] : [])),
  ),
})

/** The displacement of a landmark, mm; `detectable_mm` is null if the errors of the points are unknown. */
export const displacementJson = (
  { landmark, forwardMm, downMm, distanceMm, floorMm }: Displacement,
  withheld: boolean,
  hasErrors: boolean,
) => ({
  landmark,
  forward_mm: withheld ? null : forwardMm,
  down_mm: withheld ? null : downMm,
  distance_mm: withheld ? null : distanceMm,
  detectable_mm: hasErrors && !withheld ? floorMm : null,
})

/**
 * Whether a record is superimposed by a doubted scale, its own or the reference's: then only its rotation is given, as on screen.
 */
export const liesByDoubted = (id: string, overlay: Overlay, { doubted }: ScaleCheck): boolean =>
  doubted.has(id) || doubted.has(referenceOf(overlay)?.id ?? '')

const withheldMm = { translation_mm: null, registered_mm: null, residual_mm: null } as const

const overlayRecordsJson = (entry: OverlayEntry, isDoubted: (id: string) => boolean) => {
  if (entry.status === 'skipped') return []
  const nudge = entry.status === 'registered' ? entry.nudge : undefined
  const doubted = isDoubted(entry.film.id)
  return [
    {
      record: entry.film.id,
      ...moveOf(entry.film, entry.move),
      residual_mm: entry.status === 'registered' ? entry.residualMm : null,
      ...(doubted ? withheldMm : {}),
      scale_doubted: doubted,
      by_hand: nudge ? { forward_mm: nudge.x, down_mm: nudge.y, turn_deg: degrees(nudge.turn) } : null,
    },
  ]
}

/**
 * The registrations of a scheme, in their order, including the doctor's corrections; records that cannot be registered give the
 * reason. Millimetres by a doubted scale are null.
 */
export const overlaysJson = (overlays: readonly Overlay[], scales: ScaleCheck) =>
  Object.fromEntries(
    overlays.map(overlay => [
      overlay.method,
      {
        hold: overlay.hold,
        reference: referenceOf(overlay)?.id ?? null,
        records: overlay.entries.flatMap(entry => overlayRecordsJson(entry, id => liesByDoubted(id, overlay, scales))),
        missing: missingJson(
          overlay.entries.flatMap(entry => (entry.status === 'skipped' ? [[entry.film.id, entry.why] as const] : [])),
        ),
      },
    ]),
  )

export const displacementsJson = (overlays: readonly Overlay[], scales: ScaleCheck, dayOf: (id: string) => string) =>
  displacedOf(overlays, scales, dayOf).map(displacement => ({
    on: displacement.method,
    from: displacement.films[0].id,
    to: displacement.films[1].id,
    ...displacementJson(displacement, displacement.doubted, true),
    scale_doubted: displacement.doubted,
    guessed: displacement.guessed,
  }))

/** Whether lengths between these films go by a scale that nobody measured, on either of them. */
export const areApproximate = (films: readonly Pick<OverlayFilm, 'calibration'>[]): boolean =>
  films.some(({ calibration }) => !isMeasuredScale(calibration))

export type DisplacementRow = Omit<ReturnType<typeof displacementJson>, 'landmark'> & {
  readonly landmark: string
  readonly on: string
  /** Its millimetres are marked: a scale was not measured. */
  readonly approximate?: boolean
  /** The landmark could not be seen on one of the films. */
  readonly guessed?: boolean
}

/** Two decimals, in characters a terminal and a script read; no sign for zero. */
export const inTwoDecimals = (value: number): string => roundHalfAway(value, 2).toFixed(2)

const mm = (value: number | null, approximate = false): string =>
  value === null ? NO_VALUE : `${approximate ? '≈ ' : ''}${inTwoDecimals(value)} mm`

export const displacementTable = (rows: readonly DisplacementRow[]): string =>
  table([
    ['', '', 'forward', 'down', 'total', 'detectable'],
    ...rows.map(({ landmark, on, forward_mm, down_mm, distance_mm, detectable_mm, approximate, guessed }) => [
      ...[guessed ? `${landmark} ${guessedSign.en}` : landmark, on],
      ...[forward_mm, down_mm, distance_mm].map(each => mm(each, approximate)),
      mm(detectable_mm?.total ?? null),
    ]),
  ])
