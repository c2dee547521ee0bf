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

  it('shows the point while it is placed, and lets it go without a trace', () => {
    const s = stage().press({ x: 300, y: 80 })
    expect(s.effects()).toEqual([{ do: 'preview', edit: { edit: 'move', name: 'Na', to: { x: 300, y: 80 } } }])
    s.key('x').move(1, 1).escape()
    expect(s.did()).toEqual(['preview', 'preview', 'drop'])
    expect([s.holds(), s.state()]).toEqual([null, { at: 'idle' }])
  })

  it('goes on to the next point by a click close to another', () => {
    const s = stage().press({ x: 104, y: 103 }).release()
    expect(s.effects().at(-1)).toEqual({ do: 'step', by: 1 })
    expect(s.steps()).toBe(1)
  })

  it('goes on to the next point when the expected place is taken', () => {
    expect(
      stage({ x: 250, y: 90 })
        .key('Enter')
        .effects()
        .map(effect => ('by' in effect ? effect.by : effect.do)),
    ).toEqual(['commit', 1])
  })

  it('corrects no point of a handle, none that is only derived, and not the one in hand', () => {
    const near = { U1: { x: 300, y: 80 }, Go: { x: 300, y: 80 } }
    const beside = { points: { S: { x: 100, y: 100 }, Na: { x: 300, y: 80 } }, drawn: near }
    const s = stageDriver(placeGuided, { ...beside, guided: { name: 'Na', estimate: null } }).press({ x: 302, y: 80 })
    expect(s.state()).toEqual({ at: 'placing', name: 'Na' })
  })

  it('is exact with a finger: farther than a pen reaches, a new point is placed', () => {
    const finger = (x: number) =>
      stageDriver(placeGuided, { points: { S: { x: 100, y: 100 } }, guided: { name: 'Na', estimate: null }, pointer: 'touch' })
        .press({ x, y: 100 })
        .state().at
    expect([finger(121), finger(123)]).toEqual(['correcting', 'placing'])
    expect(stage().press({ x: 115, y: 100 }).state().at).toBe('placing')
  })

  it('holds a point that is corrected once it is dragged, and forgets it afterwards', () => {
    const s = stage().press('S')
    expect([s.holds(), s.state().at]).toEqual([null, 'correcting'])
    expect(s.move(20, 0).holds()).toBe('S')
    expect(s.release().state()).toEqual({ at: 'idle' })
  })

  it('with every point placed, presses place nothing and points can still be corrected', () => {
    const done = () => stageDriver(placeGuided, { points: { S: { x: 100, y: 100 } } })
    expect(done().press({ x: 300, y: 80 }).move(5, 5).release().did()).toEqual([])
    expect(done().key('Enter').did()).toEqual([])
    const s = done().press('S').release()
    expect(s.steps()).toBe(0)
    expect(done().press('S').move(20, 0).release().point('S')).toMatchObject({ x: 120, y: 100 })
  })

  it('nudges and clears the selected point as the pointer’s own tool does', () => {
    const selected = () => stageDriver(placeGuided, { points: { S: { x: 100, y: 100 } }, selected: 'S' })
    expect(selected().key('ArrowLeft').point('S')).toMatchObject({ x: 99, y: 100 })
    expect(selected().key('Delete').point('S')).toBeUndefined()
    expect(selected().key('S').effects()).toEqual([{ do: 'step', by: 1 }])
  })
})
