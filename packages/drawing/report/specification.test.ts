import { expect, it } from 'vitest'
import type { LabelMark, Scene } from '../scene/scene'
import { overlapCanvas } from '../tracing/overlap-parts'
import { comprehensive } from './comprehensive'
import { plateMargin } from './film-plate'
import { grownComparison, grownRecord } from './testing/compared-records'
import { marksOf, pageWords } from './testing/page-words'

/** The sizes given in sections 2 and 9 of the specification for the printed report, checked on generated pages. */
const photo = { href: 'data:,', width: 600, height: 800 }
const kinds = [
  ...(['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Upper_Occlusal', 'Lower_Occlusal'] as const),
  ...(['Left_Intraoral', 'Front_Intraoral', 'Right_Intraoral'] as const),
]
const photos = Object.fromEntries(kinds.map(kind => [kind, photo]))
const over = { photos }
const { input } = grownRecord(0, { over })
const comparison = grownComparison(2, { over })
const pages = comprehensive(input, [comparison])
const pageWith = (words: string): Scene =>
  pages.find(page => pageWords(page).includes(words)) ?? { width: 0, height: 0, pixel: 1, layers: [] }

/** How often a page contains an area of a given size, as a frame or as a picture's clip. */
const areasOn = (page: Scene): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const mark of marksOf(page)) {
    const area = mark.mark === 'box' ? mark : mark.mark === 'group' || mark.mark === 'picture' ? mark.clip : null
    if (area) counts[`${area.width}x${area.height}`] = (counts[`${area.width}x${area.height}`] ?? 0) + 1
  }
  return counts
}
const labelsOn = (page: Scene): readonly (LabelMark & { readonly words: string })[] =>
  marksOf(page).flatMap(mark => (mark.mark === 'label' ? [{ ...mark, words: mark.runs.map(run => run.text).join('') }] : []))

it('the patient’s page has three faces of 525 x 787 and five pictures of the mouth of 525 x 350', () => {
  expect(areasOn(pageWith('测试 照片'))).toMatchObject({ '525x787': 3, '525x350': 5 })
})

it('the film beside the analysis with the margin of its values has 810 x 825', () => {
  expect(areasOn(pageWith('CEPH'))).toMatchObject({ [`${810 - plateMargin(input, 825)}x825`]: 1 })
})

it('a page of comparison has two films, each with the margin of its values of 858 x 990', () => {
  const margin = Math.max(...comparison.records.map(record => plateMargin(record.input, 990)))
  expect(areasOn(pageWith('治疗前后'))).toMatchObject({ [`${858 - margin}x990`]: 2 })
})

it('photos are compared in boxes of 426 x 510 and 426 x 258, two records on a page', () => {
  expect(areasOn(pageWith('照片对比'))).toMatchObject({ '426x510': 6, '426x258': 10 })
})

it('the registrations have their canvases and margins', () => {
  expect(overlapCanvas).toEqual({
    sn: { width: 792, height: 820, margin: 10 },
    pp: { width: 648, height: 336, margin: 20 },
    mp: { width: 648, height: 504, margin: 10 },
  })
})

it('the table has columns of 150, 495, 285, 225 and 510 from the margin, in each of which its own stands', () => {
  const [category, item, reference, value, chart] = [60, 210, 705, 990, 1215] as const
  const labels = labelsOn(pageWith('CEPH'))
  const named = (words: string) => labels.find(label => label.words === words)?.at.x
  expect(named('测量项目')).toBe(item)
  for (const { words, at } of labels.filter(label => label.words.includes(' ± '))) {
    expect({ words, inside: at.x > reference && at.x <= value }).toEqual({ words, inside: true })
  }
  const [head] = labels.filter(label => label.words === '测量值')
  expect(head && head.at.x > value && head.at.x <= chart).toBe(true)
  expect(category + 150).toBe(item)
  const scale = labels.filter(label => /^[−+]?\d$/.test(label.words) && label.at.x >= chart).map(label => label.at.x)
  expect(scale.length).toBeGreaterThan(2)
  expect(Math.max(...scale)).toBeLessThanOrEqual(chart + 510)
})

it('the table of several records has columns of 150, 485 and 275, and 210 for each record', () => {
  const page = pages.filter(each => pageWords(each).includes('分析对比')).at(-1) as Scene
  const xs = new Set(labelsOn(page).map(({ at }) => Math.round(at.x)))
  const values = 60 + 150 + 485 + 275
  expect([...xs].includes(60 + 150)).toBe(true)
  for (const at of [0, 1]) expect([...xs].some(x => x > values + at * 210 && x <= values + (at + 1) * 210)).toBe(true)
})
