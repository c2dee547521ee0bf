import { mostTrends, papers, type ReportDesign, type SectionId, sectionIds, usualDesign } from '@sella/drawing/report/design'
import { z } from 'zod/mini'

const section = z.enum(sectionIds as [SectionId, ...SectionId[]])

/** What a report is made of, as it is kept and sent; each section once. */
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

/** As a wish holds it, in lists of its own. */
export const designOf = (design: ReportDesign): z.output<typeof reportDesign> => ({
  ...design,
  sections: [...design.sections],
  trend: [...design.trend],
})

export const usualWish = designOf(usualDesign)
