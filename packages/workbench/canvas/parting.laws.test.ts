import { landmarkNames } from '@sella/ceph/data/landmarks'
import { evenly } from '@sella/ceph/testing/evenly'
import { apply } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { markNames } from '@sella/drawing/scene/mark-names'
import type { Layer, Mark } from '@sella/drawing/scene/scene'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reusedLayers } from '../reused-layers'
import { same } from '../same'
import { templateTracing } from '../subjects/template-scene'
import { deskDriver } from '../testing/desk-driver'
import { createParting, type Parted } from './parting'

const desk = deskDriver()
const everything = Object.fromEntries(Object.keys(desk.display.get()).map(key => [key, true]))

const layersOf = (tracing: Tracing): readonly Layer[] =>
  tracingScene({
    ...{ width: 140, height: 190, tracing, evaluation: desk.evaluate(tracing), analysis: desk.choice.get().analysis },
    ...{ show: { ...desk.display.get(), ...everything }, colours: desk.colours.get(), pixel: 0.2, lang: 'zh', theme: 'dark' },
    ...{ estimatedOutlines: true, editing: true },
  }).layers

/** The marks of one layer from both sheets, in the order of the whole layer. */
const together = ({ still, moving }: Parted, { id, marks }: Layer): readonly Mark[] => {
  const named = [still, moving].flatMap(sheet => sheet.filter(layer => layer.id === id)).flatMap(layer => layer.marks)
  const order = new Map(marks.map((mark, i) => [mark, i]))
  return [...named].sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1))
}

/** What stands on a sheet, as text. */
const namesOn = (sheet: readonly Layer[]): string => sheet.map(({ id, marks }) => [id, ...markNames(marks)].join()).join(';')

const placed = landmarkNames.filter(name => templateTracing.points[name])
const gesture = fc.record({
  name: fc.constantFrom(...placed),
  way: fc.array(fc.record({ x: evenly(-9, 9), y: evenly(-9, 9) }), {
    minLength: 1,
    maxLength: 4,
  }),
})

/** Calls `look` after every step of a drag of one landmark from where it lies. */
const dragged = (
  { name, way }: typeof gesture extends fc.Arbitrary<infer G> ? G : never,
  look: (frame: { parted: Parted; layers: readonly Layer[]; first: readonly Layer[] }) => void,
) => {
  const part = createParting()
  const first = layersOf(templateTracing)
  part(first, false)
  let layers = first
  const from = templateTracing.points[name]
  for (const by of way) {
    const to = { x: (from?.x ?? 0) + by.x, y: (from?.y ?? 0) + by.y }
    layers = reusedLayers(layers, layersOf(apply(templateTracing, { edit: 'move', name, to })))
    look({ parted: part(layers, true), layers, first })
  }
  return { part, layers }
}

test('both sheets together are the drawing: no mark is missing, none stands twice', () => {
  fc.assert(
    fc.property(
      gesture,
      drag =>
        void dragged(drag, ({ parted, layers }) => {
          for (const layer of layers) expect(together(parted, layer)).toEqual(layer.marks)
        }),
    ),
    { numRuns: 60 },
  )
})

test('what stands still is as it was before the gesture, and its sheet the same object while nothing leaves it', () => {
  fc.assert(
    fc.property(gesture, drag => {
      let last: Parted | null = null
      dragged(drag, ({ parted, first }) => {
        for (const { id, marks } of parted.still) {
          const before = first.find(layer => layer.id === id)?.marks ?? []
          for (const mark of marks) expect(before.some(old => same(old, mark))).toBe(true)
        }
        if (last && namesOn(last.still) === namesOn(parted.still)) expect(parted.still).toBe(last.still)
        last = parted
      })
    }),
    { numRuns: 60 },
  )
})

test('when the gesture ends, all marks are on the one sheet again', () => {
  const { part, layers } = dragged({ name: 'A', way: [{ x: 3, y: 2 }] }, ({ parted }) => {
    expect(parted.moving.flatMap(layer => layer.marks)).not.toEqual([])
  })
  expect(part(layers, false)).toEqual({ still: layers, moving: [] })
})
