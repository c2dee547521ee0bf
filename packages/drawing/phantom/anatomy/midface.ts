import { smoothstep } from '../jaws'
import { solid, stroke } from '../paint'
import type { Body } from '../placement'
import { glow, mu, type Plates, rim, rounded, shell, thread } from '../plates'

const shift = (points: readonly { readonly x: number; readonly y: number }[], dx: number, dy: number) =>
  points.map(p => ({ x: p.x + dx, y: p.y + dy }))

const air = (plates: Plates, body: Body): void => {
  const hollow = (places: readonly number[], depth: number, edge: number): void => {
    solid(plates.soft, body.line('maxilla', places, true), glow(-depth, edge, 1))
  }
  hollow([71, 3, 74, 12, 78, 24, 76, 38, 70, 43, 50, 41, 28, 41, 25, 30, 28, 18, 34, 6, 50, -1, 64, -2], 0.36, 9)
  hollow([60, 24, 62, 33, 58, 44, 50, 48, 38, 47, 31, 40, 31, 29, 40, 23, 52, 21], 0.42, 3.5)
  hollow([55, 26, 58, 36, 52, 45, 41, 45, 34, 39, 36, 30, 45, 25], 0.16, 4)
  hollow([64, -3, 67, 4, 65, 14, 58, 18, 48, 16, 44, 6, 48, -2, 56, -6], 0.2, 8)
}

/** Walls of the maxillary sinuses and of the nose, seen edge on: behind, above, in front. */
const walls: readonly (readonly number[])[] = [
  [32, 26, 29.5, 33, 30, 40, 34, 46],
  [35, 26, 33, 33, 34, 40],
  [33, 26, 42, 21.5, 52, 20, 60, 22.5],
  [36, 28.5, 45, 25, 55, 24.5],
  [61, 25, 62.5, 33, 60, 41, 56, 46.5],
  [66, 18, 70, 28, 71, 38, 69.5, 44],
  [34, 46, 42, 49.5, 51, 49.5, 57, 46],
]

const turbinates = (plates: Plates, body: Body): void => {
  solid(plates.soft, body.line('maxilla', [30, 35, 40, 30.5, 54, 31, 64, 35, 60, 39, 44, 39], true), rounded(14, 4, mu.soft))
  solid(plates.soft, body.line('maxilla', [32, 22, 42, 18, 54, 18, 60, 21, 52, 25, 38, 26], true), rounded(12, 4, mu.soft))
}

/** Thin walls of the ethmoid cells, seen edge on. */
const septa: readonly (readonly number[])[] = [
  [60, -4, 58, 4, 59, 13],
  [53, -4, 51, 5, 53, 14],
  [46, -4, 45, 4, 42, 12],
  [39, -4, 39, 3, 36, 10],
  [32, -4, 33, 4, 30, 12],
  [63, 6, 54, 7.5, 45, 6, 34, 7],
  [60, 14, 50, 15.5, 41, 13, 30, 15],
  [66, 1, 67, 9, 64, 17],
]

const plateCount = 34

/** A short curved plate somewhere between the orbits; the golden angle distributes them. */
const lamella = (i: number): readonly number[] => {
  const a = i * 2.39996
  const r = 19 * Math.sqrt((i + 0.5) / plateCount)
  const [x, y] = [49 + r * Math.cos(a), 9 + 0.62 * r * Math.sin(a)]
  const [lean, long] = [1.2 * Math.sin(i * 3.7), 3.5 + 2.5 * Math.abs(Math.sin(i * 1.9))]
  return [x - lean * 2, y - long, x + lean, y - long * 0.2, x + lean * 1.4, y + long * 0.4, x - lean, y + long]
}

const orbitAndCheek = (plates: Plates, body: Body): void => {
  const rimLine = body.curve('orbit')
  stroke(plates.fine, rimLine, { reach: 3, across: rim(0.42, 0.9, -1), along: t => 0.15 + 0.85 * t })
  stroke(plates.fine, shift(rimLine, -2.2, 0.6), { reach: 3, across: rim(0.24, 1, -1), along: t => t })
  const ridge = body.curve('key_ridge')
  stroke(plates.fine, ridge, {
    reach: 3.4,
    across: rim(0.6, 1.3, -1),
    along: t => smoothstep(0, 0.2, t) - smoothstep(0.55, 0.95, t),
  })
  stroke(plates.fine, shift(ridge, -2.4, -0.8), {
    reach: 3.4,
    across: rim(0.4, 1.4, -1),
    along: t => smoothstep(0, 0.2, t) - smoothstep(0.5, 0.9, t),
  })
  const cheek = body.bone('maxilla', [60, 15, 68, 24, 64, 38, 58, 50, 49, 55, 44, 46, 45, 35, 48, 26, 53, 18])
  solid(plates.mid, cheek, glow(12, 6, mu.spongy), plates.trabeculae)
}

/** Thin plates seen edge on: walls of the sinuses, cells of the ethmoid. */
const thinPlates = (plates: Plates, body: Body): void => {
  for (const places of walls)
    stroke(plates.fine, body.line('maxilla', places), {
      reach: 2,
      across: thread(0.26, 0.42),
      along: t => 0.3 + 0.7 * Math.sin(Math.PI * t),
    })
  for (const places of septa)
    stroke(plates.fine, body.line('maxilla', places), {
      reach: 1.6,
      across: thread(0.2, 0.36),
      along: t => 0.35 + 0.65 * Math.sin(3 * t + (places[0] as number)) ** 2,
    })
  for (let i = 0; i < plateCount; i++)
    stroke(plates.fine, body.line('maxilla', lamella(i)), {
      reach: 1.6,
      across: thread(0.13 + 0.06 * (i % 3), 0.36),
      along: t => Math.sin(Math.PI * t),
    })
}

const pterygoid = (plates: Plates, body: Body): void => {
  const fissure = body.curve('pterygomaxillary_fissure')
  solid(plates.fine, fissure, d => -0.26 * Math.min(1, d / 2))
  stroke(plates.fine, fissure, { reach: 2.4, across: rim(0.36, 0.9, 1), along: t => 0.55 + 0.45 * Math.cos(6.3 * t) })
  const wings = body.bone('maxilla', [24, 18, 23, 32, 26, 42, 27, 54, 18, 56, 9, 46, 9, 30, 14, 18])
  solid(plates.mid, wings, glow(9, 6, mu.compact), plates.trabeculae)
}

const palateAndProcess = (plates: Plates, body: Body): void => {
  const floor = body.curve('nasal_floor')
  const palate = body.curve('palate')
  const front = body.curve('maxilla_anterior')
  solid(plates.mid, [...floor, ...[...palate].reverse(), ...[...front].reverse()], rounded(13, 3, mu.spongy), plates.trabeculae)
  solid(
    plates.mid,
    [
      ...front,
      ...body.line('upperArch', [71.5, 67, 62, 66.6, 50, 64.6, 38, 62, 28, 58, 23, 50, 25.5, 43]),
      ...[...floor].reverse(),
    ],
    shell(26, 12, 0.8),
    plates.trabeculae,
  )
  stroke(plates.fine, floor, { reach: 2, across: thread(0.8, 0.5) })
  stroke(plates.fine, palate, { reach: 2, across: thread(0.34, 0.5), along: t => 0.5 + 0.5 * t })
  stroke(plates.fine, front, { reach: 2, across: rim(0.5, 0.5, 1) })
}

/** Nasal bone, orbits, ethmoid, cheek bones, sinuses, palate and upper jaw. */
export const paintMidface = (plates: Plates, body: Body): void => {
  air(plates, body)
  turbinates(plates, body)
  orbitAndCheek(plates, body)
  thinPlates(plates, body)
  pterygoid(plates, body)
  palateAndProcess(plates, body)
  solid(plates.fine, body.curve('nasal_bone'), rounded(7, 1.6, mu.compact))
}
