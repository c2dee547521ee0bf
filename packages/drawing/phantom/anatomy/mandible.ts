import type { Point } from '@sella/ceph/geometry/point'
import { smoothstep } from '../jaws'
import { solid, stroke, type Texture } from '../paint'
import type { Body } from '../placement'
import { glow, mu, type Plates, rim, shell, thread } from '../plates'

const crest = [30, 74, 40, 76, 50, 77.8, 58, 79.5, 65, 80.5] as const

const outline = (body: Body): readonly Point[] => [
  ...body.curve('symphysis_labial'),
  ...body.curve('mandible_lower_border'),
  ...body.curve('ramus_posterior'),
  ...body.curve('condyle'),
  ...body.curve('sigmoid_coronoid'),
  ...body.curve('ramus_anterior'),
  ...body.line('lowerArch', [...crest]),
]

/** The other half, thrown a little forward and up beside the first; nothing at the chin, which lies in the middle plane. */
const farther = (body: Body, points: readonly Point[]): readonly Point[] =>
  points.map(p => {
    const apart = 1 - smoothstep(26, 58, body.toTemplate(p.x, p.y).x)
    return { x: p.x + 1.9 * apart, y: p.y - 2.1 * apart }
  })

/** The body is thick, the ramus a plate. */
const breadth =
  (body: Body, plates: Plates): Texture =>
  (x, y) => {
    const p = body.toTemplate(x, y)
    return (0.52 + 0.48 * smoothstep(8, 32, p.x + 0.3 * (p.y - 80))) * plates.trabeculae(x, y)
  }

const half = (plates: Plates, body: Body, weight: number, move: (points: readonly Point[]) => readonly Point[]): void => {
  const profile = shell(20 * weight, 6.5, 1.9)
  solid(plates.fine, move(outline(body)), profile, breadth(body, plates))
  const along = (points: readonly Point[], strength: number, fade: number): void =>
    stroke(plates.fine, move(points), { reach: 4, across: rim(strength * weight, fade, 1) })
  along(body.curve('mandible_lower_border'), 1.15, 1.9)
  along(body.curve('ramus_posterior'), 0.7, 1.1)
  along(body.curve('condyle'), 0.5, 0.8)
  along(body.curve('sigmoid_coronoid'), 0.25, 0.6)
  along(body.curve('ramus_anterior'), 0.42, 1.6)
  stroke(plates.mid, move(body.curve('mandibular_canal')), {
    reach: 4,
    across: d => weight * (0.16 * Math.exp(-((Math.abs(d) - 1.7) ** 2) / 0.18) - 0.14 * Math.exp((-d * d) / 2)),
  })
}

/** The chin is thickest below; towards the tooth sockets its walls thin out. */
const upperFade = (body: Body, plates: Plates): Texture => {
  const [top, bottom] = [body.point('L1IncisalTip').y, body.point('Pog').y]
  return (x, y) => smoothstep(top + 0.25 * (bottom - top), bottom, y) * plates.trabeculae(x, y)
}

const symphysis = (plates: Plates, body: Body): void => {
  const labial = body.curve('symphysis_labial')
  const lingual = body.curve('symphysis_lingual')
  solid(plates.fine, [...labial, ...lingual], glow(9, 5, mu.spongy), upperFade(body, plates))
  stroke(plates.fine, labial, { reach: 3.5, across: rim(0.85, 1.3, 1), along: t => 0.3 + 0.7 * smoothstep(0.15, 0.7, t) })
  stroke(plates.fine, lingual, { reach: 3.5, across: rim(0.42, 1.6, 1), along: t => (1 - t) ** 1.5 })
}

/** Both halves, the near one on the outline of the skeleton, the far one slightly shifted; the chin in the middle. */
export const paintMandible = (plates: Plates, body: Body): void => {
  half(plates, body, 0.6, points => points)
  half(plates, body, 0.42, points => farther(body, points))
  symphysis(plates, body)
  stroke(plates.mid, body.line('mandible', [22, 66, 30, 76, 40, 86, 50, 92]), {
    reach: 5,
    across: thread(mu.spongy * 2.5, 2.2),
    texture: plates.trabeculae,
  })
}
