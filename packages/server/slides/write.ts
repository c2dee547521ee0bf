import { inner } from '@sella/drawing/report/paper'
import { xmlText } from '@sella/drawing/scene/ink'
import { drawMark } from '@sella/drawing/scene/marks/index'
import { labelWidth } from '@sella/drawing/scene/marks/label'
import type { LabelMark } from '@sella/drawing/scene/scene'
import { type Slide, slideSize } from '@sella/drawing/slides/slide'
import pptxgen from 'pptxgenjs'
import { legal } from './legal'
import { slidePen } from './pen'
import { broader } from './text-room'

export interface SlidesWish {
  readonly title: string
  readonly author: string
  readonly company: string
  /** The JPEG at a picture's address. */
  readonly fileOf: (href: string) => Buffer
  /** Called before each slide; throwing ends the work. */
  readonly step?: (done: number, of: number) => void
}

/** PowerPoint's 16:9 size in inches. */
const [wide, high] = [13.333, 7.5]

/** In scene units. */
const titleHeight = 120

/** Under which the slides of a language stand, to be hidden or taken out at once where there are two. */
const sectionNames = { zh: '中文', en: 'English' } as const

/** The words of a text, with those of its further lines. */
const wordsOf = ({ runs, paragraph }: LabelMark): string =>
  typeof paragraph === 'object' ? paragraph.words : runs.map(run => run.text).join('')

const titleOf = ({ layers, title }: Slide): LabelMark | undefined =>
  layers.flatMap(({ marks }) => marks).find((mark): mark is LabelMark => mark.mark === 'label' && wordsOf(mark) === title)

/** Vertical middle and height of a title, which a long name takes several lines of. */
const linesOf = (label: LabelMark | undefined): { readonly middle: number; readonly height: number } => {
  const first = label?.at.y ?? 0
  if (typeof label?.paragraph !== 'object') return { middle: first, height: titleHeight }
  const { lines, leading } = label.paragraph
  return { middle: first + ((lines - 1) / 2) * leading, height: Math.max(titleHeight, lines * leading) }
}

/** The master of a slide, made where it is the first that wants it. */
const mastersOf = (file: pptxgen, inch: number) => {
  const masters = new Set<string>()
  // A title stands where its master has it, so there is one for each place.
  return (slide: Slide): string => {
    const label = titleOf(slide)
    const { middle, height } = linesOf(label)
    // Whose slide it is stands beside the title; only a title that leaves no room for that has the line to itself.
    const isLong =
      label !== undefined && (label.paragraph !== undefined || labelWidth(label.runs, label.size) * broader > inner.width / 2)
    const width = isLong ? inner.width : inner.width / 2
    const name = `CASE ${middle}${isLong ? ' LONG' : ''}${height > titleHeight ? ` ${height}` : ''}`
    const place = {
      x: inner.left * inch,
      y: (middle - height / 2) * inch,
      w: width * inch,
      h: height * inch,
    }
    const options = { name: 'title', type: 'title', ...place, margin: 0, align: 'left', valign: 'middle', fit: 'shrink' } as const
    if (!masters.has(name)) file.defineSlideMaster({ title: name, objects: [{ placeholder: { options, text: '' } }] })
    masters.add(name)
    return name
  }
}

/** Slides as a PPTX (ISO/IEC 29500): every line a shape, every word a text, every photo a picture, to be changed there. */
export const writeSlides = async (wished: readonly Slide[], wish: SlidesWish): Promise<Buffer> => {
  const slides = legal(wished)
  const file = new pptxgen()
  file.title = xmlText(wish.title)
  file.author = xmlText(wish.author)
  file.company = xmlText(wish.company)
  file.defineLayout({ name: 'case', width: wide, height: high })
  file.layout = 'case'
  const inch = wide / slideSize.width
  const masterFor = mastersOf(file, inch)
  const languages = [...new Set(slides.map(({ lang }) => lang))]
  const hasSections = languages.length > 1
  if (hasSections) for (const lang of languages) file.addSection({ title: sectionNames[lang] })
  slides.forEach((slide, i) => {
    wish.step?.(i, slides.length)
    const sheet = file.addSlide({
      masterName: masterFor(slide),
      ...(hasSections ? { sectionTitle: sectionNames[slide.lang] } : {}),
    })
    const pen = slidePen(sheet, { inch, fileOf: wish.fileOf, title: slide.title, pictureName: slide.title })
    for (const mark of slide.layers.flatMap(layer => layer.marks)) drawMark(mark, slide.pixel, pen)
    if (slide.notes) sheet.addNotes(slide.notes)
  })
  wish.step?.(slides.length, slides.length)
  // Of all output types the library compresses only the one it calls a stream, which in Node is a Buffer.
  return (await file.write({ outputType: 'STREAM', compression: true })) as Buffer
}
