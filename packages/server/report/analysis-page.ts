import type { Parsed } from '@sella/contract/calls/index'
import { usualDesign } from '@sella/drawing/report/design'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import type { Progress } from '../jobs/worker'
import { gatherReport, type Whose } from './gather'
import type { MadePdf, MakePdf, Numbered } from './pdf-work'

interface Asked {
  readonly progress: Progress
  /** Makes the PDF a document. */
  readonly freeze?: Numbered
}

interface MadePage {
  readonly title: string
  readonly pdf: MadePdf
  readonly analysis: string
  readonly snapshot: string
}

/** The one-page analysis of a doctor's own record. */
export const makeAnalysisPage = async (
  { makePdf, ...ports }: { readonly db: Db; readonly files: FileStore; readonly makePdf: MakePdf },
  wish: Parsed<'reportAnalysis'>,
  who: Whose,
  { progress, freeze }: Asked,
): Promise<MadePage> => {
  const { input, pictures } = await gatherReport(ports, wish, who)
  const title = `${input.patient.name} ${input.record.date.slice(0, 10)} ${input.analysis.title[wish.lang]}`
  const { paper, both, sideBySide, letterhead } = wish.design
  const design = { ...usualDesign, paper, both, sideBySide, letterhead }
  const parts = { title, author: input.doctor, day: wish.today, lang: wish.lang, sheet: paper, pictures }
  const task = { order: { kind: 'onePage', input, design } as const, parts, ...(freeze ? { freeze } : {}) }
  const pdf = await makePdf(who.doctor, task, progress)
  return { title, pdf, analysis: input.analysis.name, snapshot: input.snapshot }
}
