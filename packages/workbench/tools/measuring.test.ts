import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { angleTool } from './angle'
import { brushTool } from './brush'
import { distanceTool } from './distance'
import { panTool } from './pan'

describe('the measuring tools', () => {
  it('measure a distance by one drag', () => {
    const s = stageDriver(distanceTool, { editing: false }).press({ x: 0, y: 0 }).move(30, 40).release()
    expect(s.effects()).toEqual([{ do: 'sketch', sketch: { kind: 'distance', from: { x: 0, y: 0 }, to: { x: 30, y: 40 } } }])
  })

  it('measure a distance by two clicks', () => {
    const s = stageDriver(distanceTool, { editing: false }).press({ x: 0, y: 0 }).release().move(30, 40)
    s.press({ x: 30, y: 40 }).release()
    expect(s.did()).toEqual(['sketch'])
  })

  it('measure an angle by arm, vertex, arm', () => {
    const s = stageDriver(angleTool, { editing: false })
    for (const at of [
      { x: 10, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 10 },
    ])
      s.press(at).release()
    expect(s.effects()).toEqual([
      { do: 'sketch', sketch: { kind: 'angle', arm: { x: 10, y: 0 }, vertex: { x: 0, y: 0 }, other: { x: 0, y: 10 } } },
    ])
  })

  it('draw freehand and keep nothing of a mere click', () => {
    expect(stageDriver(brushTool).press({ x: 0, y: 0 }).move(5, 0).move(0.5, 0).move(5, 5).release().effects()).toEqual([
      {
        do: 'sketch',
        sketch: {
          kind: 'stroke',
          points: [
            { x: 0, y: 0 },
            { x: 5, y: 0 },
            { x: 10.5, y: 5 },
          ],
        },
      },
    ])
    expect(stageDriver(brushTool).press({ x: 0, y: 0 }).release().did()).toEqual([])
  })

  it('forget a figure half drawn on Escape and a second finger, and are left by a further Escape', () => {
    const distance = stageDriver(distanceTool).press({ x: 0, y: 0 }).move(30, 0).escape()
    expect(distance.did()).toEqual([])
    expect(distance.escape().did()).toEqual(['leave'])
    const angle = stageDriver(angleTool).press({ x: 0, y: 0 }).release().secondPointer()
    expect(angle.state().clicked).toEqual([])
    expect(stageDriver(brushTool).press({ x: 0, y: 0 }).move(9, 9).secondPointer().release().did()).toEqual([])
  })
})

describe('the hand', () => {
  it('shifts the film with the pointer and touches no point', () => {
    const s = stageDriver(panTool, { points: { S: { x: 0, y: 0 } } })
      .press('S')
      .move(7, 3)
      .move(1, 0)
      .release()
      .move(50, 0)
    expect(s.effects()).toEqual([
      { do: 'pan', by: { x: 7, y: 3 } },
      { do: 'pan', by: { x: 1, y: 0 } },
    ])
    expect(s.point('S')).toMatchObject({ x: 0, y: 0 })
  })
})
