import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { moveTooth } from './move-tooth'

const points = { U1IncisalTip: { x: 100, y: 200 }, U1RootTip: { x: 100, y: 100 }, U1: { x: 100, y: 150 } }
const handle = (which: 'translate' | 'rotate') => ({ kind: 'tooth' as const, tooth: 'U1' as const, handle: which })
const length = (s: ReturnType<typeof stageDriver<never>>) => {
  const [a, b] = [s.point('U1IncisalTip'), s.point('U1RootTip')]
  return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
}

describe('moving a tooth', () => {
  it('shifts edge and apex together by the full handle', () => {
    const s = stageDriver(moveTooth, { points })
      .press({ x: 100, y: 150 }, { x: 0, y: 0 }, handle('translate'))
      .move(12, -4)
      .release()
    expect(s.point('U1IncisalTip')).toMatchObject({ x: 112, y: 196 })
    expect(s.point('U1RootTip')).toMatchObject({ x: 112, y: 96 })
    expect(s.steps()).toBe(1)
  })

  it('turns it by the hollow handle and keeps its length', () => {
    const s = stageDriver(moveTooth, { points }).press({ x: 100, y: 80 }, { x: 0, y: 0 }, handle('rotate')).move(30, 0).release()
    expect(s.point('U1RootTip')?.x).toBeGreaterThan(110)
    expect(s.point('U1IncisalTip')?.x).toBeLessThan(90)
    expect(length(s as never)).toBeCloseTo(100)
  })

  it('leaves it on Escape, on a second finger, below the threshold and while not editing', () => {
    const start = { x: 100, y: 150 }
    const none = { x: 0, y: 0 }
    expect(
      stageDriver(moveTooth, { points }).press(start, none, handle('translate')).move(50, 0).escape().release().steps(),
    ).toBe(0)
    expect(
      stageDriver(moveTooth, { points }).press(start, none, handle('translate')).move(50, 0).secondPointer().release().steps(),
    ).toBe(0)
    expect(stageDriver(moveTooth, { points }).press(start, none, handle('translate')).move(1, 1).release().steps()).toBe(0)
    expect(
      stageDriver(moveTooth, { points, editing: false }).press(start, none, handle('translate')).move(50, 0).release().did(),
    ).toEqual([])
  })

  it('waits for the threshold, then shows each step and says nothing of a key', () => {
    const s = stageDriver(moveTooth, { points }).press({ x: 100, y: 150 }, { x: 0, y: 0 }, handle('translate'))
    expect(s.move(1, 1).key('x').did()).toEqual([])
    expect(s.move(9, 0).move(-9, 0).did()).toEqual(['preview', 'preview'])
    expect(s.release().did().at(-1)).toBe('commit')
  })

  it('takes nothing but a handle whose tooth is on the film', () => {
    const on = (over: Parameters<ReturnType<typeof stageDriver>['press']>[2], given: Partial<typeof points> = points) =>
      stageDriver(moveTooth, { points: given }).press({ x: 100, y: 150 }, { x: 0, y: 0 }, over).state().at
    expect(on(handle('translate'))).toBe('pressed')
    expect(on({ kind: 'landmark', name: 'U1IncisalTip' })).toBe('idle')
    expect(on(null)).toBe('idle')
    expect(on(handle('translate'), { U1IncisalTip: points.U1IncisalTip })).toBe('idle')
  })
})
