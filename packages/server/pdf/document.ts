import type { FontFiles } from '@sella/drawing/scene/fonts'
import type { Font } from 'fontkit'
import { pdfFile } from './file'
import { type Frozen, sealed, writeFrozen } from './frozen'
import { type DocumentFacts, writeFacts } from './metadata'
import { bookmarksOf, outlineOf } from './outline'
import { type PaperSize, type PdfPage, writePage } from './page'
import { resourcesOf } from './resources'
import { structureOf } from './structure'
import { list, reference } from './syntax'

export interface DocumentWish extends DocumentFacts {
  /** The file to which a picture's address refers: a JPEG. */
  readonly fileOf: (href: string) => Buffer
  /**
   * Points per scene unit: each page is then as large as its scene, and viewers are asked to print it unscaled. If left out, a
   * scene is fitted to the paper.
   */
  readonly unitPoints?: number | undefined
  /** The paper; A4 if left out. */
  readonly sheet?: PaperSize | undefined
  /** Makes the PDF a document that identifies itself and shows whether any byte of it was changed. */
  readonly frozen?: Frozen | undefined
  /** Called before each page; throwing ends the work. */
  readonly step?: (done: number, of: number) => void
}

interface Means {
  readonly fonts: ReadonlyMap<string, Font>
  readonly files: FontFiles
  /** ICC profile of the file's colours. */
  readonly profile: Uint8Array
}

/**
 * Writes pages as a PDF/A-2u (ISO 19005-2): tagged, with bookmarks, and with each font and picture embedded once. The same pages
 * give the same bytes.
 */
export const writeDocument = (pages: readonly PdfPage[], wish: DocumentWish, { fonts, files, profile }: Means): Buffer => {
  const file = pdfFile()
  const [root, parent] = [file.id(), file.id()]
  const resources = resourcesOf(file, { fonts, files, fileOf: wish.fileOf })
  const structure = structureOf(file)
  const ids = pages.map((page, i) => {
    wish.step?.(i, pages.length)
    const { unitPoints, sheet = 'A4', lang } = wish
    return writePage(page, { file, resources, structure, parent, unitPoints, sheet, lang })
  })
  wish.step?.(pages.length, pages.length)
  resources.embed()
  structure.embed()
  const outline = outlineOf(file, bookmarksOf(pages.map(({ sections = [] }, i) => ({ sections, id: ids[i] ?? 0 }))))
  const { info, entries } = writeFacts(file, wish, profile)
  file.put(parent, `<</Type /Pages /Count ${ids.length} /Kids ${list(ids)}>>`)
  const shown = `/ViewerPreferences <</DisplayDocTitle true${wish.unitPoints ? ' /PrintScaling /None' : ''}>>`
  const parts = [
    `/Pages ${reference(parent)} /MarkInfo <</Marked true>> /StructTreeRoot ${reference(structure.root)}`,
    ...(outline ? [`/Outlines ${reference(outline)} /PageMode /UseOutlines`] : []),
    shown,
    entries,
    ...(wish.frozen ? [writeFrozen(file, wish.frozen, wish.day)] : []),
  ]
  file.put(root, `<</Type /Catalog ${parts.join(' ')}>>`)
  return sealed(file.finish({ root, info }))
}
