import { apply, compose, inverse, letterbox, type Matrix, type Point } from '../film/canonical'
import type { Network } from '../film/network'
import type { Numbers } from '../film/numbers'

const order = Array.from({ length: 19 }, (_, i) => `L${i}`)

/** A scattered "mean shape" without rotational symmetry: S-Na is 60 and the face looks right. */
export const mean: readonly Point[] = order.map((_, i) => {
  if (i === 0) return [-40, -40]
  if (i === 1) return [20, -40]
  return [-30 + 62 * ((i * 0.618) % 1), -36 + 80 * ((i * 0.381) % 1)]
})

export const numbers: Numbers = {
  order,
  mean,
  guard: { weights: order.map(() => [Array(39).fill(0), Array(39).fill(0)]), spread: order.map(() => 1000) },
  shared: [],
  regress: {},
  template: {
    places: Object.fromEntries([...order.map((n, i) => [n, mean[i]]), ['Extra', [0, 0]]]),
    reach: 14,
    base: 2,
    slope: 0.1,
    p68: 1,
  },
  confidence: { intercepts: order.map(() => 0), slopes: [1, 0, 0, 0, 0, 0], sigma: 0.6, bound: 0.3 },
  views: {
    coarse: [256, 320],
    zoom: 0.53,
    centre: [154, 176],
    patch: [96, 0.25],
    wide: [64, 1],
    mapStep: 0.5,
    coarseReach: 6,
    fineReach: 9,
    guard: 4,
  },
}

/** A network that recognises only upright views: sharp maps at the mean shape for these, flat ones otherwise. */
export function paintedNetwork(isUpright: (view: Float32Array) => boolean): Network {
  const maps = (at: readonly Point[], wide: number, high: number, sigma: number) => {
    const out = new Float32Array(at.length * wide * high)
    for (const [k, [px, py]] of at.entries())
      for (let y = 0; y < high; y++)
        for (let x = 0; x < wide; x++) out[(k * high + y) * wide + x] = -((x - px) ** 2 + (y - py) ** 2) / (2 * sigma * sigma)
    return out
  }
  return {
    async coarse(view) {
      const where = isUpright(view)
        ? mean.map(([x, y]): Point => [(x / 0.53 + 154 - 0.5) / 2, (y / 0.53 + 176 - 0.5) / 2])
        : mean.map((): Point => [64, 80])
      return maps(where, 128, 160, isUpright(view) ? 1.5 : 40)
    },
    async fine() {
      return maps(
        mean.map((): Point => [23.5, 23.5]),
        48,
        48,
        1.3,
      )
    },
  }
}

/** The same network with both definitions of porion, in map pixels from the centre. */
export function withPorions(network: Network, anatomic: Point, machine: Point): Network {
  const map = ([dx, dy]: Point) =>
    Array.from({ length: 48 * 48 }, (_, i) => -(((i % 48) - 23.5 - dx) ** 2 + (Math.floor(i / 48) - 23.5 - dy) ** 2) / 4)
  return { ...network, porion: async () => Float32Array.from([...map(anatomic), ...map(machine)]) }
}

/** Positions of the landmarks in an upright picture of the given size whose whole area is the canonical view. */
export function landmarksIn(width: number, height: number): readonly Point[] {
  const toView: Matrix = letterbox(width, height, [256, 320])
  const back = inverse(compose([0.53, 0, -154 * 0.53, 0, 0.53, -176 * 0.53], toView))
  return mean.map(p => apply(back, p))
}
