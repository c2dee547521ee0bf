import type { Grade } from '../data/planning/grades'
import { holdaway, ricketts, steiner, tweed } from '../data/planning/targets'
import type { Definition } from '../kinds/definition'
import { asRead, showValue } from '../measure/display'
import { groundOf } from '../measure/ground'
import { builtInLookup, measureOn } from '../measure/measure'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import type { Unit } from '../unit'
import { alike, type Words } from '../words'
import { isReached } from './aim-as-read'
import type { Prediction } from './predict'
import { steinerCompromise } from './steiner'
import { valueRanges } from './value-ranges'

export type TargetScheme = 'steiner' | 'tweed' | 'holdaway' | 'ricketts'

/** The movement that brings a value to its target. */
export interface TargetLever {
  readonly tooth: 'U1' | 'L1'
  readonly amount: 'x' | 'turn'
}

/** A value that a scheme aims for. */
export interface Target {
  readonly key: string
  readonly scheme: TargetScheme
  readonly name: Words
  /** Name for narrow places; absent if the name is already short. */
  readonly short?: Words
  readonly unit: Unit
  readonly wanted: number
  /** Values within this range count as reached; if null, those within 1 of `wanted`. */
  readonly range: readonly [least: number, most: number] | null
  readonly value: number
  readonly reached: boolean
  readonly grade: Grade
  readonly lever: TargetLever | null
}

/** Distance of the superior sulcus (soft tissue A) behind the H line; not an item of the tables. */
const sulcusToH: Definition = { kind: 'point_to_line_signed', nodes: ['SoftTissuePog', 'UpperLip', 'SoftTissueA'] }

const lookup = (item: string): Definition | undefined => (item === sulcusKey ? sulcusToH : builtInLookup(item))

const sulcusKey = 'Superior sulcus to H line'
const lowerLipKey = 'Lower lip to H line(Holdaway)'

type Values = (item: string, unit: Unit) => number | null

function valuesOf(tracing: Tracing): Values {
  const ground = groundOf(tracing.points, calibrate(tracing), { lookup })
  return (item, unit) => {
    const reading = measureOn(item, unit, ground)
    return reading.status === 'read' ? reading.value : null
  }
}

interface Wanted extends Omit<Target, 'value' | 'reached' | 'key'> {
  readonly item: string
  /** Distinguishes targets of the same item. */
  readonly key?: string
}

const edgeOf = (tooth: 'U1' | 'L1'): TargetLever => ({ tooth, amount: 'x' })

const axisOf = (tooth: 'U1' | 'L1'): TargetLever => ({ tooth, amount: 'turn' })

/** Holdaway's rule: the incisor as far in front of N-B as pogonion; averaged with the compromise. Recalled. */
const withPogonion = {
  key: 'steiner.pogonion',
  item: 'L1 to NB(mm)',
  name: { zh: 'L1-NB，与 Pog-NB 取均值', en: 'L1-NB, averaged with Pog-NB' },
  short: { zh: 'L1-NB·Pog 均值', en: 'L1-NB, Pog mean' },
  unit: 'mm',
  lever: { tooth: 'L1', amount: 'x' },
  grade: 'recalled',
} as const

function steinerTargets(values: Values): readonly Wanted[] {
  const wanted = steinerCompromise(values('ANB', 'degree') ?? Number.NaN)
  if (wanted === null) return []
  const pog = values('Pog to NB(mm)', 'mm')
  const row = { scheme: 'steiner', range: null, grade: steiner.grade } as const
  return [
    { ...row, item: 'U1 to NA(mm)', name: alike('U1-NA'), unit: 'mm', wanted: wanted.u1NaMm, lever: edgeOf('U1') },
    { ...row, item: 'U1 to NA(deg)', name: alike('U1-NA'), unit: 'degree', wanted: wanted.u1NaDeg, lever: axisOf('U1') },
    { ...row, item: 'L1 to NB(mm)', name: alike('L1-NB'), unit: 'mm', wanted: wanted.l1NbMm, lever: edgeOf('L1') },
    { ...row, item: 'L1 to NB(deg)', name: alike('L1-NB'), unit: 'degree', wanted: wanted.l1NbDeg, lever: axisOf('L1') },
    ...(pog === null ? [] : [{ ...row, ...withPogonion, wanted: (wanted.l1NbMm + pog) / 2 }]),
  ]
}

function tweedTargets(values: Values): readonly Wanted[] {
  const fma = values('FMA', 'degree')
  if (fma === null) return []
  const row = { scheme: 'tweed', unit: 'degree', lever: axisOf('L1'), grade: tweed.grade } as const
  const whole = Math.round(asRead(fma, 'degree'))
  if (whole <= tweed.lowFma)
    return [
      { ...row, item: 'IMPA', name: alike('IMPA'), wanted: tweed.impaMost, range: [Number.NEGATIVE_INFINITY, tweed.impaMost] },
    ]
  return [
    { ...row, item: 'FMIA', name: alike('FMIA'), wanted: whole >= tweed.highFma ? tweed.fmiaHigh : tweed.fmia, range: null },
  ]
}

function holdawayTargets(): readonly Wanted[] {
  const { sulcus, lowerLip, grade } = holdaway
  const row = { scheme: 'holdaway', unit: 'mm', grade } as const
  return [
    {
      ...row,
      item: sulcusKey,
      name: { zh: '上唇沟—H 线', en: 'Upper sulcus to H' },
      short: { zh: '上唇沟—H', en: 'U. sulcus-H' },
      wanted: sulcus.value,
      range: [sulcus.min, sulcus.max],
      lever: edgeOf('U1'),
    },
    {
      ...row,
      item: lowerLipKey,
      name: { zh: '下唇—H 线', en: 'Lower lip to H' },
      short: { zh: '下唇—H', en: 'Lower lip-H' },
      wanted: lowerLip.value,
      range: [lowerLip.min, lowerLip.max],
      lever: edgeOf('L1'),
    },
  ]
}

const rickettsTargets = (): readonly Wanted[] => {
  const row = { scheme: 'ricketts', range: null, grade: ricketts.grade, name: alike('L1-APog') } as const
  return [
    { ...row, item: 'L1 to A-Pog(mm)', unit: 'mm', wanted: ricketts.l1APogMm, lever: edgeOf('L1') },
    { ...row, item: 'L1 to A-Pog(deg)', unit: 'degree', wanted: ricketts.l1APogDeg, lever: axisOf('L1') },
  ]
}

/**
 * The targets of all schemes for a tracing after a plan, with its current values; targets whose points are missing are left out.
 */
export function targetsOf(tracing: Tracing): readonly Target[] {
  const values = valuesOf(tracing)
  const wanted = [...steinerTargets(values), ...tweedTargets(values), ...holdawayTargets(), ...rickettsTargets()]
  return wanted.flatMap(({ item, key, ...row }) => {
    const value = values(item, row.unit)
    return value === null ? [] : [{ ...row, key: key ?? `${row.scheme}.${item}`, value, reached: isReached(row, value) }]
  })
}

/** Half the range of about 90 % of the target values on predicted skin, by target key, as `valueRanges` gives it. */
export const targetRanges = (prediction: Prediction): ReadonlyMap<string, number> =>
  new Map([...valueRanges(prediction, [sulcusKey, lowerLipKey], lookup)].map(([item, half]) => [`holdaway.${item}`, half]))

/**
 * Why Steiner's scheme sets no targets for a tracing with a measured ANB; null if it does set them, or if ANB is not measured.
 */
export function steinerLimit(tracing: Tracing): Words | null {
  const anb = valuesOf(tracing)('ANB', 'degree')
  if (anb === null || steinerCompromise(anb) !== null) return null
  const [range, shown] = [`${steiner.anb.min}–${steiner.anb.max}°`, `${showValue(anb, 'degree')}°`]
  return {
    zh: `Steiner 折衷只用于 ANB ${range}；此方案 ${shown}`,
    en: `Steiner's compromise: ANB ${range} only; this plan ${shown}`,
  }
}
