import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { placeGuided } from './place-guided'

const stage = (estimate: { x: number; y: number } | null = null) =>
  stageDriver(placeGuided, { points: { S: { x: 100, y: 100 } }, guided: { name: 'Na', estimate } })

describe('guided placement', () => {
  it('places the point in hand on release and goes on to the next', () => {
    const s = stage().press({ x: 300, y: 80 })
    expect(s.holds()).toBe('Na')
    expect(s.steps()).toBe(0)
    s.move(4, 2).release()
    expect(s.point('Na')).toMatchObject({ x: 304, y: 82, origin: 'manual' })
    expect(s.steps()).toBe(1)
    expect(s.did().at(-1)).toBe('step')
  })

  it('places nothing when Escape or a second finger breaks the gesture', () => {
    const s = stage().press({ x: 300, y: 80 }).escape()
    expect(s.point('Na')).toBeUndefined()
    expect(s.release().steps()).toBe(0)
  })

  it('corrects a point placed before without placing the one in hand', () => {
    const s = stage().press('S').move(20, 0).release()
    expect(s.point('S')).toMatchObject({ x: 120 })
    expect(s.point('Na')).toBeUndefined()
    expect(s.did()).not.toContain('step')
  })

  it('places the point in hand by a click close to another point', () => {
    const s = stage().press({ x: 104, y: 103 }).release()
    expect(s.point('Na')).toMatchObject({ x: 104, y: 103 })
    expect(s.point('S')).toMatchObject({ x: 100, y: 100 })
  })

  it('takes the estimated position on Enter, skips with S, goes back with Backspace', () => {
    expect(stage({ x: 250, y: 90 }).key('Enter').point('Na')).toMatchObject({ x: 250, y: 90 })
    expect(stage().key('Enter').did()).toEqual([])
    expect(stage().key('s').effects()).toEqual([{ do: 'step', by: 1 }])
    expect(stage().key('Backspace').effects()).toEqual([{ do: 'step', by: -1 }])
  })

  it('places one point by a double click, not the next one as well', () => {
    const s = stage().press({ x: 300, y: 80 }).release().pressAgain().release()
    expect(s.did().filter(effect => effect === 'commit')).toHaveLength(1)
  })

  it('is left by Escape between two gestures', () => {
    expect(stage().escape().did()).toEqual(['leave'])
  })
})
