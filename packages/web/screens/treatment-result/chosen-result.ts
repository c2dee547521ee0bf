import { latestOf } from '@sella/workbench/open/records'
import type { Chosen } from '@sella/workbench/report/preview'
import type { ReportSource } from '../../report/report-source'
import { today } from '../../words/dates'

interface Wish {
  readonly scheme: string
  /** Items whose trend is drawn first. */
  readonly trend: readonly string[]
  readonly lang: 'zh' | 'en'
}

/** The result of a scheme as a report of that section alone, in the doctor's own design; null if no record is traced. */
export const chosenResult = (source: ReportSource, { scheme, trend, lang }: Wish): Chosen | null => {
  const { start, patient, doctor, overrides, ownFrontal, customItems, readers, colours, letterhead } = source
  const record = start.record ?? latestOf(source.records)
  const [photo, tracing] = record ? [source.filmOf(record), source.tracingOf(record)] : [null, null]
  if (!record || !photo || !tracing || !start.analysis) return null
  return {
    ...{ patient, doctor, overrides, ownFrontal, customItems, readers, colours, letterhead, record, photo, tracing },
    ...{ analysis: start.analysis, dentition: null, plans: [], fetched: { models: [], notes: null } },
    ...{ lang, assumeScale: false, estimatedOutlines: true, kind: 'whole', overlaps: [scheme], today: today() },
    design: { ...start.design, sections: ['result'], signature: false, stamp: false, trend },
  }
}
