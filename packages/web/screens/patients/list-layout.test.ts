import { expect, it } from 'vitest'
import { cardPlace, heightOf, indicesIn, layoutOf, revealing, topOf } from './list-layout'

const table = layoutOf({ cards: false, small: false, across: 1 })
const cards = layoutOf({ cards: true, small: false, across: 4 })

it('cards stand side by side, rows one under another', () => {
  expect([topOf(5, table), topOf(5, cards)]).toEqual([240, 264])
  expect(cardPlace(6, cards)).toEqual({ top: 264, left: '50%', width: '25%', height: 264 })
  expect(heightOf(9, cards)).toBe(3 * 264 + 12)
  expect([layoutOf({ cards: false, small: true, across: 1 }), layoutOf({ cards: true, small: true, across: 2 })]).toEqual([
    { across: 1, rowHeight: 76, headHeight: 0 },
    { across: 2, rowHeight: 242, headHeight: 12 },
  ])
})

it('a case in view stays where it is; one above comes to the top, one below to the bottom, under the head', () => {
  const box = { scrollTop: 480, clientHeight: 480 }
  expect(revealing(12, box, table)).toBe(480)
  expect(revealing(3, box, table)).toBe(144)
  expect(revealing(30, box, table)).toBe(30 * 48 + 48 + 42 - 480)
})

it('the cases in sight end with the last one', () => {
  expect(indicesIn(2, 5, 100)).toEqual([2, 3, 4])
  expect(indicesIn(2, 30, 4)).toEqual([2, 3])
  expect(indicesIn(8, 30, 4)).toEqual([])
})
