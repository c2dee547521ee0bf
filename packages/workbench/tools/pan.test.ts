import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { panTool } from './pan'

const pressed = () => stageDriver(panTool).press({ x: 50, y: 50 })

describe('the hand', () => {
  it('moves the film by each step of the pointer, and by none after its release', () => {
    const s = pressed().move(10, 0).move(-3, 4).release().move(9, 9)
    expect(s.effects()).toEqual([
      { do: 'pan', by: { x: 10, y: 0 } },
      { do: 'pan', by: { x: -3, y: 4 } },
    ])
  })

  it('lets go on Escape and stays the tool in hand', () => {
    const s = pressed().move(10, 0).escape().move(5, 5)
    expect(s.did()).toEqual(['pan'])
    expect(s.state()).toEqual({ at: 'idle' })
    expect(s.escape().did()).toEqual(['pan', 'leave'])
  })

  it('goes on through a key', () => {
    expect(pressed().key('x').move(10, 0).did()).toEqual(['pan'])
  })
})
