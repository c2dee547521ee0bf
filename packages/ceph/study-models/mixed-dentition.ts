import { moyers75, type PredictionName, tanakaJohnston } from '../data/study-models/mixed-dentition'
import type { Words } from '../words'
import { mmAsRead, showMm } from './as-read'
import type { ModelReadings } from './readings'
import type { Jaw, Tooth } from './tooth'
import { sumOfWidths } from './width'

const lowerIncisors: readonly Tooth[] = ['42', '41', '31', '32']

/** The sums of the lower incisors that Moyers' table covers, mm. */
const covered = { from: moyers75[0]?.[0] ?? 0, to: moyers75.at(-1)?.[0] ?? 0 } as const

const isCovered = (sum: number): boolean => mmAsRead(sum) >= covered.from && mmAsRead(sum) <= covered.to

/** Linear interpolation in Moyers' table; null if the sum, as it is read, lies outside it. */
function byMoyers(read: number, jaw: Jaw): number | null {
  if (!isCovered(read)) return null
  const sum = Math.min(covered.to, Math.max(covered.from, read))
  const above = moyers75.findIndex(([at]) => at >= sum)
  const next = moyers75[above]
  const before = moyers75[Math.max(0, above - 1)]
  if (!next || !before) return null
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

/** Why nothing is predicted from a sum of the lower incisors, mm. */
export const outsideMoyersTable = (sum: number): Words => {
  const [from, to] = [showMm(covered.from), showMm(covered.to)]
  return {
    zh: `下切牙宽度合计 ${showMm(sum)} mm，在 Moyers 表（${from} 至 ${to} mm）之外，不作预测`,
    en: `Lower incisors of ${showMm(sum)} mm in all lie outside Moyers’ table (${from} to ${to} mm): nothing is predicted`,
  }
}

export const lowerIncisorSum = (readings: ModelReadings) => sumOfWidths(readings, lowerIncisors)
