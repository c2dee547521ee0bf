import type { LandmarkName } from '../data/landmarks'
import { sureShare } from '../data/maturation'
import { type Hindrance, type Stage, stages } from '../data/maturation-stages'
import type { ReaderErrors } from '../data/reader-errors'
import type { Tracing } from '../tracing/tracing'
import { type Cause, causesOf } from './causes'
import { type Doubt, doubtOf } from './doubt'
import { type Features, featuresAsRead, featuresOf } from './features'
import { scatterOf } from './point-scatter'
import { missingNeck, spineOf } from './spine'
import { type Staging, stageOf } from './stage'

/** No stage, and the reason. `impossible`: an anatomically impossible arrangement, such as a body below its own lower border. */
export interface Unstaged {
  readonly status: 'unstaged'
  readonly why: 'missing' | 'impossible' | Hindrance
  /** Points not placed. */
  readonly missing: readonly LandmarkName[]
}

export interface Staged extends Staging, Doubt {
  readonly status: 'staged'
  readonly features: Features
  /** The most frequent stage of the trials, used for display, drawing, search and comparison. */
  readonly likeliest: Stage
  /** The most likely stage, followed by the next one unless the first is certain. */
  readonly likelyStages: readonly { readonly stage: Stage; readonly share: number }[]
  readonly causes: readonly Cause[]
}

export type Maturation = Staged | Unstaged

export interface MaturationOptions {
  readonly hindrance?: Hindrance | null
  /**
   * As passed to `judge`: only a doctor's own errors are used here. Null: the errors stated by the points, whoever placed them.
   */
  readonly readers: ReaderErrors | null
}

const unstaged = (why: Unstaged['why'], missing: readonly LandmarkName[] = []): Unstaged => ({ status: 'unstaged', why, missing })

/** Judged by the share as displayed, whole per cent: a stage that reads 80 % is named alone. */
const isSure = (share: number): boolean => Math.round(100 * share) >= 100 * sureShare

const likeliestStages = ({ shares }: Doubt): Staged['likelyStages'] => {
  const ranked = stages.map(stage => ({ stage, share: shares[stage] })).sort((a, b) => b.share - a.share)
  const first = ranked[0]
  return ranked.slice(0, first && isSure(first.share) ? 1 : 2)
}

/**
 * Cervical vertebral maturation from a lateral film: the features of C2 to C4, the stage by the rule table, and its certainty
 * given the errors of the points. Pure; a film always gives the same result. No stage without all 13 points. No age is derived
 * from a stage.
 */
export function maturationOf(points: Tracing['points'], { hindrance, readers }: MaturationOptions): Maturation {
  const missing = missingNeck(points)
  if (hindrance) return unstaged(hindrance, missing)
  const spine = spineOf(points)
  if (spine === null) return unstaged('missing', missing)
  const features = featuresOf(spine)
  const doubt = features && doubtOf(spine, scatterOf(points, spine, readers))
  if (!features || !doubt) return unstaged('impossible')
  const read = featuresAsRead(features)
  const causes = causesOf(read, doubt.errors)
  const likelyStages = likeliestStages(doubt)
  const staging = stageOf(read)
  return {
    status: 'staged',
    features,
    ...staging,
    ...doubt,
    likeliest: likelyStages[0]?.stage ?? staging.stage,
    likelyStages,
    causes,
  }
}
