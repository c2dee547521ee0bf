import { moyers75, type PredictionName, tanakaJohnston } from '../data/study-models/mixed-dentition'
import type { Words } from '../words'
import { mmAsRead, showMm } from './as-read'
import type { ModelReadings } from './readings'
import type { Jaw, Tooth } from './tooth'
import { sumOfWidths } from './width'

export const lowerIncisors: readonly Tooth[] = ['42', '41', '31', '32']

/** The sums of the lower incisors that Moyers' table covers, mm. */
const covered = { from: moyers75[0]?.[0] ?? 0, to: moyers75.at(-1)?.[0] ?? 0 } as const

const isCovered = (sum: number): boolean => mmAsRead(sum) >= covered.from && mmAsRead(sum) <= covered.to

/** Linear interpolation in Moyers' table, with its slope there; null if the sum, as it is read, lies outside it. */
function byMoyers(read: number, jaw: Jaw): Line | null {
  if (!isCovered(read)) return null
  const sum = Math.min(covered.to, Math.max(covered.from, read))
  const above = Math.max(
    1,
    moyers75.findIndex(([at]) => at >= sum),
  )
  const [before, next] = [moyers75[above - 1], moyers75[above]]
  if (!next || !before) return null
  const column = jaw === 'lower' ? 1 : 2
  const perMm = (next[column] - before[column]) / (next[0] - before[0])
  return { mm: before[column] + perMm * (sum - before[0]), perMm }
}

/** A predicted width in mm, and by how much it grows with each mm of the lower incisors. */
interface Line {
  readonly mm: number
  readonly perMm: number
}

/**
 * Width in mm of the unerupted canine and two premolars of one side, predicted from the sum of the four lower incisors in mm
 * (Tanaka and Johnston: half of it plus a population-specific constant). Null outside Moyers' table.
 */
export const predictedWidth = (sum: number, jaw: Jaw, by: PredictionName): number | null => predictionOf(sum, jaw, by)?.mm ?? null

/** The same with how far an error of the sum goes into it. */
export const predictionOf = (sum: number, jaw: Jaw, by: PredictionName): Line | null =>
  by === 'moyers75' ? byMoyers(sum, jaw) : { mm: sum / 2 + tanakaJohnston[by][jaw], perMm: 1 / 2 }

/** Why nothing is predicted from a sum of the lower incisors, mm. */
export const outsideMoyersTable = (sum: number): Words => {
  const [from, to] = [showMm(covered.from), showMm(covered.to)]
  return {
    zh: `下切牙宽度合计 ${showMm(sum)} mm，在 Moyers 表（${from} 至 ${to} mm）之外，不作预测`,
    en: `Lower incisors of ${showMm(sum)} mm in all lie outside Moyers’ table (${from} to ${to} mm): nothing is predicted`,
  }
}

export const lowerIncisorSum = (readings: ModelReadings) => sumOfWidths(readings, lowerIncisors)
