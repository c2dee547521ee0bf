import { pontIndices } from '../data/study-models/arches'
import type { ModelReadings } from './readings'
import { sumOfWidths } from './width'

export type PontName = keyof typeof pontIndices

/**
 * Widths between first premolars and first molars, mm, that Pont's index predicts from the sum of the four upper incisors, mm.
 */
export const pontWidths = (sum: number, by: PontName): { readonly premolar: number; readonly molar: number } => ({
  premolar: (100 * sum) / pontIndices[by].premolar,
  molar: (100 * sum) / pontIndices[by].molar,
})

export const upperIncisorSum = (readings: ModelReadings) => sumOfWidths(readings, ['12', '11', '21', '22'])
