import type { Lang } from '@sella/ceph/words'
import { abreastOn, layerName } from '@sella/drawing/report/side-by-side'
import { drawMark } from '@sella/drawing/scene/marks/index'
import type { Layer, Scene } from '@sella/drawing/scene/scene'
import type { PdfFile } from './file'
import { languageTag } from './metadata'
import { pdfPen } from './pen'
import type { Resources } from './resources'
import type { Structure } from './structure'
import { number, reference } from './syntax'
import { type Stretch, stretchesOf } from './tags'

/** A scene as a page; `sections`: the headings under which it appears in the bookmarks. */
export interface PdfPage extends Scene {
  readonly sections?: readonly string[]
  /** The page's language, if different from the document's. */
  readonly lang?: Lang
}

/** Sizes in points of the papers to which a scene may be fitted. */
const sheets = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const
export type PaperSize = keyof typeof sheets

/** Running headers and footers are skipped when a page is read aloud. */
const isFurniture = (layer: string): boolean => ['foot', 'letterhead'].includes(layerName(layer))

/**
 * Places a scene on its page: at its own size if the points per unit are given, otherwise centred and fitted to the paper, or to
 * two sheets side by side.
 */
const sheetOf = ({ width, height }: Scene, { unitPoints, sheet }: Pick<Into, 'unitPoints' | 'sheet'>) => {
  const paper = { ...sheets[sheet], width: sheets[sheet].width * abreastOn({ width, height }) }
  const size = unitPoints ? { width: width * unitPoints, height: height * unitPoints } : paper
  const unit = Math.min(size.width / width, size.height / height)
  const [left, top] = [(size.width - width * unit) / 2, size.height - (size.height - height * unit) / 2]
  return { size, unit, matrix: [unit, 0, 0, -unit, left, top] as const }
}

interface Into {
  readonly file: PdfFile
  readonly resources: Resources
  readonly structure: Structure
  /** Object number of the page tree. */
  readonly parent: number
  readonly unitPoints: number | undefined
  readonly sheet: PaperSize
  /** The document's language. */
  readonly lang: Lang
}

/** Writes a page; returns its object number. */
export const writePage = (page: PdfPage, into: Into): number => {
  const { file, resources, structure, parent } = into
  const [id, content] = [file.id(), file.id()]
  const { size, unit, matrix } = sheetOf(page, into)
  const pen = pdfPen(resources, { matrix, unit })
  const spoken = page.lang && page.lang !== into.lang ? languageTag(page.lang) : undefined
  const layerTag = ({ lang }: Layer) => (lang && lang !== (page.lang ?? into.lang) ? { lang: languageTag(lang) } : {})
  const parts = structure.page(id, page.sections?.join(' · ') ?? '', spoken)
  for (const layer of page.layers) {
    if (layer.marks.length === 0) continue
    const stretches: readonly Stretch[] = isFurniture(layer.id)
      ? [{ tag: 'Artifact', marks: layer.marks }]
      : stretchesOf(layer.marks)
    for (const { tag, marks, ...of } of stretches)
      pen.marked(
        tag === 'Artifact' ? '/Artifact BMC' : `/${tag} <</MCID ${parts.add({ tag, ...of, ...layerTag(layer) })}>> BDC`,
        () => {
          for (const mark of marks) drawMark(mark, page.pixel, pen)
        },
      )
  }
  file.stream(content, '', pen.content())
  const box = `/MediaBox [0 0 ${number(size.width, 100)} ${number(size.height, 100)}]`
  const of = `/Resources ${reference(resources.id)} /Contents ${reference(content)} /StructParents ${parts.key} /Tabs /S`
  file.put(id, `<</Type /Page /Parent ${reference(parent)} ${box} ${of}>>`)
  return id
}
