import { describe, expect, test } from 'vitest'
import { distance, type Point } from '../film/canonical'
import type { FineLook, Numbers } from '../film/numbers'
import { numbers, paintedNetwork } from '../testing/painted-network'
import type { DetectionBench } from './coarse-pass'
import { refine } from './fine-pass'

const SIDE = 400
/** One bright spot on a dark picture at 0.5 canonical mm per pixel, and a landmark expected near it. */
const spot: Point = [203.4, 188.7]
const picture = {
  width: SIDE,
  height: SIDE,
  pixels: Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.round(250 * Math.exp(-(((i % SIDE) - spot[0]) ** 2 + (Math.floor(i / SIDE) - spot[1]) ** 2) / 50)),
  ),
}
const truth: Point = [spot[0] / 2, spot[1] / 2]
const starts: readonly Point[] = [[truth[0] + 1.5, truth[1] - 1]]

/** A network that finds the brightest part of the patch, by its centre of mass above the mean. */
const spotNetwork = {
  ...paintedNetwork(() => true),
  async fine(patches: Float32Array, _: Float32Array, { network: name }: { readonly network: string }) {
    const sums = { w: 0, x: 0, y: 0 }
    for (let i = 0; i < 96 * 96; i++) {
      const w = Math.max(0, (patches[i] ?? 0) - 1)
      sums.w += w
      sums.x += w * (i % 96)
      sums.y += w * Math.floor(i / 96)
    }
    // A map pixel covers two of the patch; the other network sees everything one map pixel (0.5 mm) too far to the right.
    const [mx, my] = [(sums.x / sums.w - 0.5) / 2 + (name === 'fineB' ? 1 : 0), (sums.y / sums.w - 0.5) / 2]
    return Float32Array.from({ length: 48 * 48 }, (_, i) => -(((i % 48) - mx) ** 2 + (Math.floor(i / 48) - my) ** 2) / 3)
  },
}

const benchWith = (looks?: Numbers['views']['looks']): DetectionBench => ({
  levels: [picture],
  network: spotNetwork,
  numbers: { ...numbers, order: ['One'], views: { ...numbers.views, ...(looks ? { looks } : {}) } } as Numbers,
})
const frame = { toCanonical: [0.5, 0, 0, 0, 0.5, 0], inverted: false } as const

describe('the fine stage', () => {
  const straight: FineLook = { shift: [0, 0], turn: 0, size: 0, network: 'fine' }
  const turned: readonly FineLook[] = [
    straight,
    { shift: [1.3, 0.8], turn: 6, size: 0.06, network: 'fine' },
    { shift: [-1.3, -0.8], turn: -6, size: -0.06, network: 'fine' },
    { shift: [2, -1], turn: 90, size: 0.3, network: 'fine' },
  ]

  test('brings every look’s answer back to the film, however it was shifted, turned and sized', async () => {
    for (const look of turned) {
      const [point] = await refine(benchWith([look]), starts, frame)
      expect(distance(point?.at ?? [0, 0], truth)).toBeLessThan(0.1)
    }
  })

  test('answers with the mean of the looks, which scatter little where all see the same', async () => {
    const [point] = await refine(benchWith(turned), starts, frame)
    expect(distance(point?.at ?? [0, 0], truth)).toBeLessThan(0.1)
    expect(point?.scatter).toBeLessThan(0.1)
    expect(point?.scatter).toBeGreaterThan(0)
  })

  test('asks the network each look names: two that are 0.5 mm apart meet in the middle, and stray by half of it', async () => {
    const other: FineLook = { ...straight, network: 'fineB' }
    const [own, theirs, both] = await Promise.all(
      [[straight], [other], [straight, other]].map(async looks => (await refine(benchWith(looks), starts, frame))[0]),
    )
    expect((theirs?.at[0] ?? 0) - (own?.at[0] ?? 0)).toBeCloseTo(0.5, 2)
    expect((both?.at[0] ?? 0) - (own?.at[0] ?? 0)).toBeCloseTo(0.25, 2)
    expect(both?.scatter).toBeCloseTo(0.25, 2)
  })

  test('reads looks of numbers that know one network', async () => {
    const plain = turned.map(({ shift, turn, size }) => [...shift, turn, size] as const)
    expect(await refine(benchWith(plain), starts, frame)).toEqual(await refine(benchWith(turned), starts, frame))
  })

  test('looks once, straight, with numbers that name no looks, and can be stopped between two', async () => {
    const [point] = await refine(benchWith(), starts, frame)
    expect(point?.scatter).toBe(0)
    const steps: number[] = []
    await refine(benchWith(turned), starts, { ...frame, step: done => void steps.push(done) })
    expect(steps).toEqual([0, 0.25, 0.5, 0.75])
  })
})
