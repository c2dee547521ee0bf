import { describe, expect, it } from 'vitest'
import { markNames, marksByName, withNames } from './mark-names'
import type { Mark, Ref } from './scene'

const dot = (ref?: Ref): Mark => ({ mark: 'dot', at: { x: 0, y: 0 }, radius: 1, fill: '#fff', ...(ref ? { ref } : {}) })
const marks = [
  dot({ kind: 'landmark', name: 'S' }),
  dot(),
  dot({ kind: 'ruler', end: 1 }),
  dot({ kind: 'tooth', tooth: 'U1', handle: 'rotate' }),
  dot({ kind: 'tooth', tooth: 'U1', handle: 'translate' }),
  dot(),
  dot({ kind: 'landmark', name: 'S' }),
  dot(),
]

describe('the name of a mark', () => {
  it('says what it refers to, and the how-manieth of its like it is', () => {
    expect(markNames(marks)).toEqual([
      ...['dot landmark S ', 'dot', 'dot ruler 1 ', 'dot tooth U1 rotate', 'dot tooth U1 translate'],
      ...['dot 1', 'dot landmark S  1', 'dot 2'],
    ])
  })

  it('stays when something else is drawn before it', () => {
    const [first, ...rest] = marks
    if (!first) throw new Error('marks')
    const before = dot({ kind: 'item', name: 'SNA' })
    expect(markNames([before, first, ...rest]).slice(1)).toEqual(markNames(marks))
  })

  it('is kept, and finds its mark again', () => {
    expect(markNames(marks)).toBe(markNames(marks))
    expect(marksByName(marks).get('dot landmark S  1')).toBe(marks[6])
    expect(marksByName(marks)).toBe(marksByName(marks))
    expect(marksByName(marks).size).toBe(marks.length)
  })

  it('can be given with its marks', () => {
    const given = withNames([dot(), dot()], ['a', 'b'])
    expect([markNames(given), [...marksByName(given).keys()]]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })
})
