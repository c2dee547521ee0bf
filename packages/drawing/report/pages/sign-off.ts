import type { Words } from '@sella/ceph/words'
import type { Mark, Scene } from '../../scene/scene'
import { tableRow } from '../cells'
import { dottedDate } from '../date-text'
import type { ReportDesign } from '../design'
import { isFilmless } from '../filmless'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { footHeight, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import { analysisText, doctorText } from '../sentences'
import { type FullRoom, inFull, paragraph, rule, text, widthOf } from '../type'
import { reportWords } from '../words'

const words = {
  title: { zh: '签署', en: 'Sign-off' },
  contents: { zh: '本报告内容', en: 'Contents of this report' },
  page: { zh: '页', en: 'Page' },
  statement: {
    zh: '本人已核对本报告中的描记、测量值与所见。',
    en: 'I have checked the tracing, the measurements and the findings of this report.',
  },
  statementFilmless: { zh: '本人已核对本报告的内容。', en: 'I have checked the contents of this report.' },
  signature: { zh: '签名', en: 'Signature' },
  date: { zh: '日期', en: 'Date' },
  stamp: { zh: '盖章处', en: 'Stamp' },
} as const satisfies Readonly<Record<string, Words>>

/** A heading of the report and the page on which it begins. */
export interface Entry {
  readonly name: string
  readonly page: number
}

const rowRoom = 46
const stampSide = 380
const contentsTop = headBottom + 60
/** Lowest position of the signature line. */
const lowest = paper.height - footHeight - 120

const contentsMarks = (entries: readonly Entry[], { lang }: ReportInput): readonly Mark[] => [
  text(words.contents[lang], inner.left, contentsTop, { size: sizes.body, weight: 600 }),
  text(words.page[lang], inner.right, contentsTop, { size: sizes.small, colour: greys.quiet, align: 'end' }),
  rule(contentsTop + 28, greys.ink, 2),
  ...entries.flatMap(({ name, page }, i) => {
    const y = contentsTop + 28 + (i + 0.5) * rowRoom
    const cells = [
      [text(name, inner.left, y, { size: sizes.caption, maxWidth: inner.width - 200 })],
      [text(String(page), inner.right, y, { size: sizes.caption, align: 'end' })],
    ]
    return [...tableRow({ table: 'contents', row: i, names: 0 }, cells), rule(y + rowRoom / 2, greys.hairline, 1.5)]
  }),
]

const belowSet = { size: sizes.small, colour: greys.quiet } as const

/** Where the line begins after its label. */
const indentOf = (label: string): number => Math.max(90, Math.ceil(widthOf(label, belowSet)) + 18)

const lineMarks = (label: string, below: string, left: number, right: number, y: number): readonly Mark[] => {
  const from = left + indentOf(label)
  return [
    text(label, left, y - 12, belowSet),
    rule(y, greys.ink, 2, { from, to: right }),
    ...inFull(below, belowRoom(below, { x: from, width: right - from }, y), belowSet, sizes.smallest),
  ]
}

/** A line under the signature, or three for a long name. */
const [belowLine, belowSeveral] = [26, 78] as const

const isSeveral = (words: string, width: number): boolean => widthOf(words, { size: sizes.smallest }) > width

const belowRoom = (words: string, line: Pick<FullRoom, 'x' | 'width'>, y: number): FullRoom => {
  const height = isSeveral(words, line.width) ? belowSeveral : belowLine
  return { ...line, y: y + 30 + (height - belowLine) / 2, height }
}

const stampMarks = (input: ReportInput, bottom: number): readonly Mark[] => {
  const box = { x: inner.right - stampSide, y: bottom - stampSide, width: stampSide, height: stampSide }
  return [
    { mark: 'box', ...box, stroke: { colour: greys.category, width: 2, dash: [10, 8] }, radius: 12 },
    text(words.stamp[input.lang], box.x + stampSide / 2, box.y + stampSide - 34, {
      ...{ size: sizes.small, colour: greys.faint, align: 'middle' },
    }),
  ]
}

/** The last page: the contents of the report, and the place for signature and stamp. */
export const signOffPage = (input: ReportInput, { signature, stamp }: ReportDesign, entries: readonly Entry[]): Scene => {
  const { lang, patient, record } = input
  const under = contentsTop + 28 + entries.length * rowRoom
  const bottom = Math.min(lowest, under + 120 + stampSide)
  const right = stamp ? inner.right - stampSide - 90 : inner.right
  // A record without a film has no tracing that could have been checked.
  const statementWords = isFilmless(input) ? words.statementFilmless : words.statement
  const statement = paragraph(statementWords[lang], inner.left, bottom - 250, {
    size: sizes.body,
    leading: 42,
    maxWidth: right - inner.left,
  })
  const split = inner.left + (right - inner.left) * 0.62
  const signer = doctorText(input)
  const raised =
    signature && isSeveral(signer, split - 30 - inner.left - indentOf(words.signature[lang])) ? belowSeveral - belowLine : 0
  return pageOf([
    ...headMarks({
      title: words.title[lang],
      subtitle: isFilmless(input) ? '' : analysisText(input),
      right: [patient.name, patient.caseNo, dottedDate(record.date)].filter(Boolean).join(' · '),
    }),
    ...contentsMarks(entries, input),
    ...(signature
      ? [
          ...statement.marks,
          ...lineMarks(words.signature[lang], signer, inner.left, split - 30, bottom - 30),
          ...lineMarks(words.date[lang], '', split, right, bottom - 30),
        ]
      : []),
    ...(stamp ? stampMarks(input, bottom) : []),
    text(reportWords.decisionSupport[lang], inner.left, bottom + 60 + raised, { size: sizes.small, colour: greys.faint }),
  ])
}
