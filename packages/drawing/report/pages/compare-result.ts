import type { Lang } from '@sella/ceph/words'
import type { Mark, Scene } from '../../scene/scene'
import type { Comparison } from '../comparison'
import { mostTrends } from '../design'
import { factFlow } from '../fact-flow'
import { headMarks } from '../frame'
import { footRule, greys, headBottom, inner, pageOf, sizes } from '../paper'
import { trendAlternative } from '../result/alternatives'
import { auditLines } from '../result/audit'
import { type Course, chiefCourses, coursesOf } from '../result/course'
import { doctorLines } from '../result/doctor-text'
import { comparisonInTime, factsOf } from '../result/facts'
import { legendHeight, legendMarks } from '../result/legend'
import { movesOf } from '../result/moves'
import { movesHeight, movesMarks } from '../result/moves-table'
import { patientText } from '../result/patient-text'
import { pictureHeight, pictureMarks, pictureOf } from '../result/picture'
import { trendMarks } from '../result/trend'
import { resultWords as words } from '../result/words'
import type { Room } from '../scale-bar'
import { type Span, spanOf } from '../span'
import { figure, paragraph, rule, text, widthOf } from '../type'

/** Charts side by side at the foot of the page. */
const trends = mostTrends
const [trendTitle, trendRoom, gap] = [46, 268, 26]
const top = headBottom + 76
const side = { left: 1030, width: inner.right - 1030 } as const
const pictureWidth = 930

/** Between head and columns: a line of facts, or two tight ones. */
const oneLine = { top: headBottom + 38, size: sizes.small, leading: 36, last: headBottom + 38 } as const
const twoLines = [sizes.smallest, 17, 14, 11].map(size => ({
  ...{ top: headBottom + 26, size, leading: 28, last: headBottom + 54 },
}))

/** Patient and dates below the head; where there is no room for all of it, without what the head says: the name, the scheme. */
const factsMarks = (comparison: Comparison, span: Span, lang: Lang): readonly Mark[] => {
  const facts = factsOf(comparison, span, lang)
  const short = factsOf(comparison, span, lang, 'unnamed')
  const ways = [oneLine, ...twoLines].flatMap(at => [facts, short].map(each => ({ at, ...factFlow(each, at.top, at) })))
  return (ways.find(({ at, last }) => last <= at.last) ?? ways.at(-1))?.marks ?? []
}

interface Written {
  readonly marks: readonly Mark[]
  readonly next: number
}

interface Body {
  readonly headline: number
  readonly text: number
  readonly leading: number
}

/** From spacious to tight; the first that fits is used. */
const bodies: readonly [Body, ...Body[]] = [
  { headline: 34, text: 26, leading: 40 },
  { headline: 30, text: 24, leading: 35 },
  { headline: 28, text: 22, leading: 31 },
  { headline: 24, text: 20, leading: 27 },
]

const headed = (title: string, y: number): readonly Mark[] => [
  text(title, side.left, y, { size: sizes.small, colour: greys.quiet }),
  rule(y + 22, greys.category, 1.5, { from: side.left, to: inner.right }),
]

/** Patient and parents first, then the doctor, each in suitable words; finally what the page cannot say. */
const textsIn = (comparison: Comparison, courses: readonly Course[], span: Span, body: Body): Written => {
  const { lang } = span[0].input
  const { headline, paragraphs } = patientText({ courses, moved: movesOf(comparison), span })
  const set = { size: body.text, leading: body.leading, maxWidth: side.width } as const
  const marks: Mark[] = [...headed(words.forPatient[lang], top + 14)]
  const bold = { size: body.headline, weight: 600, leading: body.headline * 1.4, maxWidth: side.width } as const
  const head = paragraph(headline, side.left, top + 48 + body.headline * 0.6, bold)
  marks.push(...head.marks)
  let y = head.next + 8
  for (const words of paragraphs) {
    const block = paragraph(words, side.left, y, set)
    marks.push(...block.marks)
    y = block.next + body.leading * 0.35
  }
  marks.push(...headed(words.forDoctor[lang], y + 10))
  y += 10 + 34 + body.leading / 2
  const small = { ...set, size: Math.max(sizes.smallest, body.text - 2), leading: body.leading - 4, maxWidth: side.width - 22 }
  for (const line of doctorLines(courses, span)) {
    const block = paragraph(line, side.left + 22, y, small)
    marks.push({ mark: 'dot', at: { x: side.left + 7, y }, radius: 4, fill: greys.ink }, ...block.marks)
    y = block.next + body.leading * 0.2
  }
  const note = paragraph(words.growth[lang], side.left + 18, y + 26, {
    ...small,
    size: sizes.smallest,
    leading: 28,
    maxWidth: side.width - 36,
  })
  const box: Mark = { mark: 'box', x: side.left, y, width: side.width, height: note.next - y, fill: greys.band, radius: 4 }
  return { marks: [...marks, box, ...note.marks], next: note.next }
}

const textMarks = (comparison: Comparison, courses: readonly Course[], span: Span, bottom: number): readonly Mark[] => {
  const tried = bodies.map(body => textsIn(comparison, courses, span, body))
  return (tried.find(({ next }) => next <= bottom) ?? tried.at(-1))?.marks ?? []
}

/** The boxes of that many charts: side by side, or one below the other if there is no picture. */
const trendRooms = ({ y, height }: Band, count: number, stacked: boolean): readonly Room[] =>
  Array.from({ length: count }, (_, i): Room => {
    if (stacked) return { x: inner.left, y: y + (i * height) / count, width: inner.width, height: height / count - 16 }
    const width = (inner.width - (trends - 1) * 40) / trends
    return { x: inner.left + i * (width + 40), y, width, height }
  })

interface Band {
  readonly y: number
  readonly height: number
}

const trendsMarks = (courses: readonly Course[], of: Comparison, { y, height }: Band, lang: Lang): readonly Mark[] => {
  const { records, trend } = of
  const chosen = chiefCourses(courses, trends, trend)
  const title = words.trend[lang]
  const after = inner.left + widthOf(title, { size: sizes.body, weight: 600 }) + 20
  const quiet = { size: sizes.smallest, colour: greys.quiet } as const
  const rooms = trendRooms({ y: y + trendTitle + 6, height: height - 6 }, chosen.length, pictureOf(of) === null)
  return [
    text(title, inner.left, y + 20, { size: sizes.body, weight: 600 }),
    text(words.trendNote[lang], after, y + 21, { ...quiet, maxWidth: inner.right - after }),
    rule(y + trendTitle - 2, greys.ink, 2),
    ...chosen.flatMap((course, i) => {
      const room = rooms[i]
      return room ? figure(trendAlternative(course, records, lang), trendMarks(course, records, room, lang)) : []
    }),
    ...(chosen.length === 0 ? [text(words.noTrend[lang], inner.left, y + trendTitle + 40, quiet)] : []),
  ]
}

/** From the top: picture and text, displacements, charts, audit. Height that neither picture nor text needs goes to the charts. */
const layoutOf = (comparison: Comparison, courses: readonly Course[], span: Span, auditTop: number) => {
  const under = legendHeight(comparison, pictureWidth) + 12
  const moves = movesHeight(comparison)
  const room = auditTop - 24 - trendTitle - trendRoom - gap - moves - gap - top - under
  const wordsRoom = textsIn(comparison, courses, span, bodies[0]).next - top - under
  const spare = Math.max(0, room - Math.max(pictureHeight(comparison, pictureWidth), wordsRoom))
  const height = trendRoom + (pictureOf(comparison) ? Math.min(spare, trendRoom) : spare)
  const trendTop = auditTop - 24 - trendTitle - height
  const movesTop = trendTop - gap - moves
  const bottom = movesTop - gap
  const picture: Room = { x: inner.left, y: top, width: pictureWidth, height: bottom - top - under }
  return { trends: { y: trendTop, height }, movesTop, bottom, picture }
}

const page = (comparison: Comparison, span: Span): Scene => {
  const { records } = comparison
  const { lang, patient } = span[0].input
  const courses = coursesOf(records)
  const note = { size: sizes.smallest, colour: greys.quiet, leading: 27, maxWidth: inner.width } as const
  const audit = auditLines(comparison, lang).join(lang === 'zh' ? '' : ' ')
  // Under it stands which tracings await review, where one does.
  const awaited = records.some(({ input }) => input.unreviewed !== undefined) ? 14 : 0
  const auditTop = footRule - 10 - awaited - paragraph(audit, 0, 0, note).next
  const { trends: band, movesTop, bottom, picture } = layoutOf(comparison, courses, span, auditTop)
  return pageOf([
    ...headMarks({ title: words.title[lang], subtitle: comparison.name, right: patient.name }),
    ...factsMarks(comparison, span, lang),
    ...pictureMarks(comparison, picture),
    ...legendMarks(comparison, { x: inner.left, y: picture.y + picture.height + 12, width: pictureWidth }),
    ...textMarks(comparison, courses, span, bottom),
    ...movesMarks(comparison, movesTop),
    ...trendsMarks(courses, comparison, band, lang),
    rule(auditTop - 22, greys.hairline, 1.5),
    ...paragraph(audit, inner.left, auditTop, note).marks,
  ])
}

/** The result of a treatment on one page over all records of a scheme; none for a single record. */
export const compareResultPages = (given: Comparison): readonly Scene[] => {
  const comparison = comparisonInTime(given)
  const span = spanOf(comparison.records)
  return span ? [page(comparison, span)] : []
}
