import { moyers75, type PredictionName, tanakaJohnston } from '../data/study-models/mixed-dentition'
import type { ModelReadings } from './readings'
import type { Jaw, Tooth } from './tooth'
import { sumOfWidths } from './width'

const lowerIncisors: readonly Tooth[] = ['42', '41', '31', '32']

/** Linear interpolation in Moyers' table; null outside it. */
function byMoyers(sum: number, jaw: Jaw): number | null {
  const above = moyers75.findIndex(([at]) => at >= sum)
  const next = moyers75[above]
  const before = moyers75[Math.max(0, above - 1)]
  if (!next || !before || sum < (moyers75[0]?.[0] ?? 0)) return null
  const column = jaw === 'lower' ? 1 : 2
  const share = next[0] === before[0] ? 0 : (sum - before[0]) / (next[0] - before[0])
  return before[column] + share * (next[column] - before[column])
}

/**
 * Width in mm of the unerupted canine and two premolars of one side, predicted from the sum of the four lower incisors in mm
 * (Tanaka and Johnston: half of it plus a population-specific constant). Null outside Moyers' table.
 */
export function predictedWidth(sum: number, jaw: Jaw, by: PredictionName): number | null {
  if (by === 'moyers75') return byMoyers(sum, jaw)
  return sum / 2 + tanakaJohnston[by][jaw]
}

export const lowerIncisorSum = (readings: ModelReadings) => sumOfWidths(readings, lowerIncisors)
