import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Judged } from '@sella/ceph/analysis/judge'
import { nobody } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { groundOfTracing, judgeFrontal } from '@sella/ceph/frontal/judge-frontal'
import { type FrontalFilmReading, readFrontalFilm } from '@sella/ceph/frontal/reading'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { ReportPicture } from '../picture'

/** The doctor's own analyses of the frontal film, with her texts and norms by item. */
export interface OwnFrontal extends Pick<Judged, 'overrides'> {
  readonly analyses: readonly Analysis[]
}

const noOwn: OwnFrontal = { analyses: [], overrides: {} }

/** A frontal film with its points and findings: the sides compared, without norms. */
export interface FrontalPaper {
  readonly picture: ReportPicture
  readonly tracing: Tracing
  readonly analysis: Analysis
  readonly evaluation: Evaluation
  readonly reading: FrontalFilmReading
  readonly hers: OwnFrontal
}

/** The content of a frontal film's page; null if no point is placed. */
export function frontalPaper(picture: ReportPicture, tracing: Tracing, hers: OwnFrontal = noOwn): FrontalPaper | null {
  const [analysis] = frontalAnalyses
  if (!analysis || Object.keys(tracing.points).length === 0) return null
  return {
    ...{ picture, tracing, analysis, hers },
    evaluation: judgeFrontal({ ...nobody, tracing, analysis }),
    reading: readFrontalFilm(groundOfTracing(tracing)),
  }
}
