import { describe, expect, test } from 'vitest'
import { distance, type Point } from '../film/canonical'
import type { FineAsked } from '../film/network'
import type { Further, Numbers } from '../film/numbers'
import { mean, numbers, paintedNetwork } from '../testing/painted-network'
import type { DetectionBench } from './coarse-pass'
import { readFurther } from './further-pass'

const straight = { shift: [0, 0], turn: 0, network: 'further' } as const
const further: Further = {
  order: ['Ba', 'Pt'],
  looks: [
    { ...straight, size: -Math.log(2), row: 2 },
    { ...straight, size: 0, row: 0 },
  ],
  hold: [0, 0],
  confidence: { intercepts: [0, 0], slopes: [0, 0, 1, 0, 0, 0], sigma: 0.6, bound: 0 },
  limit: 3,
}
const still = (x: number, y: number) => ({
  weights: [
    [...Array(38).fill(0), x],
    [...Array(38).fill(0), y],
  ],
  mean: 1,
  p68: 2,
})

/**
 * Sees each point where `shown` says, relative to the centre of the requested view (view pixels of 0.5), whatever the picture
 * contains.
 */
function bench(shown: (asked: FineAsked) => readonly Point[], change: Partial<Further> = {}) {
  const asked: FineAsked[] = []
  const network = {
    ...paintedNetwork(() => true),
    async fine(_: Float32Array, __: Float32Array, ask: FineAsked) {
      asked.push(ask)
      return Float32Array.from(
        shown(ask).flatMap(([dx, dy]) =>
          Array.from({ length: 48 * 48 }, (_, i) => -(((i % 48) - 23.5 - dx) ** 2 + (Math.floor(i / 48) - 23.5 - dy) ** 2) / 4),
        ),
      )
    },
  }
  const furtherNumbers = {
    ...numbers,
    shared: numbers.order,
    regress: { Ba: still(-20, 5), Pt: still(10, -5) },
    further: { ...further, ...change },
  }
  const level = { width: 50, height: 50, pixels: new Uint8Array(2500) }
  return { asked, bench: { levels: [level], network, numbers: furtherNumbers as unknown as Numbers } satisfies DetectionBench }
}
const frame = { toCanonical: [1, 0, 0, 0, 1, 0], inverted: false } as const
const two = (p: Point) => () => [p, p]

describe('the further points', () => {
  test('are looked for where the regression expects them, first in a view twice as wide, then where that found them', async () => {
    const { asked, bench: own } = bench(({ rows }) => (rows[0] === 2 ? two([6, 0]) : two([0, 3]))())
    const points = await readFurther(own, mean, frame)
    // Six map pixels of 1 mm, then three of 0.5 mm.
    expect(distance(points.Ba?.at ?? [0, 0], [-14, 6.5])).toBeLessThan(0.01)
    expect(distance(points.Pt?.at ?? [0, 0], [16, -3.5])).toBeLessThan(0.01)
    expect(asked).toEqual([
      { network: 'further', rows: [2, 3] },
      { network: 'further', rows: [0, 1] },
    ])
  })

  test('far from where the rough look found them are told less sure', async () => {
    const near = await readFurther(bench(two([0, 0])).bench, mean, frame)
    const far = await readFurther(bench(({ rows }) => (rows[0] === 2 ? two([0, 0]) : two([8, 0]))()).bench, mean, frame)
    expect(far.Ba?.doubt.bound ?? 0).toBeGreaterThan(5 * (near.Ba?.doubt.bound ?? 1))
  })

  test('are held towards what is expected by the weight the numbers give', async () => {
    const free = await readFurther(bench(two([6, 0])).bench, mean, frame)
    const pulled = await readFurther(bench(two([6, 0]), { hold: [1, 0] }).bench, mean, frame)
    const off = (at?: Point) => distance(at ?? [0, 0], [-20, 5])
    expect(off(pulled.Ba?.at)).toBeLessThan(0.75 * off(free.Ba?.at))
  })

  test('are none with weights that know none, and a point without an expectation is refused', async () => {
    expect(await readFurther({ ...bench(two([0, 0])).bench, numbers }, mean, frame)).toEqual({})
    await expect(readFurther(bench(two([0, 0]), { order: ['Ba', 'Co'] }).bench, mean, frame)).rejects.toThrow(
      'where to expect it',
    )
  })
})
