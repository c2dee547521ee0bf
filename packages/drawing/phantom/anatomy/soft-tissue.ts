import { smoothstep } from '../jaws'
import { solid, stroke, type Texture } from '../paint'
import type { Body } from '../placement'
import { glow, mu, type Plates, rounded, thread } from '../plates'

/** From the top of the forehead over the crown, down the nape and below the film, to the front of the neck. */
const scalp = [
  58, -83, 42, -97, 20, -106.5, -4, -109.5, -30, -107, -58, -97.5, -84, -80, -101, -57, -110, -30, -112, 0, -108, 28, -101, 52,
  -95, 76, -92, 100, -93, 130, -97, 165, -100, 220,
] as const

/** Skin of the whole head as one closed outline, in film mm. */
export const skin = (body: Body) => [
  ...body.curve('profile_upper'),
  ...body.curve('profile_lower'),
  ...body.line('soft', [27, 165, 30, 220, -100, 220]).filter((_, i) => i > 0),
  ...[...body.onward('soft', ['SU2', 'SU1'], scalp)].reverse(),
]

/** Breadth of the head along the beam relative to its widest place: nose and throat are narrow. */
const breadth =
  (body: Body): Texture =>
  (x, y) => {
    const p = body.toTemplate(x, y)
    const face = 1 - 0.14 * smoothstep(-10, 40, p.y)
    const nose = 1 - 0.42 * smoothstep(76, 90, p.x) * smoothstep(-8, 12, p.y) * (1 - smoothstep(46, 56, p.y))
    const throat = 1 - 0.22 * smoothstep(100, 135, p.y)
    return face * nose * throat
  }

/**
 * Skin, muscle and brain: one body whose path length increases from the skin inwards, with the tongue, lips and lobe of the nose
 * added.
 */
export const paintSoftTissue = (plates: Plates, body: Body): void => {
  solid(plates.soft, skin(body), rounded(112, 46, mu.soft), breadth(body))
  solid(
    plates.soft,
    body.line('soft', [60, 74, 52, 62, 38, 57, 20, 62, 8, 78, 5, 96, 14, 106, 34, 106, 54, 98, 60, 86], true),
    glow(16, 14, mu.soft),
  )
  solid(
    plates.soft,
    body.line('soft', [23, 43, 14, 47, 6, 58, 2, 71, 5, 75, 9, 66, 15, 55, 24, 48], true),
    rounded(15, 6, mu.soft),
  )
  stroke(plates.fine, body.curve('profile_upper'), { reach: 1.6, across: thread(0.05, 0.5) })
  stroke(plates.fine, body.curve('profile_lower'), { reach: 1.6, across: thread(0.05, 0.5) })
}
