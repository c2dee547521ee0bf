import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { measurements } from '@sella/ceph/data/measurements'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GroupMark, Mark } from '../scene/scene'
import { templateTracing } from '../tracing/testing/template-tracing'
import type { PlateBox } from './face-crop'
import { filmPlate } from './film-plate'
import type { ReportInput } from './input'
import { filmBox, pageOf } from './paper'
import { boxOf, collisions, labels, wordsOf } from './testing/labels'
import { reportInput } from './testing/report-input'
import { mostBeside } from './value-margin'

const every = Object.keys(measurements)

/** The boxes of the analysis page, of two films of a comparison on a page, and of a slide. */
const boxes: readonly PlateBox[] = [
  filmBox,
  { x: 60, y: 196, width: 858, height: 990 },
  { x: 60, y: 182, width: 830, height: 1000 },
]

const ofItems = (items: readonly string[], over: Partial<ReportInput>): ReportInput => {
  const plain = reportInput('ABO', over)
  const analysis = { ...plain.analysis, name: '自定义', creator: 'user' as const, items, texts: items } as ReportInput['analysis']
  return { ...plain, analysis, evaluation: evaluate(plain.tracing, analysis, plain.subject) }
}

const pictureOf = (marks: readonly Mark[]): GroupMark => {
  const group = marks.find((mark): mark is GroupMark => mark.mark === 'group')
  if (!group) throw new Error('a plate has a picture')
  return group
}

/** Position of the picture on the page. */
const frameOf = ({ matrix, clip }: GroupMark) => {
  const [a, , , d, e, f] = matrix
  const { x, y, width, height } = clip ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: a * x + e, top: d * y + f, right: a * (x + width) + e, bottom: d * (y + height) + f }
}

const expectClear = (marks: readonly Mark[], box: PlateBox): void => {
  const page = pageOf(marks)
  const picture = pictureOf(marks)
  expect(picture.marks.filter(mark => mark.mark === 'label')).toEqual([])
  expect(collisions(page)).toEqual([])
  const frame = frameOf(picture)
  for (const label of labels(page)) {
    const at = boxOf(label)
    expect([wordsOf(label), at.right <= frame.left || at.left >= frame.right]).toEqual([wordsOf(label), true])
    const within = [
      at.left >= box.x - 1,
      at.right <= box.x + box.width + 1,
      at.top >= box.y - 1,
      at.bottom <= box.y + box.height + 1,
    ]
    expect([wordsOf(label), ...within]).toEqual([wordsOf(label), true, true, true, true])
  }
  // The picture keeps two thirds of its box's width, and its full height.
  expect(frame.right - frame.left).toBeGreaterThan(box.width * 0.66)
  expect(frame.bottom - frame.top).toBeCloseTo(box.height, 6)
}

describe.each(['zh', 'en'] as const)('the values of a film (%s)', lang => {
  it('stand beside it and on nothing, as many as are as high as it, for any 1 to 60 items of any face in any box', () => {
    const items = fc.shuffledSubarray(every, { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(items, fc.constantFrom('right', 'left'), fc.constantFrom(...boxes), (chosen, facing, box) => {
        const input = ofItems(chosen, { lang, tracing: templateTracing({}, facing) })
        const read = input.evaluation.rows.filter(row => row.reading.status === 'read' && row.label)
        const marks = filmPlate(input, box)
        expectClear(marks, box)
        // Two lines each: its name and its value.
        expect(labels(pageOf(marks))).toHaveLength(2 * Math.min(read.length, mostBeside(box.height)))
      }),
      { numRuns: 40 },
    )
  })

  it.each(builtInAnalyses.map(({ name }) => name))('of a built-in analysis stand beside it too, %s', method => {
    for (const box of boxes) expectClear(filmPlate(reportInput(method, { lang }), box), box)
  })
})

it('has the lines its values are read from, and none where they are told elsewhere', () => {
  const [plain, none] = [reportInput('Steiner+Wits'), reportInput('Steiner+Wits')].map((input, i) =>
    pictureOf(filmPlate(i === 0 ? input : { ...input, analysis: { ...input.analysis, texts: [] } }, filmBox)),
  )
  const lines = (group: GroupMark | undefined): number => group?.marks.filter(({ mark }) => mark === 'line').length ?? 0
  expect(lines(plain)).toBeGreaterThan(lines(none))
})

it('grows as wide as its box where no value is named', () => {
  const input = reportInput('Steiner+Wits')
  const { left, right } = frameOf(pictureOf(filmPlate({ ...input, analysis: { ...input.analysis, texts: [] } }, filmBox)))
  expect(right - left).toBeCloseTo(filmBox.width, 6)
})
