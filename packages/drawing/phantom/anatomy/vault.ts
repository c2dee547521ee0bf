import type { Point } from '@sella/ceph/geometry/point'
import { smoothstep } from '../jaws'
import { type Profile, solid, stroke, type Texture } from '../paint'
import type { Body } from '../placement'
import { chord, glow, mu, type Plates, thread } from '../plates'

const outerBack = [
  52, -79, 38, -90.5, 18, -98.5, -6, -101.5, -31, -99, -57, -90.5, -80, -74, -95, -53, -103, -28, -105, -3, -101, 16, -91, 33,
  -79, 44, -64, 50.5, -48, 50, -36, 44,
] as const
const innerBack = [
  46, -73, 33, -83.5, 15, -91.2, -7, -94, -31, -91.5, -54, -83.5, -75, -68.5, -88, -49, -95, -27, -97, -4, -93, 12, -84, 25, -74,
  37, -62, 44.5, -48, 44, -38, 38,
] as const
const under = [-20, 62, 30, 66, 86, 40] as const
const underInner = [-22, 58, 30, 62, 74, 40] as const

/** The walls of the braincase end at the skull base; the bones of the base are painted separately. */
const above =
  (body: Body): Texture =>
  (x, y) => {
    const p = body.toTemplate(x, y)
    const base = p.x > 0 ? -6 : Math.min(46, -6 - p.x * 1.35)
    return p.x < -40 ? 1 : 1 - smoothstep(-6, 16, p.y - base)
  }

const radius = 66

/**
 * Attenuation of the solid braincase below its outer surface, and of the cavity below the inner one (negative): two dense tables
 * with diploe between.
 */
const outside: Profile = d =>
  mu.compact * (chord(d, radius) - chord(d - 1.5, radius - 1.5)) + mu.spongy * chord(d - 1.5, radius - 1.5)
const inside: Profile = d =>
  mu.compact * (chord(d + 1.2, radius - 5) - chord(d, radius - 6.2)) - mu.spongy * chord(d + 1.2, radius - 5)

const tables = (plates: Plates, body: Body): void => {
  const fade = above(body)
  const texture: Texture = (x, y) => 0.78 * fade(x, y) * plates.clouds(x, y)
  const wall = (below: readonly number[], front: readonly Point[], back: readonly Point[]): readonly Point[] => [
    ...body.line('cranium', below),
    ...[...front].reverse(),
    ...back,
  ]
  solid(plates.mid, wall(under, body.curve('frontal_bone'), body.onward('cranium', ['FB2', 'FB1'], outerBack)), outside, texture)
  solid(
    plates.mid,
    wall(underInner, body.curve('frontal_inner'), body.onward('cranium', ['FI2', 'FI1'], innerBack)),
    inside,
    texture,
  )
}

/** Sutures and vascular grooves: thin, dark, wandering lines. */
const marks: readonly (readonly number[])[] = [
  [28, -94, 25, -80, 26, -64, 22, -50, 24, -36, 20, -24],
  [-70, -80, -66, -62, -62, -46, -64, -28, -56, -12, -50, 0],
  [12, -20, 4, -38, -12, -52, -30, -60, -52, -66],
  [4, -38, 6, -54, -2, -72],
  [-12, -52, -34, -46, -58, -42],
]

export const paintVault = (plates: Plates, body: Body): void => {
  // The head is widest behind the ears; the temples are concave.
  solid(
    plates.soft,
    body.line('cranium', [-20, -84, 20, -70, 30, -40, 6, -16, -30, -2, -70, 6, -90, -20, -78, -56, -54, -78], true),
    glow(24, 30, mu.soft),
  )
  tables(plates, body)
  marks.forEach((places, i) => {
    stroke(plates.mid, body.line('cranium', places), {
      reach: 3,
      across: thread(i < 2 ? -0.13 : -0.11, i < 2 ? 0.6 : 0.9),
      along: t => 1 - 0.6 * t,
      texture: plates.trabeculae,
    })
  })
  solid(plates.mid, body.curve('frontal_sinus'), d => -0.75 * Math.min(1, d / 2.2))
  stroke(plates.fine, body.curve('frontal_sinus'), { reach: 1.5, across: thread(0.3, 0.4) })
}
