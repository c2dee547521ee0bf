import type { Parsed } from '@sella/contract/calls/index'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import { gatherComprehensive } from './gather'
import type { MakePdf } from './pdf-work'

export interface MadeReport {
  /** For the file's name and the document's title. */
  readonly title: string
  readonly content: Buffer
  readonly analysis: string
  readonly snapshot: string
  /** Names of schemes asked for that the case does not have. */
  readonly missing: readonly string[]
}

/** The comprehensive report of a doctor's own record as a PDF; the browser and the command line get the same file. */
export const makeComprehensive = async (
  { makePdf, ...ports }: { readonly db: Db; readonly files: FileStore; readonly makePdf: MakePdf },
  wish: Parsed<'reportComprehensive'>,
  doctor: string,
): Promise<MadeReport> => {
  const { input, pictures, comparisons } = await gatherComprehensive(ports, wish, doctor)
  const missing = wish.overlaps.filter(name => !comparisons.some(comparison => comparison.name === name))
  const title = `${input.patient.name} ${input.record.date} ${input.analysis.title[wish.lang]}`
  const content = await makePdf(doctor, comprehensive(input, comparisons), {
    title,
    author: input.doctor,
    day: wish.today,
    lang: wish.lang,
    pictures,
  })
  return { title, content, analysis: input.analysis.name, snapshot: input.snapshot, missing }
}
