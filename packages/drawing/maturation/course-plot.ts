import { stages } from '@sella/ceph/data/maturation-stages'
import type { CoursePoint } from '@sella/ceph/maturation/course'
import { shareText } from '@sella/ceph/measure/share-text'
import type { Mark } from '../scene/scene'

export interface CourseInks {
  readonly text: string
  readonly quiet: string
  readonly grid: string
  readonly band: string
  readonly dot: string
  /** What the plot lies on; the doctor's rings are filled with it. */
  readonly ground: string
}

export interface CourseSetting {
  readonly width: number
  readonly height: number
  /** Font size. */
  readonly size: number
  readonly inks: CourseInks
  /** Name of the band between CS3 and CS4. */
  readonly peak: string
}

type At = { readonly x: number; readonly y: number }

/** Positions in the plot: a record in the middle of its column, stages from bottom to top. */
function placing(count: number, { width, height, size }: CourseSetting) {
  const frame = { left: size * 3.4, right: width - size * 1.4, top: size, bottom: height - size * 2.4 }
  // The name of the band stands to the right of the last record.
  const step = (frame.right - size * 10 - frame.left) / count
  return {
    frame,
    x: (i: number): number => frame.left + step * (i + 0.5),
    y: (stage: number): number => frame.top + ((6 - stage) / 5) * (frame.bottom - frame.top),
  }
}

type Placing = ReturnType<typeof placing>

const label = (words: string, at: At, align: 'start' | 'middle' | 'end', { size, inks }: CourseSetting): Mark => ({
  ...{ mark: 'label', at, runs: [{ text: words, colour: inks.quiet }], size, align },
})

/** The six stages as lines, and the band around the peak of growth. */
function groundMarks({ frame, y }: Placing, setting: CourseSetting): readonly Mark[] {
  const { size, inks, peak } = setting
  const across = { x: frame.left, width: frame.right - frame.left }
  return [
    { mark: 'box', ...across, y: y(4), height: y(3) - y(4), fill: inks.band },
    label(peak, { x: frame.right - size * 0.4, y: y(3.5) }, 'end', setting),
    ...stages.flatMap((stage, i): readonly Mark[] => [
      {
        mark: 'line',
        from: { x: frame.left, y: y(i + 1) },
        to: { x: frame.right, y: y(i + 1) },
        stroke: { colour: inks.grid, width: size / 10 },
      },
      label(stage, { x: frame.left - size * 0.6, y: y(i + 1) }, 'end', setting),
    ]),
  ]
}

interface Beside {
  readonly right: number
  readonly down: number
  readonly align: 'start' | 'end'
}

/** Where the share of a record stands beside its dot, in font sizes: above it the line to a later stage would run through it. */
const shareSide = (course: readonly CoursePoint[], i: number): Beside => {
  const stage = course[i]?.computed?.stage ?? 0
  const next = course.slice(i + 1).find(({ computed }) => computed)?.computed?.stage ?? 0
  const before = course.slice(0, i).findLast(({ computed }) => computed)?.computed?.stage ?? 1
  const rises = next > stage
  // Under CS1 stand the dates.
  if (rises && stage === 1)
    return before === 1 ? { right: -0.9, down: -0.8, align: 'end' } : { right: 0.9, down: -0.8, align: 'start' }
  return { right: 0.9, down: rises || stage === 6 ? 0.9 : -0.8, align: 'start' }
}

type Shown = CoursePoint & { readonly share: Beside }

function recordMarks(
  { day, computed, own, share }: Shown,
  i: number,
  { x, y }: Placing,
  setting: CourseSetting,
): readonly Mark[] {
  const { size, inks, height } = setting
  const whisker = (low: number, high: number): Mark => ({
    mark: 'line',
    from: { x: x(i), y: y(low) },
    to: { x: x(i), y: y(high) },
    stroke: { colour: inks.quiet, width: size / 5 },
  })
  const ring = (stage: number): Mark => ({
    ...{ mark: 'dot', at: { x: x(i), y: y(stage) }, radius: size * 0.65, fill: inks.ground },
    stroke: { colour: inks.text, width: size / 7 },
  })
  return [
    ...(computed ? [whisker(...computed.span)] : []),
    ...(own === null ? [] : [ring(own)]),
    ...(computed
      ? [
          { mark: 'dot', at: { x: x(i), y: y(computed.stage) }, radius: size * 0.4, fill: inks.dot } as const,
          label(
            shareText(computed.share),
            { x: x(i) + size * share.right, y: y(computed.stage) + size * share.down },
            share.align,
            { ...setting, inks: { ...inks, quiet: inks.text } },
          ),
        ]
      : []),
    label(day.slice(0, 7), { x: x(i), y: height - size * 0.8 }, 'middle', setting),
  ]
}

/**
 * The stages of a case's records over time: the computed ones with the range of those nearly as likely, the doctor's own as rings.
 * In units of its own width and height, from 0, 0; nothing without a record.
 */
export const coursePlot = (course: readonly CoursePoint[], setting: CourseSetting): readonly Mark[] => {
  if (course.length === 0) return []
  const at = placing(course.length, setting)
  const line = course.flatMap(({ computed }, i) => (computed ? [{ x: at.x(i), y: at.y(computed.stage) }] : []))
  const { inks, size } = setting
  return [
    ...groundMarks(at, setting),
    ...line
      .slice(1)
      .map((to, i): Mark => ({ mark: 'line', from: line[i] ?? to, to, stroke: { colour: inks.quiet, width: size / 10 } })),
    ...course.flatMap((point, i) => recordMarks({ ...point, share: shareSide(course, i) }, i, at, setting)),
  ]
}

/** The line of stages in words, for who does not see it: `2024-09-12 CS2 68%, doctor's stage CS2; …`. */
export const courseWords = (course: readonly CoursePoint[], own: string): string =>
  course
    .map(({ day, computed, own: read }) =>
      [day, computed && `${stages[computed.stage - 1]} ${shareText(computed.share)}`, read && `${own} ${stages[read - 1]}`]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ')
