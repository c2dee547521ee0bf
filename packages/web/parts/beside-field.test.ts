import { expect, it } from 'vitest'
import { placeBeside } from './beside-field'

const room = { width: 1024, height: 768 }
const size = { width: 250, height: 300 }
const at = (left: number, top: number) => placeBeside({ left, top, bottom: top + 32 }, size, room)

it('opens under its field, over it where there is no room, and never over an end of the window', () => {
  expect(at(100, 100)).toEqual({ left: 100, top: 136 })
  expect(at(100, 600)).toEqual({ left: 100, top: 296 })
  expect(at(1000, 100)).toEqual({ left: 770, top: 136 })
  expect(at(-20, 100)).toEqual({ left: 4, top: 136 })
  // Neither under nor over it: whole all the same.
  expect(placeBeside({ left: 100, top: 150, bottom: 182 }, size, { width: 1024, height: 340 })).toEqual({ left: 100, top: 36 })
})
