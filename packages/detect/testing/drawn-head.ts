import { outlineTable } from '@sella/ceph/data/outlines'
import { outlinePoints, templateLandmarks } from '@sella/ceph/data/template'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { Point } from '@sella/ceph/geometry/point'
import type { ColourPicture } from '../profile'
import { type PersonNetwork, personSize } from '../silhouette'

const places: Readonly<Record<string, Point>> = { ...outlinePoints, ...templateLandmarks }

const curve = (name: 'profile_upper' | 'profile_lower'): readonly Point[] =>
  smoothCurve(
    outlineTable[name].points.flatMap(each => (places[each] ? [places[each]] : [])),
    false,
  )

/** The mean face with a round head behind it and a neck below, mm, facing right, closed and clockwise on screen. */
export const meanHead: readonly Point[] = [
  ...curve('profile_upper'),
  ...curve('profile_lower'),
  { x: 20, y: 200 },
  { x: -90, y: 200 },
  { x: -84, y: 110 },
  { x: -104, y: 40 },
  { x: -108, y: -20 },
  { x: -92, y: -70 },
  { x: -50, y: -100 },
  { x: 0, y: -108 },
  { x: 40, y: -92 },
]

/** An egg on shoulders: a head seen from the front. */
export const frontHead: readonly Point[] = [
  ...Array.from({ length: 61 }, (_, i) => {
    const turn = (-230 + (280 * i) / 60) * (Math.PI / 180)
    return { x: 72 * Math.cos(turn), y: 20 + 105 * Math.sin(turn) }
  }),
  { x: 48, y: 140 },
  { x: 160, y: 180 },
  { x: 170, y: 215 },
  { x: -170, y: 215 },
  { x: -160, y: 180 },
  { x: -48, y: 140 },
]

const inside = (outline: readonly Point[], x: number, y: number): boolean => {
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i] as Point, outline[j] as Point]
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd
  }
  return odd
}

/** Skin before a wall, each pixel the mean of four. */
export const paint = (outlines: readonly (readonly Point[])[], width: number, height: number): ColourPicture => {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let share = 0
      for (const [u, v] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const)
        if (outlines.some(outline => inside(outline, x + u, y + v))) share += 0.25
      ;[205, 160, 130].forEach((skin, c) => {
        const wall = [110, 130, 150][c] as number
        pixels[3 * (y * width + x) + c] = Math.round(wall + (skin - wall) * share)
      })
    }
  return { width, height, pixels }
}

/** A network that takes for a person what has the colour of skin. */
export const skinNetwork: PersonNetwork = {
  person: async planes => {
    const n = personSize * personSize
    return Float32Array.from({ length: n }, (_, i) => ((planes[i] as number) > (planes[2 * n + i] as number) + 0.05 ? 1 : 0))
  },
}

/** A network that sees nobody. */
export const blindNetwork: PersonNetwork = { person: async () => new Float32Array(personSize * personSize) }
