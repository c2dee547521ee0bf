import { type Judged, type Judgement, judge } from '../analysis/judge'
import { handErrorSentence } from '../tracing/hand-errors'
import { scaleCautionWords } from '../tracing/scale-caution'
import type { Lang } from '../words'
import { leanedOn, type MeasuredRecord, tabulated } from './measured'

/** A record to be measured on its lateral film; `createday` is in `judged`. */
export interface ToMeasure {
  readonly uuid: string
  readonly stage: 1 | 2 | 3
  readonly judged: Judged
}

/** Reduces a record's judgement to what may be shown next to the other records of its case: no lengths if a scale is doubted. */
type Reduction = (uuid: string, whole: Judgement) => Judgement

/**
 * The records of a case, oldest first, each measured with its own scale, which is never assumed, and judged at its own age;
 * anything `tell` withholds is missing.
 */
export const measuredRecords = (records: readonly ToMeasure[], lang: Lang, tell: Reduction): readonly MeasuredRecord[] =>
  tabulated(
    records.map(({ uuid, stage, judged }) => {
      const evaluation = tell(uuid, judge(judged, { assumeScale: false }))
      const { subject, calibration } = evaluation
      return {
        ...{ uuid, stage, createday: judged.record.createday, subject, evaluation },
        caution: scaleCautionWords(judged.tracing, calibration),
        errorsBy: (judged.readers && handErrorSentence([judged.tracing.points], judged.readers)?.[lang]) ?? '',
        leansOn: (item, origin) => leanedOn(item, origin, judged),
      }
    }),
    lang,
  )
