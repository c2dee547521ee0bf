import type { OutlineName } from '@sella/ceph/data/outlines'
import { distance, type Point } from '@sella/ceph/geometry/point'
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

/** The far half, projected slightly forward and up of the near one; not displaced at the chin, which lies in the midplane. */
const farther = (body: Body, points: readonly Point[]): readonly Point[] =>
  points.map(p => {
    const apart = 1 - smoothstep(26, 58, body.toTemplate(p.x, p.y).x)
    return { x: p.x + 1.9 * apart, y: p.y - 2.1 * apart }
  })

/** The body is thick, the ramus a thin plate. */
const breadth =
  (body: Body, plates: Plates): Texture =>
  (x, y) => {
    const p = body.toTemplate(x, y)
    return (0.52 + 0.48 * smoothstep(8, 32, p.x + 0.3 * (p.y - 80))) * plates.trabeculae(x, y)
  }

/** Strength of the cortical edge on each stretch of the outline, from the chin round to the front of the ramus. */
const edges: readonly (readonly [OutlineName, number])[] = [
  ['symphysis_labial', 0.9],
  ['mandible_lower_border', 1.15],
  ['ramus_posterior', 0.75],
  ['condyle', 0.5],
  ['sigmoid_coronoid', 0.28],
  ['ramus_anterior', 0.42],
]

/**
 * One line around the bone, so that no seam shows where two outlines meet, and its strength along the line (eased over a few mm).
 */
const cortex = (body: Body): { readonly points: readonly Point[]; readonly along: (t: number) => number } => {
  const parts = edges.map(([name, strength]) => ({ strength, points: body.curve(name) }))
  const lengths = parts.map(part =>
    part.points.reduce((sum, p, i) => sum + (i === 0 ? 0 : distance(p, part.points[i - 1] as Point)), 0),
  )
  const total = lengths.reduce((sum, v) => sum + v, 0)
  const middles = lengths.map((v, i) => (lengths.slice(0, i).reduce((sum, w) => sum + w, 0) + v / 2) / total)
  const along = (t: number): number => {
    const k = middles.findIndex(m => m > t)
    if (k === 0) return (parts[0]?.strength ?? 0) * smoothstep(0, middles[0] ?? 1, t + 0.02)
    const [a, b] = k < 0 ? [parts.length - 1, parts.length - 1] : [k - 1, k]
    const share = smoothstep(0.2, 0.8, (t - (middles[a] ?? 0)) / Math.max(1e-6, (middles[b] ?? 1) - (middles[a] ?? 0)))
    return (parts[a]?.strength ?? 0) * (1 - share) + (parts[b]?.strength ?? 0) * share
  }
  return { points: parts.flatMap(part => part.points), along }
}

const half = (plates: Plates, body: Body, weight: number, move: (points: readonly Point[]) => readonly Point[]): void => {
  solid(plates.fine, move(outline(body)), shell(20 * weight, 6.5, 1.9), breadth(body, plates))
  const edge = cortex(body)
  stroke(plates.fine, move(edge.points), { reach: 5, across: rim(weight, 1.7, 1), along: edge.along })
  stroke(plates.mid, move(body.curve('mandibular_canal')), {
    reach: 4,
    across: d => weight * (0.16 * Math.exp(-((Math.abs(d) - 1.7) ** 2) / 0.18) - 0.14 * Math.exp((-d * d) / 2)),
  })
}

/** The chin is thickest at the bottom; towards the tooth sockets its walls become thinner. */
const upperFade = (body: Body, plates: Plates): Texture => {
  const [top, bottom] = [body.point('L1IncisalTip').y, body.point('Pog').y]
  return (x, y) => smoothstep(top + 0.25 * (bottom - top), bottom, y) * plates.trabeculae(x, y)
}

const symphysis = (plates: Plates, body: Body): void => {
  const labial = body.curve('symphysis_labial')
  const lingual = body.curve('symphysis_lingual')
  solid(plates.fine, [...labial, ...lingual], glow(9, 5, mu.spongy), upperFade(body, plates))
  stroke(plates.fine, lingual, { reach: 3.5, across: rim(0.42, 1.6, 1), along: t => (1 - t) ** 1.5 })
}

/** Both halves, the near one on the outline of the skeleton, the far one slightly shifted; they meet at the chin. */
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
