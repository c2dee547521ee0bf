import type { Lang } from '@sella/ceph/words'
import { writeDocument } from '../pdf/document'
import type { Frozen } from '../pdf/frozen'
import type { PaperSize, PdfPage } from '../pdf/page'
import { srgbProfile } from '../pdf/profile'
import type { PagePicture } from './film'
import { fontFiles, openFonts } from './fonts'

export interface PdfParts {
  readonly title: string
  readonly author: string
  readonly lang: Lang
  /** The day of the request, `YYYY-MM-DD`. */
  readonly day: string
  /** The files to which the scenes refer by address. */
  readonly pictures: readonly PagePicture[]
  /** Points per scene unit, for pages as large as their scenes; otherwise they are fitted to A4. */
  readonly unitPoints?: number
  readonly sheet?: PaperSize
  readonly frozen?: Frozen
}

/** Called before each page with the number of finished ones; throwing ends the work. */
export type PageStep = (done: number, of: number) => void

/** Finds the file to which a scene refers by address. */
export const fileIn = ({ pictures }: Pick<PdfParts, 'pictures'>): ((href: string) => Buffer) => {
  const files = new Map(pictures.map(({ picture, file }) => [picture.href, file]))
  return href => {
    const file = files.get(href)
    if (!file) throw new Error('a page shows a picture that nobody gave')
    return file
  }
}

/** Scenes as the pages of one PDF: vectors and text are preserved, and only the glyphs used are embedded. */
export const pdfOf = async (pages: readonly PdfPage[], parts: PdfParts, step?: PageStep): Promise<Buffer> => {
  const { pictures: _, ...facts } = parts
  const [fonts, profile] = await Promise.all([openFonts(), srgbProfile()])
  return writeDocument(
    pages,
    { ...facts, fileOf: fileIn(parts), ...(step ? { step } : {}) },
    { fonts, files: fontFiles(fonts), profile },
  )
}
