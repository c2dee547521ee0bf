import type { CoursePoint } from '@sella/ceph/maturation/course'
import { expect, test } from 'vitest'
import { markBounds } from '../scene/marks/index'
import { paintSvg } from '../scene/paint-svg'
import type { Mark } from '../scene/scene'
import { coursePlot, courseWords } from './course-plot'

const inks = { text: 'text', quiet: 'quiet', grid: 'grid', band: 'band', dot: 'dot', ground: 'ground' }
const setting = { width: 400, height: 150, size: 10, inks, peak: 'peak' }
const course: readonly CoursePoint[] = [
  { day: '2023-09-12', computed: { stage: 1, share: 0.8, span: [1, 2] }, own: null },
  { day: '2024-09-12', computed: null, own: 2 },
  { day: '2025-09-12', computed: { stage: 6, share: 0.62, span: [4, 6] }, own: 5 },
]
const dots = (marks: readonly Mark[], fill: string) =>
  marks.flatMap(mark => (mark.mark === 'dot' && mark.fill === fill ? [mark.at] : []))
const wordsIn = (marks: readonly Mark[]) =>
  marks.flatMap(mark => (mark.mark === 'label' ? [mark.runs.map(({ text }) => text).join('')] : []))

test('a later stage stands higher, a later record further right, the doctor’s stage as a ring at its own height', () => {
  const marks = coursePlot(course, setting)
  const [first, last] = dots(marks, 'dot')
  const [mine, later] = dots(marks, 'ground')
  if (!first || !last || !mine || !later) throw new Error('a record is missing')
  expect([first.x < mine.x && mine.x < last.x, last.x === later.x]).toEqual([true, true])
  expect([first.y > mine.y, mine.y > later.y, later.y > last.y]).toEqual([true, true, true])
  expect(dots(marks, 'dot')).toHaveLength(2)
})

test('the range of the stages nearly as likely is an upright bar from the lower to the higher', () => {
  const bars = coursePlot(course, setting).flatMap(mark =>
    mark.mark === 'line' && mark.from.x === mark.to.x ? [mark.from.y - mark.to.y] : [],
  )
  expect(bars).toHaveLength(2)
  expect(bars[1]).toBeCloseTo(2 * (bars[0] ?? Number.NaN), 9)
})

test('the name of the band keeps clear of the last record, however many there are', () => {
  const near: CoursePoint = { day: '2025-09-12', computed: { stage: 3, share: 0.62, span: [2, 4] }, own: 4 }
  for (const peak of ['高峰附近', 'around the peak'])
    for (const count of [1, 2, 10]) {
      const marks = coursePlot(Array(count).fill(near), { ...setting, peak })
      const named = (text: string) => marks.findLast(mark => mark.mark === 'label' && mark.runs[0]?.text === text)
      const [name, share] = [named(peak), named('62%')]
      if (!name || !share) throw new Error('a label is missing')
      expect(markBounds(share, 1).right, `${peak} ${count}`).toBeLessThan(markBounds(name, 1).left)
    }
})

test('no line from record to record runs through a share', () => {
  const at = (stage: number): CoursePoint => ({
    day: '2025-09-12',
    computed: { stage, share: 0.62, span: [stage, stage] },
    own: null,
  })
  const all = [1, 2, 3, 4, 5, 6]
  for (const stages of all.flatMap(a => all.flatMap(b => all.map(c => [a, b, c] as const)))) {
    // Where the last stage is left, or the first reached again, the plot has no room above or below.
    if (stages.some((stage, i) => (stages[i + 1] ?? stage) < stage && (stage === 6 || stages[i + 1] === 1))) continue
    const marks = coursePlot(stages.map(at), setting)
    const lines = marks.flatMap(mark =>
      mark.mark === 'line' && mark.stroke.colour === 'quiet' && mark.from.x !== mark.to.x ? [mark] : [],
    )
    expect(lines).toHaveLength(2)
    for (const share of marks.filter(mark => mark.mark === 'label' && mark.runs[0]?.text === '62%')) {
      const { left, right, top, bottom } = markBounds(share, 1)
      for (const { from, to } of lines)
        for (const x of [left, (left + right) / 2, right]) {
          const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
          expect(x > from.x && x < to.x && y > top && y < bottom, stages.join()).toBe(false)
        }
    }
  }
})

test('every share, day and stage is read, inside the plot; without a record there is nothing', () => {
  const marks = coursePlot(course, setting)
  expect(wordsIn(marks)).toEqual(expect.arrayContaining(['80%', '62%', '2023-09', '2024-09', '2025-09', 'peak', 'CS1', 'CS6']))
  for (const mark of marks) {
    const { left, right, top, bottom } = markBounds(mark, 1)
    expect(left >= 0 && right <= 400 && top >= 0 && bottom <= 150, JSON.stringify(mark)).toBe(true)
  }
  expect(coursePlot([], setting)).toEqual([])
  expect(courseWords(course, 'own')).toBe('2023-09-12 CS1 80%; 2024-09-12 own CS2; 2025-09-12 CS6 62% own CS5')
})

test('is drawn as when somebody last looked at it', async () => {
  const { width, height } = setting
  const layers = [{ id: 'course', marks: coursePlot(course, setting) }]
  const drawn = paintSvg({ width, height, pixel: 1, layers }, { fonts: 'IBM Plex Sans', sized: true })
  await expect(`${drawn.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot('../golden/maturation/course.svg')
})
