import { degrees } from '@sella/ceph/geometry/angle'
import type { Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity, turnOf } from '@sella/ceph/geometry/transform'
import { NO_VALUE } from '@sella/ceph/measure/display'
import type { Displacement } from '@sella/ceph/superimpose/change'
import { displacedOf } from '@sella/ceph/superimpose/displaced'
import { type Film, inMillimetres } from '@sella/ceph/superimpose/film'
import type { Laid, Overlay } from '@sella/ceph/superimpose/overlay'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import { table } from './table'
import { missingJson } from './values-output'

const xy = ({ x, y }: Point) => [x, y] as const

/** A rigid move p' = R p + t with what it makes of a film's points, millimetres of a right-facing frame. */
export const moveOf = (film: Film, move: Similarity) => ({
  rotation_deg: degrees(turnOf(move)),
  translation_mm: [move.tx, move.ty] as const,
  registered_mm: Object.fromEntries(
    Object.entries(inMillimetres(film) ?? {}).flatMap(([name, point]) => (point ? [[name, xy(apply(move, point))]] : [])),
  ),
})

/** Where a landmark went, mm; `detectable_mm` is null where nothing says what the points may be off. */
export const displacementJson = (
  { landmark, forwardMm, downMm, distanceMm, floorMm }: Displacement,
  withheld: boolean,
  known: boolean,
) => ({
  landmark,
  forward_mm: withheld ? null : forwardMm,
  down_mm: withheld ? null : downMm,
  distance_mm: withheld ? null : distanceMm,
  detectable_mm: known && !withheld ? floorMm : null,
})

const laidJson = (one: Laid) => {
  if (one.status === 'skipped') return []
  const nudge = one.status === 'registered' ? one.nudge : undefined
  return [
    {
      record: one.film.id,
      ...moveOf(one.film, one.move),
      residual_mm: one.status === 'registered' ? one.residualMm : null,
      by_hand: nudge ? { forward_mm: nudge.x, down_mm: nudge.y, turn_deg: degrees(nudge.turn) } : null,
    },
  ]
}

/** The registrations of a scheme, in their order, the doctor's corrections done; records that cannot be laid say why. */
export const overlaysJson = (overlays: readonly Overlay[]) =>
  Object.fromEntries(
    overlays.map(({ method, hold, laid }) => [
      method,
      {
        hold,
        reference: laid.find(one => one.status === 'reference')?.film.id ?? null,
        records: laid.flatMap(laidJson),
        missing: missingJson(laid.flatMap(one => (one.status === 'skipped' ? [[one.film.id, one.why] as const] : []))),
      },
    ]),
  )

export const displacementsJson = (overlays: readonly Overlay[], scales: ScaleCheck) =>
  displacedOf(overlays, scales).map(one => ({
    on: one.method,
    from: one.films[0].id,
    to: one.films[1].id,
    ...displacementJson(one, one.doubted, true),
    scale_doubted: one.doubted,
    guessed: one.guessed,
  }))

export type DisplacementRow = Omit<ReturnType<typeof displacementJson>, 'landmark'> & {
  readonly landmark: string
  readonly on: string
}

const mm = (value: number | null): string => (value === null ? NO_VALUE : `${value.toFixed(2)} mm`)

export const displacementTable = (rows: readonly DisplacementRow[]): string =>
  table([
    ['', '', 'forward', 'down', 'total', 'detectable'],
    ...rows.map(({ landmark, on, forward_mm, down_mm, distance_mm, detectable_mm }) => [
      ...[landmark, on, mm(forward_mm), mm(down_mm), mm(distance_mm), mm(detectable_mm?.total ?? null)],
    ]),
  ])
