import { expect, it } from 'vitest'
import { slotAt } from './slot-at'

it('a draft of one desk is never that of another, nor of another form at the same desk', () => {
  const slots = ['agencies', 'letterhead'].flatMap(name => [null, 'a', 'b'].map(desk => slotAt(name, desk)))
  expect(new Set(slots).size).toBe(slots.length)
})
