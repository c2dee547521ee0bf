import type { Comparison } from '../report/comparison'
import type { ReportInput } from '../report/input'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { treatmentResultOf } from '../report/result/result'
import { resultWords as words } from '../report/result/words'
import { paragraph, rule, text } from '../report/type'
import type { Mark } from '../scene/scene'
import { type Slide, slideBottom, slideOf } from './slide'

const top = headBottom + 50
const gap = 70
const width = (inner.width - gap) / 2
const right = inner.left + width + gap

/** From large to small; the first that fits is used. */
const textSizes = [30, 27, 24, 22, 20] as const

interface Column {
  readonly left: number
  readonly title: string
  readonly headline: string
  readonly lines: readonly string[]
  /** Each line separate, with a bullet before it. */
  readonly listed: boolean
}

const columnIn = ({ left, title, headline, lines, listed }: Column, size: number) => {
  const indent = listed ? 24 : 0
  const set = { size, leading: size * 1.45, maxWidth: width - indent } as const
  const head = paragraph(headline, left, top + 66, { size: size * 1.25, leading: size * 1.75, weight: 600, maxWidth: width })
  const marks: Mark[] = [
    text(title, left, top, { size: sizes.caption, colour: greys.quiet }),
    rule(top + 22, greys.category, 1.5, { from: left, to: left + width }),
    ...(headline ? head.marks : []),
  ]
  let y = headline ? head.next + 8 : top + 62
  for (const line of lines) {
    const written = paragraph(line, left + indent, y, set)
    if (listed) marks.push({ mark: 'dot', at: { x: left + 7, y }, radius: 4, fill: greys.ink })
    marks.push(...written.marks)
    y = written.next + size * 0.4
  }
  return { marks, next: y }
}

/**
 * What the result means, for patient and parents and for the doctor, in the words of its page; empty for a single record, and
 * where first and last record have nothing to compare.
 */
export const resultSlides = (of: Comparison, input: ReportInput): readonly Slide[] => {
  const result = treatmentResultOf(of)
  if (!result?.compared) return []
  const { lang } = input
  const { patient, doctor, audit } = result
  const forPatient = {
    left: inner.left,
    title: words.forPatient[lang],
    headline: patient.headline,
    lines: patient.paragraphs,
    listed: false,
  }
  const forDoctor = { left: right, title: words.forDoctor[lang], headline: '', lines: doctor, listed: true }
  const caution = { size: sizes.caption, colour: greys.quiet, leading: 34, maxWidth: inner.width } as const
  const cautionTop = slideBottom - paragraph(words.growth[lang], 0, 0, caution).next
  const tried = textSizes.map(size => [columnIn(forPatient, size), columnIn(forDoctor, size)])
  const fitting = tried.find(columns => columns.every(({ next }) => next <= cautionTop - 20)) ?? tried.at(-1) ?? []
  return [
    slideOf(
      { title: words.title[lang], subtitle: of.name, notes: audit.join('\n') },
      [...fitting.flatMap(({ marks }) => marks), ...paragraph(words.growth[lang], inner.left, cautionTop, caution).marks],
      input,
    ),
  ]
}
