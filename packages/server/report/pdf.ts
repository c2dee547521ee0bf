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
  /** The day the report was asked for, `YYYY-MM-DD`. */
  readonly day: string
  /** The files the scenes name by address. */
  readonly pictures: readonly PagePicture[]
  /** Points of a scene's unit, for pages as large as their scenes; else they are fitted to A4. */
  readonly unitPoints?: number
  readonly sheet?: PaperSize
  readonly frozen?: Frozen
}

/** Called before each page with how many are done; what it throws ends the work. */
export type PageStep = (done: number, of: number) => void

/** The file a scene names by address. */
export const fileIn = ({ pictures }: Pick<PdfParts, 'pictures'>): ((href: string) => Buffer) => {
  const files = new Map(pictures.map(({ picture, file }) => [picture.href, file]))
  return href => {
    const file = files.get(href)
    if (!file) throw new Error('a page shows a picture that nobody gave')
    return file
  }
}

/** Scenes as the pages of one PDF: vectors and text stay such, only the used glyphs of the fonts are embedded. */
export const pdfOf = async (pages: readonly PdfPage[], parts: PdfParts, step?: PageStep): Promise<Buffer> => {
  const { pictures: _, ...facts } = parts
  const [fonts, profile] = await Promise.all([openFonts(), srgbProfile()])
  return writeDocument(
    pages,
    { ...facts, fileOf: fileIn(parts), ...(step ? { step } : {}) },
    { fonts, files: fontFiles(fonts), profile },
  )
}
