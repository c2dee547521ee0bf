import { describe, expect, it } from 'vitest'
import { loupeAt, loupeCorner, loupeSize } from './loupe-corner'

const size = { width: 950, height: 500 }
const middle = { x: 475, y: 250 }
const second = { across: 'left', down: 'top' }

describe('the corner of the loupe', () => {
  it('is the usual one while nothing is drawn there', () => {
    expect(loupeCorner(middle, [middle], size)).toEqual({ across: 'right', down: 'top' })
  })

  it('is one that hides no molar, or the fewest', () => {
    const molars = [870, 880, 890].map(x => ({ x, y: 120 }))
    expect(loupeCorner(middle, molars, size)).toEqual(second)
    const everywhere = [...molars, { x: 80, y: 80 }, { x: 90, y: 440 }, { x: 91, y: 440 }, { x: 870, y: 440 }, { x: 871, y: 441 }]
    expect(loupeCorner(middle, everywhere, size)).toEqual(second)
  })

  it('never lies over what the pointer is at, however small the stage', () => {
    for (const stage of [size, { width: 360, height: 360 }])
      for (let x = 0; x <= stage.width; x += 10)
        for (let y = 0; y <= stage.height; y += 10) {
          const at = loupeAt(loupeCorner({ x, y }, [], stage), stage)
          expect(x < at.x || y < at.y || x > at.x + loupeSize || y > at.y + loupeSize, `${x} ${y}`).toBe(true)
        }
  })
})
