import { courseText } from '@sella/ceph/maturation/words'
import { coursePlot, courseWords } from '../maturation/course-plot'
import type { Mark } from '../scene/scene'
import { surfaces } from '../tracing/colours'
import type { ReportInput } from './input'
import { greys, inner, sizes } from './paper'
import { figure, text } from './type'

const plot = { width: inner.width, height: 250 } as const
const inks = {
  ...{
    text: greys.ink,
    quiet: greys.quiet,
    grid: greys.hairline,
    band: greys.band,
    dot: surfaces.light.accent,
    ground: greys.white,
  },
} as const

/** Page units of the line of stages with its title; none for a single record, which the page already states. */
export const courseHeight = ({ course = [] }: ReportInput): number => (course.length > 1 ? plot.height + 60 : 0)

/** The stages of the case's records over time, from `top` down; nothing for a single record. */
export function courseMarks(input: ReportInput, top: number): readonly Mark[] {
  const { course = [], lang } = input
  if (courseHeight(input) === 0) return []
  const marks = coursePlot(course, { ...plot, size: sizes.caption, inks, peak: courseText.peak[lang] })
  const alt = `${courseText.of[lang]}: ${courseWords(course, courseText.own[lang])}`
  return [
    text(courseText.title[lang], inner.left, top + 16, { size: sizes.body, weight: 600 }),
    text(courseText.hint[lang], inner.left + 260, top + 16, { size: sizes.caption, colour: greys.quiet }),
    ...figure(alt, [{ mark: 'group', matrix: [1, 0, 0, 1, inner.left, top + 46], pixel: 1, marks }]),
  ]
}
