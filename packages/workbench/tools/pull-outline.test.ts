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

  it('shows which outline is meant: that of the pointer, another after another click, none beside them', () => {
    const s = drive().press(ML5).release()
    expect(s.press(place('SE4')).release().state()).toEqual({ outline: 'sella_turcica', pulling: null })
    expect(s.press({ x: -900, y: -900 }).release().state()).toEqual({ outline: null, pulling: null })
    expect(s.did()).toEqual([])
  })

  it('keeps the outline in hand where another passes under the same pointer', () => {
    const through = fillOutlines(points, 'right').filter(each => each.points.some(({ name }) => name === 'Me'))
    expect(through.length).toBeGreaterThan(1)
    for (const { plan } of through) {
      const s = stageDriver({ ...pullOutlineTool, idle: { outline: plan.name, pulling: null } }, { points })
      expect(s.press(points.Me as Point).state()).toEqual({ outline: plan.name, pulling: null })
    }
  })

  it('pulls from the threshold on and shows each step; a mere click, and a key meanwhile, change nothing', () => {
    const s = drive().press(ML5).release().press(ML5)
    expect(s.move(1, 1).key('Delete').did()).toEqual([])
    expect(s.state().pulling).toMatchObject({ name: 'ML5', moved: false })
    expect(s.move(4, 0).move(-4, 0).did()).toEqual(['preview', 'preview'])
    expect(s.release().did().at(-1)).toBe('commit')
    const clicked = drive().press(ML5).release().press(ML5).move(1, 0).release()
    expect([clicked.did(), clicked.steps()]).toEqual([[], 0])
  })

  it('takes the handle where it was grabbed', () => {
    const s = drive().press(ML5).release().press(ML5, { x: 5, y: -5 }).move(0, 10).release()
    expect(s.tracing().outline?.ML5).toMatchObject({ x: ML5.x, y: ML5.y + 10 })
  })

  it('lets a pull go on Escape and says so; then the outline; then the tool', () => {
    const s = drive().press(ML5).release().press(ML5).move(9, 9).escape()
    expect(s.did()).toEqual(['preview', 'drop'])
    expect(s.state()).toEqual({ outline: 'mandible_lower_border', pulling: null })
    expect(s.escape().state()).toEqual({ outline: null, pulling: null })
    expect(s.did()).toEqual(['preview', 'drop'])
    expect(s.escape().did().at(-1)).toBe('leave')
  })

  it('gives the outline back by Backspace too, by no other key, and none where none is in hand', () => {
    const outline: OutlineKnots = { ML5: { ...ML5, y: ML5.y + 20, origin: 'fitted' } }
    const chosen = () => drive(true, outline).press(place('ML5', outline)).release()
    expect(chosen().key('Backspace').tracing().outline ?? {}).toEqual({})
    expect(chosen().key('x').did()).toEqual([])
    expect(drive(true, outline).key('Delete').did()).toEqual([])
  })

  it('draws the handles of the outline in hand but the one that is pulled, the fitted ones filled', () => {
    const outline: OutlineKnots = { ML5: { ...ML5, origin: 'fitted' } }
    const s = drive(true, outline).press(ML5).release()
    const field = {
      editing: true,
      tracing: s.tracing(),
      points,
      view: { zoom: 1, x: 0, y: 0, turn: 0 },
      selected: null,
      guided: null,
    }
    const drawn = pullOutlineTool.draw?.(s.state(), field) ?? []
    const knots = fillOutlines(points, 'right', undefined, outline).find(
      ({ plan }) => plan.name === 'mandible_lower_border',
    )?.points
    expect(drawn).toHaveLength((knots ?? []).filter(({ name }) => !(name in templateLandmarks)).length)
    const dot = { mark: 'dot', radius: 4, stroke: { colour: '#3cc4b4', width: 1.35 } }
    expect(drawn).toContainEqual({ ...dot, at: { x: ML5.x, y: ML5.y }, fill: '#3cc4b4' })
    expect(drawn.filter(mark => mark.mark === 'dot' && mark.fill === '#08090b')).toHaveLength(drawn.length - 1)
    s.press(ML5)
    expect(pullOutlineTool.draw?.(s.state(), field)).toHaveLength(drawn.length - 1)
  })
})
