import { isOnDemand, type LandmarkName, landmarkNames } from '../data/landmarks'
import { type ItemName, itemNames, measurements } from '../data/measurements'
import { groundOf } from '../measure/ground'
import { builtInLookup, measureOn } from '../measure/measure'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import type { Unit } from '../unit'
import type { Words } from '../words'
import { type Agreement, agreementOf } from './agreement'
import type { ClassAgreement } from './classes'
import { holm } from './holm'
import type { Pair } from './pair'
import { type PointAgreement, pointAgreement, type Reread } from './points'
import { stageAgreement } from './stages'

/** A measurement over all films that have it in both readings. */
export interface ItemAgreement {
  readonly item: string
  readonly name: Words
  readonly unit: Unit
  readonly agreement: Agreement
  /** p of the bias, adjusted for the number of items tested. */
  readonly corrected: number | null
  /** By film, in their order. */
  readonly pairs: readonly { readonly film: string; readonly pair: Pair }[]
}

export interface Study {
  /** Films with two readings. */
  readonly films: number
  /** Films whose lengths take S-Na for 71.8 mm, because their first reading has no scale. */
  readonly scaleless: number
  readonly items: readonly ItemAgreement[]
  readonly points: readonly PointAgreement[]
  /** Agreement of the vertebral stage; null if no film has its points twice. */
  readonly stages: ClassAgreement | null
}

type Values = ReadonlyMap<string, number>

/**
 * Both readings use the first one's scale, or S-Na = 71.8 mm if it has none, because the placement of the ruler is not an error
 * of the points.
 */
const valuesOf = (tracing: Tracing, first: Tracing, items: readonly ItemName[]): Values => {
  const ground = groundOf(tracing.points, calibrate(first, true), { lookup: builtInLookup })
  return new Map(
    items.flatMap(item => {
      const reading = measureOn(item, measurements[item].unit, ground)
      return reading.status === 'read' ? [[item, reading.value] as const] : []
    }),
  )
}

const itemAgreement = (
  item: ItemName,
  films: readonly { readonly film: string; readonly first: Values; readonly second: Values }[],
): Omit<ItemAgreement, 'corrected'> | null => {
  const pairs = films.flatMap(({ film, first, second }) => {
    const [a, b] = [first.get(item), second.get(item)]
    return a === undefined || b === undefined ? [] : [{ film, pair: [a, b] as const }]
  })
  const agreement = agreementOf(pairs.map(({ pair }) => pair))
  const { name, unit } = measurements[item]
  return agreement && { item, name, unit, agreement, pairs }
}

/**
 * Agreement of two readings of films: every requested item that both readings of a film provide, and every landmark placed in
 * both. Items of the same quantity are reported once.
 */
export function studyOf(films: readonly Reread[], items: readonly ItemName[] = itemNames): Study {
  const seen = new Map([...items].reverse().map(item => [measurements[item].quantity, item]))
  const asked = items.filter(item => seen.get(measurements[item].quantity) === item)
  const read = films.map(({ film, first, second }) => ({
    film,
    first: valuesOf(first, first, asked),
    second: valuesOf(second, first, asked),
  }))
  const agreements = asked.flatMap(item => itemAgreement(item, read) ?? [])
  const corrected = holm(agreements.map(({ agreement }) => agreement.bias?.p ?? null))
  const names = [...landmarkNames].sort((a, b) => Number(isOnDemand(a)) - Number(isOnDemand(b)))
  return {
    films: films.length,
    scaleless: films.filter(({ first }) => calibrate(first).mmPerPixel === null).length,
    items: agreements.map((agreement, i) => ({ ...agreement, corrected: corrected[i] ?? null })),
    points: names.flatMap((name: LandmarkName) => pointAgreement(name, films) ?? []),
    stages: stageAgreement(films),
  }
}
