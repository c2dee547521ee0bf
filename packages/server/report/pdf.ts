import type { Lang } from '@sella/ceph/words'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Scene } from '@sella/drawing/scene/scene'
import PDFDocument from 'pdfkit'
import svgToPdf from 'svg-to-pdfkit'
import type { PagePicture } from './film'
import { fontFiles, openFonts } from './fonts'

/** A4 in points. */
const page = { width: 595.28, height: 841.89 }

export interface PdfParts {
  readonly title: string
  readonly author: string
  readonly lang: Lang
  /** The day the report was asked for, `YYYY-MM-DD`. */
  readonly day: string
  /** The files the scenes name by address. */
  readonly pictures: readonly PagePicture[]
}

const collected = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })

/** Scenes as the A4 pages of one PDF: vectors and text stay such, only the used glyphs of the fonts are embedded. */
export const pdfOf = async (scenes: readonly Scene[], { title, author, day, lang, pictures }: PdfParts): Promise<Buffer> => {
  const info = { Title: title, Author: author, Creator: 'Sella', CreationDate: new Date(`${day}T00:00:00Z`) }
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info, lang: lang === 'zh' ? 'zh-CN' : 'en' })
  const done = collected(document)
  // It takes opened fonts too, of which its types do not speak.
  const opened = await openFonts()
  const fonts = fontFiles(opened)
  for (const [name, font] of opened) document.registerFont(name, font as never)
  const fileOf = (address: string): Buffer | string => pictures.find(({ picture }) => picture.href === address)?.file ?? address
  // The family of each span is already the name of its file.
  const options = {
    ...page,
    preserveAspectRatio: 'xMidYMid meet',
    assumePt: true,
    fontCallback: (family: string) => family,
    imageCallback: fileOf,
  }
  for (const scene of scenes) {
    document.addPage()
    svgToPdf(document, paintSvg(scene, { fonts, sized: false }), 0, 0, options)
  }
  document.end()
  return done
}
