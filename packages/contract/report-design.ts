import { mostTrends, papers, type ReportDesign, type SectionId, sectionIds, usualDesign } from '@sella/drawing/report/design'
import { z } from 'zod/mini'

const section = z.enum(sectionIds as [SectionId, ...SectionId[]])

/** The design of a report as stored and sent; each section at most once. */
export const reportDesign = z.object({
  sections: z.array(section).check(
    z.maxLength(sectionIds.length),
    z.refine(list => new Set(list).size === list.length),
  ),
  paper: z.enum(papers),
  both: z.boolean(),
  sideBySide: z._default(z.boolean(), false),
  letterhead: z.boolean(),
  signature: z.boolean(),
  stamp: z.boolean(),
  trend: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostTrends)), []),
})

/** The design as plain input, with its lists copied. */
export const designOf = (design: ReportDesign): z.output<typeof reportDesign> => ({
  ...design,
  sections: [...design.sections],
  trend: [...design.trend],
})

export const usualWish = designOf(usualDesign)
