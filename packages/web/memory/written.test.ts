import { expect, it } from 'vitest'
import { lost } from './written'

const written = [
  { name: 'kept.a.draft', text: 'old', turn: 3 },
  { name: 'kept.a.letter', text: null, turn: 5 },
  { name: 'kept.b.draft', text: 'new', turn: 6 },
]

it('a browser that was killed lost what was written after the last turn it remembers, dropped texts among it', () => {
  expect(lost(written, 4).map(each => each.turn)).toEqual([5, 6])
})

it('a browser that remembers everything lost nothing, so another window never brings back an older text', () => {
  expect(lost(written, 6)).toEqual([])
  expect(lost(written, 9)).toEqual([])
})

it('a browser whose storage was emptied gets everything back', () => {
  expect(lost(written, 0)).toHaveLength(3)
})
