import { boltonNorms } from '../data/study-models/bolton'
import { type ArchSize, archSize } from './arch-size'
import { archSpace, type SpaceResult } from './arch-space'
import { type Bite, biteOf } from './bite'
import { type BoltonResult, boltonOf } from './bolton'
import { type BoltonInUse, type BoltonPairs, type BoltonPart, boltonNormOf } from './bolton-norm'
import { type Irregularity, irregularityOf } from './irregularity'
import { type ArchSymmetry, archSymmetry } from './midsagittal'
import { lowerIncisorSum, predictedWidth } from './mixed-dentition'
import { type OcclusalPlane, occlusalPlane } from './occlusal-plane'
import { type PontName, pontWidths, upperIncisorSum } from './pont'
import type { ModelReadings } from './readings'
import { type CurveOfSpee, curveOfSpee } from './spee'
import { type Jaw, jaws, readTeeth, type Tooth } from './tooth'
import { type ToothWidth, toothWidth } from './width'

/**
 * Everything measured on the models of one record, mm and percent. A value that cannot be measured yet is null or states what is
 * missing.
 */
export interface ModelAnalysis {
  readonly widths: Readonly<Partial<Record<Tooth, ToothWidth>>>
  /** The norm that the ratios are compared with. */
  readonly boltonNorm: BoltonInUse
  readonly bolton: Readonly<Record<BoltonPart, BoltonResult>>
  /** The same against Bolton's own norm, shown next to a Chinese one. */
  readonly bolton58: Readonly<Record<BoltonPart, BoltonResult>>
  readonly planes: Readonly<Record<Jaw, OcclusalPlane | null>>
  readonly size: Readonly<Record<Jaw, ArchSize | null>>
  /** Against the midpalatal raphe. */
  readonly symmetry: Readonly<Record<Jaw, ArchSymmetry | null>>
  readonly space: Readonly<Record<Jaw, SpaceResult>>
  readonly spee: CurveOfSpee | null
  readonly irregularity: Irregularity | null
  readonly bite: Bite | null
  /** Predicted canine and premolars of one side; null in a permanent dentition or while lower incisors are missing. */
  readonly predicted: Readonly<Record<Jaw, number>> | null
  readonly pont: Readonly<Record<PontName, { readonly premolar: number; readonly molar: number }>> | null
}

const byJaw = <T>(of: (jaw: Jaw) => T): Readonly<Record<Jaw, T>> => ({ upper: of('upper'), lower: of('lower') })

const byPart = (readings: ModelReadings, norms: BoltonPairs): ModelAnalysis['bolton'] => ({
  anterior: boltonOf(readings, 'anterior', norms),
  overall: boltonOf(readings, 'overall', norms),
})

function predictedOf(readings: ModelReadings): ModelAnalysis['predicted'] {
  const { sum } = lowerIncisorSum(readings)
  const by = readings.prediction
  const [upper, lower] = by && sum ? jaws.map(jaw => predictedWidth(sum.mm, jaw, by)) : []
  return typeof upper === 'number' && typeof lower === 'number' ? { upper, lower } : null
}

function pontOf(readings: ModelReadings): ModelAnalysis['pont'] {
  const { sum } = upperIncisorSum(readings)
  return sum && { original: pontWidths(sum.mm, 'original'), korean: pontWidths(sum.mm, 'korean') }
}

/** `ownBolton`: the doctor's own norm of Bolton's ratios, for readings that choose it. */
export function modelAnalysis(readings: ModelReadings, ownBolton: BoltonPairs | null = null): ModelAnalysis {
  const boltonNorm = boltonNormOf(readings.boltonNorm, ownBolton)
  return {
    widths: Object.fromEntries(
      readTeeth.flatMap(tooth => {
        const width = toothWidth(readings, tooth)
        return width ? [[tooth, width]] : []
      }),
    ),
    boltonNorm,
    bolton: byPart(readings, boltonNorm),
    bolton58: byPart(readings, boltonNorms.bolton58),
    planes: byJaw(jaw => occlusalPlane(readings, jaw)),
    size: byJaw(jaw => archSize(readings, jaw)),
    symmetry: byJaw(jaw => archSymmetry(readings, jaw)),
    space: byJaw(jaw => archSpace(readings, jaw)),
    spee: curveOfSpee(readings),
    irregularity: irregularityOf(readings),
    bite: biteOf(readings),
    predicted: predictedOf(readings),
    pont: pontOf(readings),
  }
}
