import { expect, it } from 'vitest'
import type { OutlineName } from '../data/outlines'
import type { Point } from '../geometry/point'
import { templateFace } from '../testing/any-face'
import { namesWithinTeeth } from './bones-beside-teeth'
import { fillOutlines } from './fill-outlines'
import { outlines } from './outlines'

const at = (name: string): Point => templateFace[name as keyof typeof templateFace] as Point
/** A face whose upper incisor leans so far forward that the bone before its apex, by the template, lies within it. */
const leaning = (by: number, sign: 1 | -1 = 1) =>
  Object.fromEntries(
    Object.keys(templateFace).map(name => {
      const { x, y } = at(name)
      const shift = name === 'U1RootTip' ? by : name === 'U1IncisalTip' ? by / 2 : 0
      return [name, { x: sign * (x + shift), y }]
    }),
  )

const placeOf = (points: Parameters<typeof fillOutlines>[0], facing: 'right' | 'left', outline: OutlineName, name: string) =>
  fillOutlines(points, facing)
    .find(({ plan }) => plan.name === outline)
    ?.points.find(point => point.name === name)

it('an end of the bone that would run through an incisor runs beside it, on its own side, whichever way the face looks', () => {
  const moved = placeOf(leaning(4), 'right', 'maxilla_anterior', 'MA4')
  expect(moved).toMatchObject({ origin: 'estimated', movedOut: true })
  expect(namesWithinTeeth(fillOutlines(leaning(4), 'right'))).toEqual([])
  const left = placeOf(leaning(4, -1), 'left', 'maxilla_anterior', 'MA4')
  expect(left?.x).toBeCloseTo(-(moved?.x ?? 0), 6)
  expect(left?.y).toBeCloseTo(moved?.y ?? 0, 6)
})

it('what was moved out of a tooth is drawn dashed, though a landmark stands near it', () => {
  const front = outlines(leaning(4), 'right').find(({ name }) => name === 'maxilla_anterior')
  const k = front?.points.findIndex(({ name }) => name === 'MA4') ?? -1
  const run = front?.segments.find(({ from, to }) => from <= 20 * k - 1 && to > 20 * k - 1)
  expect(run?.support).toBe('estimated')
})

it('a point fitted into a tooth is named, for no edge of the bone can be there; one beside it is not', () => {
  const [edge, apex] = [at('U1IncisalTip'), at('U1RootTip')]
  const middle = { x: (edge.x + apex.x) / 2, y: (edge.y + apex.y) / 2 }
  const names = (fitted: Parameters<typeof fillOutlines>[3]) =>
    namesWithinTeeth(fillOutlines(templateFace, 'right', undefined, fitted))
  expect(names({ MA4: middle, PL2: middle }).toSorted()).toEqual(['MA4', 'PL2'])
  expect(names({ MA4: { x: middle.x + 12, y: middle.y } })).toEqual([])
})
