import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { templateFace } from '@sella/ceph/testing/any-face'
import { emptyTracing, type PlacedPoint } from '@sella/ceph/tracing/tracing'
import { beforeEach, expect, it } from 'vitest'
import { fitFilm } from '../bench/bench'
import { fit } from '../canvas/view'
import { type Acts, perform } from '../commands/command'
import { heardOf } from '../commands/table'
import { undo } from '../session/session'
import { deskDriver } from '../testing/desk-driver'
import { byAsking } from './unsure'

const nothing = () => undefined
const acts: Acts = {
  ...{ save: nothing, cancel: nothing, reset: nothing, auto: nothing, selectRecord: nothing },
  ...{ switchLanguage: nothing, tellNoEdge: nothing, tellNoCandidate: nothing, refuse: nothing, turn: {} },
}

/** Pixels of the template's face, 1 a mm: A and B can turn classes, the columella none. */
const errors: Readonly<Partial<Record<LandmarkName, number>>> = { S: 0.5, Na: 0.4, A: 7, B: 6, Columella: 9 }
const points = Object.fromEntries(
  Object.entries(errors).map(([name, errorPx]): [string, PlacedPoint] => [
    name,
    { ...(templateFace[name as LandmarkName] ?? { x: 0, y: 0 }), origin: 'detected', confidence: 0.7, errorPx },
  ]),
)

let desk = deskDriver({ tracing: { ...emptyTracing, points } })
beforeEach(() => {
  desk = deskDriver({ tracing: { ...emptyTracing, points } })
  desk.bench.stage.set({ width: 140, height: 190 })
  fitFilm(desk.bench)
})

const press = (key: string): string | null => {
  const stroke = { key, shift: false, mod: false }
  const command = heardOf(stroke, { inField: false, onStage: true }, { desk, acts })
  if (command) perform(command, { desk, acts }, stroke)
  return command?.id ?? null
}
const inHand = () => desk.bench.hand.get().selected
const queue = () => {
  const { present } = desk.bench.session.get()
  const { asked, harmless } = byAsking(desk.subject.unsure(present, desk.evaluate(present), {}))
  return { asked: asked.map(({ name }) => name), harmless: harmless.map(({ name }) => name) }
}

it('what can turn a class is asked, what cannot is counted beside it, and none stands in both', () => {
  const { asked, harmless } = queue()
  expect([...asked].sort()).toEqual(['A', 'B'])
  expect(harmless).toEqual(['Columella'])
})

it('X says the point cannot be seen: one asked less, the next in hand, the value keeps its error and can be taken back', () => {
  press('Tab')
  const [first, second] = queue().asked
  expect(inHand()).toBe(first)
  expect(press('x')).toBe('unseen')
  expect(queue().asked).toEqual([second])
  expect(inHand()).toBe(second)
  const { present } = desk.bench.session.get()
  expect(present.points[first as LandmarkName]).toMatchObject({
    origin: 'estimated',
    covered: true,
    errorPx: errors[first as LandmarkName],
  })
  desk.bench.session.set(undo)
  expect(queue().asked).toEqual([first, second])
})

it('Backspace leads back to the point before, settled or not, and clears neither', () => {
  press('Tab')
  const [first, second] = queue().asked
  press('k')
  expect(inHand()).toBe(second)
  expect(press('Backspace')).toBe('reviewBack')
  expect(inHand()).toBe(first)
  expect(desk.bench.session.get().present.points[first as LandmarkName]?.origin).toBe('manual')
  press('Backspace')
  expect(Object.keys(desk.bench.session.get().present.points)).toHaveLength(Object.keys(points).length)
})

it('Backspace clears a point placed by hand that the way did not lead back to', () => {
  press('Tab')
  const [first] = queue().asked
  press('k')
  desk.walk.goTo(first as LandmarkName)
  expect(press('Backspace')).toBe('clearPoint')
  expect(desk.bench.session.get().present.points[first as LandmarkName]).toBeUndefined()
})

it('Z shows the whole film and leads back close to the point, which stays in hand', () => {
  press('Tab')
  const { bench } = desk
  const [name, close] = [inHand(), bench.view.get()]
  const whole = fit(bench.film, bench.stage.get(), close.turn)
  expect(close.zoom).toBeGreaterThan(whole.zoom)
  expect(press('z')).toBe('wholeFilm')
  expect(bench.view.get()).toEqual(whole)
  expect(inHand()).toBe(name)
  press('z')
  expect(bench.view.get()).toEqual(close)
})
