import { z } from 'zod/mini'
import { ageGroup } from '../entities'
import { reportDesign } from '../report-design'
import { jsonIn } from './salvage'

const text = z.string().check(z.maxLength(200))
const names = z.array(text).check(z.maxLength(50))

/** The one form so far. */
const schema = z.object({
  version: z.literal(1),
  recordUuid: z.nullable(text),
  /** A built-in analysis by name or an own one by uuid. */
  analysis: z.nullable(text),
  dentition: z.nullable(ageGroup),
  lang: z.enum(['zh', 'en']),
  assumeScale: z.boolean(),
  estimatedOutlines: z.boolean(),
  kind: z.enum(['whole', 'page']),
  overlaps: names,
  /** Uuids of treatment plans. */
  plans: names,
  design: reportDesign,
})

/** A report that is being designed and is not made yet: what is chosen, by names and uuids, as a machine keeps it. */
export type KeptReport = Omit<z.output<typeof schema>, 'version'>

export const keptReportText = (report: KeptReport): string => JSON.stringify({ version: 1, ...report })

/** The report in a kept text; null where none can be read. */
export const keptReportFrom = (stored: string): KeptReport | null => {
  const read = schema.safeParse(jsonIn(stored))
  if (!read.success) return null
  const { version: _, ...report } = read.data
  return report
}
