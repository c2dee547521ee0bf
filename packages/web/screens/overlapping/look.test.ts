import { describe, expect, it } from 'vitest'
import { firstLook, flickered, isSeen, toggled } from './look'

describe('looking at an overlap', () => {
  it('flickers from record to record and then shows all again', () => {
    const seen = (look: typeof firstLook) => ['a', 'b'].filter(uuid => isSeen(look, uuid)).join('')
    const first = flickered(firstLook, ['a', 'b'])
    const second = flickered(first, ['a', 'b'])
    expect([firstLook, first, second, flickered(second, ['a', 'b'])].map(seen)).toEqual(['ab', 'a', 'b', 'ab'])
  })

  it('puts a record out of sight and back, and ends the flicker', () => {
    const out = toggled(flickered(firstLook, ['a', 'b']), 'b')
    expect([isSeen(out, 'a'), isSeen(out, 'b'), isSeen(toggled(out, 'b'), 'b')]).toEqual([true, false, true])
  })
})
