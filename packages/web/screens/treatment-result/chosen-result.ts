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

/** The open record, or where it is not traced the latest of the scheme that is: a result is of the scheme, whichever record is open. */
const tracedRecord = ({ start, records, schemes, filmOf, tracingOf }: ReportSource, scheme: string) => {
  const compared = schemes?.find(({ name }) => name === scheme)?.uuids ?? []
  const latestFirst = records.filter(({ uuid }) => compared.includes(uuid)).reverse()
  for (const record of [start.record ?? latestOf(records), ...latestFirst]) {
    const [photo, tracing] = record ? [filmOf(record), tracingOf(record)] : [null, null]
    if (record && photo && tracing) return { record, photo, tracing }
  }
  return null
}

/** The result of a scheme as a report of that section alone, in the doctor's own design; null if no record is traced. */
export const chosenResult = (source: ReportSource, { scheme, trend, lang }: Wish): Chosen | null => {
  const { start, patient, doctor, overrides, ownFrontal, customItems, readers, colours, letterhead } = source
  const traced = tracedRecord(source, scheme)
  if (!traced || !start.analysis) return null
  return {
    ...{ patient, doctor, overrides, ownFrontal, customItems, readers, colours, letterhead, ...traced },
    ...{ analysis: start.analysis, dentition: null, plans: [], fetched: { models: [], notes: null } },
    ...{ lang, assumeScale: false, estimatedOutlines: true, kind: 'whole', overlaps: [scheme], today: today() },
    design: { ...start.design, sections: ['result'], signature: false, stamp: false, trend },
  }
}
