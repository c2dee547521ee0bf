import { outlineTable } from '@sella/ceph/data/outlines'
import { outlinePoints, templateLandmarks } from '@sella/ceph/data/template'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { Point } from '@sella/ceph/geometry/point'
import type { ColourPicture } from '../profile/profile'
import { type PersonNetwork, personSize } from '../silhouette/silhouette'

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

/** An egg shape on shoulders: a head from the front. */
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

/** Where a horizontal line crosses an outline, left to right. */
const crossings = (outline: readonly Point[], y: number): readonly number[] =>
  outline
    .flatMap((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point
      return a.y > y !== b.y > y ? [((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x] : []
    })
    .sort((p, q) => p - q)

/** Skin in front of a wall; the proportion of skin in a pixel is sampled on two horizontal lines. */
export const paint = (outlines: readonly (readonly Point[])[], width: number, height: number): ColourPicture => {
  const skin = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (const v of [0.25, 0.75])
      for (const outline of outlines) {
        const at = crossings(outline, y + v)
        for (let k = 0; k + 1 < at.length; k += 2) {
          const [from, to] = [at[k] as number, at[k + 1] as number]
          for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, Math.ceil(to)); x++) {
            const i = y * width + x
            skin[i] = Math.min(1, (skin[i] as number) + (Math.min(to, x + 1) - Math.max(from, x)) / 2)
          }
        }
      }
  const colours = [
    [110, 205],
    [130, 160],
    [150, 130],
  ] as const
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const [wall, face] = colours[i % 3] as readonly [number, number]
    return Math.round(wall + (face - wall) * (skin[Math.floor(i / 3)] as number))
  })
  return { width, height, pixels }
}

/** A network that takes anything skin-coloured for a person. */
export const skinNetwork: PersonNetwork = {
  person: async planes => {
    const n = personSize * personSize
    return Float32Array.from({ length: n }, (_, i) => ((planes[i] as number) > (planes[2 * n + i] as number) + 0.05 ? 1 : 0))
  },
}

/** A network that sees nobody. */
export const blindNetwork: PersonNetwork = { person: async () => new Float32Array(personSize * personSize) }
