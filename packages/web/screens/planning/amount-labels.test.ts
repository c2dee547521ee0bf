import { type SegmentName, segments } from '@sella/ceph/data/planning/segments'
import { enteredWords } from '@sella/ceph/planning/movement-words'
import {
  type AmountField,
  amountFields,
  amountOf,
  limitsOf,
  shownAmount,
  withAmount,
} from '@sella/workbench/planning/amount-fields'
import { describe, expect, it } from 'vitest'
import { planning as en } from '../../words/en/planning'
import { planning as zh } from '../../words/zh/planning'

/** What the sheet calls a movement in the direction a label names first, and in the other. */
const called: Readonly<Record<AmountField['words'], readonly [more: RegExp, less: RegExp]>> = {
  forward: [/forward$/, /back$/],
  mesial: [/mesial$/, /distal$/],
  extrusion: [/extruded$/, /intruded$/],
  down: [/down$/, /up$/],
  proclination: [/proclined$/, /retroclined$/],
  frontDown: [/front down$/, /front up$/],
  opening: [/opening$/, /closing$/],
}
const labelled: Readonly<Record<AmountField['words'], readonly [en: RegExp, zh: RegExp]>> = {
  forward: [/^forward\s\+ \/ back\s−$/, /^前\s?\+/],
  mesial: [/^mesial\s\+ \/ distal\s−$/, /^近中\s?\+/],
  extrusion: [/^extrude\s\+ \/ intrude\s−$/, /^伸长\s?\+/],
  down: [/^down\s\+ \/ up\s−$/, /^下\s?\+/],
  proclination: [/^labial\s\+ \/ lingual\s−$/, /^唇倾\s?\+/],
  frontDown: [/^front down\s\+ \/ up\s−$/, /^前端下降\s?\+/],
  opening: [/^open\s\+ \/ close\s−$/, /^张开\s?\+/],
}
const rows = (Object.keys(amountFields) as SegmentName[]).flatMap(segment =>
  amountFields[segment].map(field => [segment, field.words, field] as const),
)

describe('what is entered goes the way its label says', () => {
  it.each(rows)('%s %s', (segment, words, field) => {
    const of = (value: number) => enteredWords(segment, { [segment]: withAmount({}, segment, field, value) })
    expect(of(2)).toEqual([{ zh: expect.any(String), en: expect.stringMatching(called[words][0]) }])
    expect(of(-2)).toEqual([{ zh: expect.any(String), en: expect.stringMatching(called[words][1]) }])
    expect(en.amounts[words]).toMatch(labelled[words][0])
    expect(zh.amounts[words]).toMatch(labelled[words][1])
  })

  it.each(rows)('%s %s reads back as entered, beside what was planned before', (segment, _, field) => {
    const moves = { [segment]: withAmount({}, segment, field, 1.5) }
    expect(amountOf(moves, segment, field)).toBe(1.5)
    for (const other of amountFields[segment].filter(each => each !== field)) {
      const both = { [segment]: withAmount(moves, segment, other, -0.5) }
      expect([field, other].map(each => amountOf(both, segment, each))).toEqual([1.5, -0.5])
    }
    expect(Object.is(amountOf({}, segment, field), 0)).toBe(true)
  })

  it.each(rows)('%s %s: the ends of its slider are the limits of the table', (segment, _, field) => {
    const [least, greatest] = limitsOf(segment, field)
    const planned = [least, greatest].map(value => {
      const move: Readonly<Record<string, unknown>> = { ...withAmount({}, segment, field, value) }
      return move[field.amount]
    })
    expect(planned.toSorted((a, b) => Number(a) - Number(b))).toEqual(segments[segment].limits[field.amount] ?? [-10, 10])
    expect(least).toBeLessThan(greatest)
  })
})

it('an amount is shown with its sign, and without one where it rounds to nothing', () => {
  expect([1.25, -1.25, 0.04, -0.04, 0].map(shownAmount)).toEqual(['+1.3', '−1.3', '0', '0', '0'])
})
