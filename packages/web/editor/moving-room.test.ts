import { evenly } from '@sella/ceph/testing/evenly'
import type { Extent } from '@sella/drawing/scene/extent'
import type { Mark } from '@sella/drawing/scene/scene'
import { matrixOf, toScreen } from '@sella/workbench/canvas/view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OnSheet, roomFor } from './moving-room'

const size = { width: 800, height: 600 }

const dots = (marks: readonly Mark[], view = { zoom: 0.5, x: 40, y: -30, turn: 0 }): OnSheet => ({
  ...{ layers: [{ id: 'points', marks }], matrix: matrixOf(view), pixel: 1 / view.zoom, turn: view.turn, size },
})

const dot = (x: number, y: number): Mark => ({ mark: 'dot', at: { x, y }, radius: 4, fill: '#fff' })
const label = (x: number, y: number, text: string): Mark => ({
  ...{ mark: 'label', at: { x, y }, runs: [{ text, colour: '#fff' }], size: 11, align: 'start' },
})

const isIn = ({ left, top, right, bottom }: Extent, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

const place = fc.record({ x: evenly(-200, 1800), y: evenly(-200, 1500) })
const view = fc.record({ zoom: evenly(0.1, 4), x: evenly(-300, 300), y: evenly(-300, 300), turn: evenly(-0.5, 0.5) })

test('the canvas covers every mark that is on the sheet, on every step of a gesture, and never shrinks under one', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), view, (places, seen) => {
      let last: Extent | null = null
      for (const at of places) {
        const room = roomFor(dots([dot(at.x, at.y)], seen), last)
        const { x, y } = toScreen(seen, at)
        const covers = room !== null && isIn(room, x, y)
        expect(covers || !isIn({ left: 0, top: 0, right: size.width, bottom: size.height }, x, y)).toBe(true)
        if (last && room) expect(isIn(room, last.left, last.top) && isIn(room, last.right, last.bottom)).toBe(true)
        last = room
      }
    }),
  )
})

test('a step within the canvas keeps it: it is neither laid nor sized again', () => {
  const first = roomFor(dots([dot(400, 400)]), null)
  expect(roomFor(dots([dot(402, 399)]), first)).toBe(first)
})

test('the canvas is no larger than the marks ask for and the sheet allows', () => {
  const room = roomFor(dots([dot(400, 400)]), null)
  expect(room && (room.right - room.left) * (room.bottom - room.top)).toBeLessThanOrEqual(128 * 128)
  const line: Mark = { mark: 'line', from: { x: -1e6, y: 0 }, to: { x: 1e6, y: 900 }, stroke: { colour: '#fff', width: 1 } }
  const whole = roomFor(dots([line]), null)
  expect(whole && whole.right - whole.left).toBeLessThanOrEqual(size.width + 64)
})

test('a drawing off the sheet, or of no number, asks for no canvas', () => {
  expect(roomFor(dots([dot(-4000, 0)]), null)).toBeNull()
  expect(roomFor(dots([dot(Number.NaN, 0)]), null)).toBeNull()
})

test('an upright label of a turned film has room for all its letters', () => {
  const turned = { zoom: 1, x: 300, y: 200, turn: Math.PI / 2 }
  const room = roomFor(dots([label(0, 0, 'a long name of a point')], turned), null)
  expect(room && isIn(room, 300 + 100, 200)).toBe(true)
})
