import { expect, it } from 'vitest'
import { orientationOf, type Scan, type Vector } from './orientation'

/** A horseshoe 60 wide, 50 deep and 12 high, its front teeth towards +y, shifted by `lift` in z; axes put in another order if told. */
const arch = (lift: number, place: (at: Vector) => Vector = at => at): Scan => {
  const positions: number[] = []
  for (let i = 0; i <= 400; i++) {
    const x = -30 + (60 * i) / 400
    for (const z of [0, 4, 8, 12]) positions.push(...place([x, 50 - 50 * (x / 30) ** 2, z + lift]))
  }
  return { positions: Float32Array.from(positions) }
}

it('an arch is flat upwards and narrow at its front', () => {
  const { up, front, spans } = orientationOf({ upper: arch(0) })
  expect([up, front, spans]).toEqual([
    [0, 0, 1],
    [0, 1, 0],
    [60, 50, 12],
  ])
})

it('its middle is that of its box, wherever it lies, and one jaw alone is up as its file is', () => {
  const { middle, spans } = orientationOf({ lower: arch(30, ([x, y, z]) => [x + 5, y - 40, z]) })
  expect([middle, spans]).toEqual([
    [5, -15, 36],
    [60, 50, 12],
  ])
  expect(orientationOf({ lower: arch(-50) }).up).toEqual([0, 0, 1])
})

it('two jaws apart are thicker than wide: the flat direction is that of one of them', () => {
  const { up, front, spans } = orientationOf({ upper: arch(70), lower: arch(0) })
  expect([up, front, spans[2]]).toEqual([[0, 0, 1], [0, 1, 0], 82])
})

it('a scan of many vertices is looked at in part, and lies as the whole does', () => {
  const { positions } = arch(0)
  const dense = new Float32Array(130 * positions.length)
  for (let i = 0; i < 130; i++) dense.set(positions, i * positions.length)
  expect(orientationOf({ upper: { positions: dense } })).toEqual(orientationOf({ upper: { positions } }))
})

it('whichever way the scanner has put its axes', () => {
  const turned = orientationOf({ lower: arch(0, ([x, y, z]) => [z, -y, x]) })
  expect([turned.up, turned.front]).toEqual([
    [1, 0, 0],
    [0, -1, 0],
  ])
})

it('with two jaws, up is from the lower to the upper one', () => {
  expect(orientationOf({ upper: arch(-20), lower: arch(0) }).up).toEqual([0, 0, -1])
  expect(orientationOf({ upper: arch(20), lower: arch(0) }).up).toEqual([0, 0, 1])
})
