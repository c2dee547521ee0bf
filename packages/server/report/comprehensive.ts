import type { Parsed } from '@sella/contract/calls/index'
import { reportTitle } from '@sella/drawing/report/filmless'
import { slideSections } from '@sella/drawing/slides/sections'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import type { Progress } from '../jobs/worker'
import { gatherComprehensive, type Whose } from './gather'
import type { MadePdf, MakePdf, Numbered } from './pdf-work'

export interface MadeReport {
  /** For the file's name and the document's title. */
  readonly title: string
  readonly pdf: MadePdf
  readonly analysis: string
  readonly snapshot: string
  /** Names of requested schemes that the case does not have. */
  readonly missing: readonly string[]
}

interface Asked {
  readonly progress: Progress
  /** Makes the PDF a document. */
  readonly freeze?: Numbered
  /** Slides instead of pages. */
  readonly kind?: 'comprehensive' | 'slides'
}

/** Slides have sections of their own, whatever the report's design leaves out. */
const forSlides = (wish: Parsed<'reportComprehensive'>): typeof wish => ({
  ...wish,
  design: { ...wish.design, sections: [...slideSections] },
})

/**
 * The comprehensive report of a doctor's own record as a PDF, or its case as slides; browser and command line get the same file.
 */
export const makeComprehensive = async (
  { makePdf, ...ports }: { readonly db: Db; readonly files: FileStore; readonly makePdf: MakePdf },
  wish: Parsed<'reportComprehensive'>,
  who: Whose,
  { progress, freeze, kind = 'comprehensive' }: Asked,
): Promise<MadeReport> => {
  const { pictures, ...shown } = await gatherComprehensive(ports, kind === 'slides' ? forSlides(wish) : wish, who)
  const { input, schemes } = shown
  const missing = wish.overlaps.filter(name => !schemes.some(scheme => scheme.name === name))
  const title = `${input.patient.name} ${reportTitle(input)}`
  const parts = { title, author: input.doctor, day: wish.today, lang: wish.lang, sheet: wish.design.paper, pictures }
  const order = { kind, design: wish.design, ...shown }
  const task = { order, parts, ...(freeze ? { freeze } : {}) }
  const pdf = await makePdf(who.doctor, task, progress)
  return { title, pdf, analysis: input.analysis.name, snapshot: input.snapshot, missing }
}
