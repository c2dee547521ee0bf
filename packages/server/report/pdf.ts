import type { Lang } from '@sella/ceph/words'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Scene } from '@sella/drawing/scene/scene'
import PDFDocument from 'pdfkit'
import svgToPdf from 'svg-to-pdfkit'
import type { PagePicture } from './film'
import { fontFiles, openFonts } from './fonts'

/** Points. */
const a4 = { width: 595.28, height: 841.89 }

export interface PdfParts {
  readonly title: string
  readonly author: string
  readonly lang: Lang
  /** The day the report was asked for, `YYYY-MM-DD`. */
  readonly day: string
  /** The files the scenes name by address. */
  readonly pictures: readonly PagePicture[]
  /**
   * Points of a scene's unit: a page is then as large as its scene, and a reader's program is asked to print it unscaled. Without it a
   * scene is fitted to A4.
   */
  readonly unitPoints?: number
}

const collected = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })

/** ISO 32000-1, table 150: what a program that heeds it offers when the document is printed. */
const printUnscaled = (document: PDFKit.PDFDocument): void => {
  const { _root: root } = document as unknown as { readonly _root: { readonly data: Record<string, unknown> } }
  // The library closes this reference with the document.
  root.data.ViewerPreferences = document.ref({ PrintScaling: 'None' })
}

/** Scenes as the pages of one PDF: vectors and text stay such, only the used glyphs of the fonts are embedded. */
export const pdfOf = async (scenes: readonly Scene[], parts: PdfParts): Promise<Buffer> => {
  const { title, author, day, lang, pictures, unitPoints } = parts
  const info = { Title: title, Author: author, Creator: 'Sella', CreationDate: new Date(`${day}T00:00:00Z`) }
  const document = new PDFDocument({ margin: 0, autoFirstPage: false, info, lang: lang === 'zh' ? 'zh-CN' : 'en' })
  const done = collected(document)
  // It takes opened fonts too, of which its types do not speak.
  const opened = await openFonts()
  const fonts = fontFiles(opened)
  for (const [name, font] of opened) document.registerFont(name, font as never)
  const fileOf = (address: string): Buffer | string => pictures.find(({ picture }) => picture.href === address)?.file ?? address
  // The family of each span is already the name of its file.
  const options = {
    preserveAspectRatio: 'xMidYMid meet',
    assumePt: true,
    fontCallback: (family: string) => family,
    imageCallback: fileOf,
  }
  if (unitPoints) printUnscaled(document)
  for (const scene of scenes) {
    const { width, height } = unitPoints ? { width: scene.width * unitPoints, height: scene.height * unitPoints } : a4
    document.addPage({ size: [width, height], margin: 0 })
    svgToPdf(document, paintSvg(scene, { fonts, sized: false }), 0, 0, { ...options, width, height })
  }
  document.end()
  return done
}
