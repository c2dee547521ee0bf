import { coursePlot, courseWords } from '../maturation/course-plot'
import type { Mark } from '../scene/scene'
import type { ReportInput } from './input'
import { greys, inner, sizes } from './paper'
import { figure, text } from './type'

const words = {
  title: { zh: '历次记录', en: 'Over the records' },
  hint: { zh: '竖线为可能的相邻期；圆圈为医生判断', en: 'upright bars: stages as likely; rings: the doctor’s own' },
  of: { zh: '历次记录的颈椎分期', en: 'Vertebral stages over the records' },
  own: { zh: '医生判断', en: 'Doctor’s stage' },
  peak: { zh: '高峰附近', en: 'around the peak' },
} as const

const plot = { width: inner.width, height: 250 } as const
const inks = {
  ...{ text: greys.ink, quiet: greys.quiet, grid: greys.hairline, band: greys.band, dot: '#0b756c', ground: greys.white },
} as const

/** Page units of the line of stages with its title; none for a single record, which the page already states. */
export const courseHeight = ({ course = [] }: ReportInput): number => (course.length > 1 ? plot.height + 60 : 0)

/** The stages of the case's records over time, from `top` down; nothing for a single record. */
export function courseMarks(input: ReportInput, top: number): readonly Mark[] {
  const { course = [], lang } = input
  if (courseHeight(input) === 0) return []
  const marks = coursePlot(course, { ...plot, size: sizes.caption, inks, peak: words.peak[lang] })
  const alt = `${words.of[lang]}: ${courseWords(course, words.own[lang])}`
  return [
    text(words.title[lang], inner.left, top + 16, { size: sizes.body, weight: 600 }),
    text(words.hint[lang], inner.left + 260, top + 16, { size: sizes.caption, colour: greys.quiet }),
    ...figure(alt, [{ mark: 'group', matrix: [1, 0, 0, 1, inner.left, top + 46], pixel: 1, marks }]),
  ]
}
