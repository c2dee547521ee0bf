import { z } from 'zod/mini'
import { ageGroup } from '../entities'
import { reportDesign } from '../report-design'
import { jsonIn } from './salvage'

const text = z.string().check(z.maxLength(200))
const names = z.array(text).check(z.maxLength(50))

/** There has been only one form so far. */
const schema = z.object({
  version: z.literal(1),
  recordUuid: z.nullable(text),
  /** A built-in analysis by name, or one of the doctor's own by uuid. */
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

/** A report being designed but not yet made: the choices, by name and uuid, as the machine stores them. */
export type StoredReport = Omit<z.output<typeof schema>, 'version'>

export const storedReportText = (report: StoredReport): string => JSON.stringify({ version: 1, ...report })

/** The report in a stored text; null where it cannot be read. */
export const storedReportFrom = (stored: string): StoredReport | null => {
  const read = schema.safeParse(jsonIn(stored))
  if (!read.success) return null
  const { version: _, ...report } = read.data
  return report
}
