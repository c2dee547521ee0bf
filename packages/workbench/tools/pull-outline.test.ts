import type { OutlineKnotName } from '@sella/ceph/data/template'
import { templateLandmarks } from '@sella/ceph/data/template'
import type { Point } from '@sella/ceph/geometry/point'
import { fillOutlines } from '@sella/ceph/tracing/fill-outlines'
import type { OutlineKnots } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { pullOutlineTool } from './pull-outline'

const points = Object.fromEntries(
  Object.entries(templateLandmarks).map(([name, { x, y }]) => [name, { x: 6 * x + 400, y: 6 * y + 300 }]),
)
const place = (name: OutlineKnotName, outline?: OutlineKnots): Point => {
  const knots = fillOutlines(points, 'right', undefined, outline).flatMap(each => each.points)
  const at = knots.find(point => point.name === name)
  if (!at) throw new Error(`no ${name}`)
  return at
}
const drive = (editing = true, outline?: OutlineKnots) =>
  stageDriver(pullOutlineTool, { points, editing, ...(outline && { tracing: { outline } }) })
const ML5 = place('ML5')

describe('pulling an outline', () => {
  it('shows its handles after a click, then pulls one as one step', () => {
    const s = drive().press(ML5).release()
    expect(s.state()).toEqual({ outline: 'mandible_lower_border', pulling: null })
    expect(s.steps()).toBe(0)
    s.press(ML5).move(2, 6).move(2, 6).release()
    expect(s.steps()).toBe(1)
    expect(s.tracing().outline?.ML5).toMatchObject({ x: ML5.x + 4, y: ML5.y + 12, origin: 'manual' })
    expect(s.tracing().points.Me).toMatchObject(points.Me ?? {})
  })

  it('shows no landmark among the handles', () => {
    const s = drive().press(ML5).release()
    s.press(points.Me as Point)
      .move(10, 10)
      .release()
    expect(s.steps()).toBe(0)
  })

  it('leaves nothing behind when Escape or a second pointer comes in the middle, nor while not editing', () => {
    for (const interruption of ['escape', 'secondPointer'] as const) {
      const s = drive().press(ML5).release().press(ML5).move(9, 9)
      s[interruption]()
      s.move(20, 20).release()
      expect([s.steps(), s.tracing().outline]).toEqual([0, undefined])
    }
    const reading = drive(false).press(ML5).release().press(ML5).move(9, 9).release()
    expect([reading.steps(), reading.state().outline]).toEqual([0, null])
  })

  it('gives the outline back to the template by Delete', () => {
    const outline: OutlineKnots = { ML5: { ...ML5, y: ML5.y + 20, origin: 'fitted' }, SE4: { x: 1, y: 2, origin: 'fitted' } }
    const s = drive(true, outline)
    s.press(place('ML5', outline)).release().key('Delete')
    expect(Object.keys(s.tracing().outline ?? {})).toEqual(['SE4'])
  })
})
