import type { Lang, Words } from '@sella/ceph/words'
import type { Mark, Scene } from '../../scene/scene'
import { wrapped } from '../../scene/text-width'
import { dottedDate } from '../date-text'
import { sectionNames } from '../design'
import { headMarks } from '../frame'
import type { ReportInput, ReportNotes } from '../input'
import { footHeight, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import { doctorText } from '../sentences'
import { rule, text } from '../type'
import { stageWords } from '../words'

const headings: Readonly<Record<Exclude<keyof ReportNotes, 'records'>, Words>> = {
  diagnosis: { zh: '诊断', en: 'Diagnosis' },
  problems: { zh: '问题列表', en: 'Problem list' },
  plan: { zh: '治疗计划', en: 'Treatment plan' },
  progress: { zh: '治疗进展', en: 'Progress' },
}

const byHand: Words = { zh: '手写补充', en: 'By hand' }

/** Page units: a line of text, the gap above a heading, and the distance of ruled lines. */
const [leading, overHeading, writing] = [42, 40, 78]
const top = headBottom + 56
const bottom = paper.height - footHeight - 24

interface Line {
  readonly words: string
  readonly kind: 'heading' | 'text'
}

const written = (heading: string, words: string): readonly Line[] => {
  if (words.trim() === '') return []
  const lines = words.trim().split('\n')
  const width = inner.width
  const text = lines.flatMap(line => (line.trim() === '' ? [''] : wrapped(line.trim(), width, sizes.body)))
  return [{ words: heading, kind: 'heading' }, ...text.map(line => ({ words: line, kind: 'text' }) as const)]
}

const linesOf = (notes: ReportNotes, lang: Lang): readonly Line[] => [
  ...(['diagnosis', 'problems', 'plan', 'progress'] as const).flatMap(key => written(headings[key][lang], notes[key])),
  ...notes.records.flatMap(({ date, type, note }) => written(`${dottedDate(date)} · ${stageWords[type][lang]}`, note)),
]

const heightOf = ({ kind }: Line): number => (kind === 'heading' ? overHeading + leading : leading)

/** The lines of each page; a heading stays with the first two lines below it. */
const pagesOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const pages: Line[][] = [[]]
  let room = bottom - top
  lines.forEach((line, i) => {
    const together =
      line.kind === 'heading' ? lines.slice(i, i + 3).reduce((sum, line) => sum + heightOf(line), 0) : heightOf(line)
    if (together > room && pages.at(-1)?.length) {
      pages.push([])
      room = bottom - top
    }
    pages.at(-1)?.push(line)
    room -= heightOf(line)
  })
  return pages
}

/** The rest of the last page is ruled for handwritten notes in the chart and at the chair. */
const ruled = (from: number, lang: Lang): readonly Mark[] => {
  const first = from + overHeading + leading
  const count = Math.floor((bottom - first) / writing)
  if (count < 2) return []
  return [
    text(byHand[lang], inner.left, first - leading / 2, { size: sizes.small, colour: greys.faint }),
    ...Array.from({ length: count }, (_, i) => rule(first + (i + 1) * writing, greys.hairline, 1.5)),
  ]
}

const lineMarks = (lines: readonly Line[]): { readonly marks: readonly Mark[]; readonly end: number } => {
  let y = top
  const marks = lines.flatMap((line, i): readonly Mark[] => {
    const before = line.kind === 'heading' && i > 0 ? overHeading : 0
    const at = y + before + leading / 2
    y += before + leading
    if (line.kind === 'text') return [text(line.words, inner.left, at, { size: sizes.body })]
    return [
      text(line.words, inner.left, at, { size: sizes.body, weight: 600, maxWidth: inner.width }),
      rule(at + leading / 2 - 2, greys.category, 1.5),
    ]
  })
  return { marks, end: y }
}

/** The notes on the case and its records in full; no page without notes. */
export const notePages = (input: ReportInput): readonly Scene[] => {
  const { notes, lang, patient } = input
  const lines = notes ? linesOf(notes, lang) : []
  if (lines.length === 0) return []
  const pages = pagesOf(lines)
  const head = headMarks({
    title: sectionNames.notes[lang],
    subtitle: '',
    right: [patient.name, patient.caseNo, doctorText(input)].filter(Boolean).join(' · '),
  })
  return pages.map((share, i) => {
    const { marks, end } = lineMarks(share)
    return pageOf([...head, ...marks, ...(i === pages.length - 1 ? ruled(end, lang) : [])])
  })
}
