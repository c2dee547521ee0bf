import type { Point } from '@sella/ceph/geometry/point'
import { solid, stroke, type Texture } from '../paint'
import type { Body } from '../placement'
import { mu, type Plates, thread } from '../plates'
import { type Tooth, toothRows } from './tooth-shapes'

const scaled =
  (profile: (d: number) => number, k: number) =>
  (d: number): number =>
    profile(d) * k

const dentine = (d: number): number => mu.dentine * 17 * Math.sqrt(Math.min(1, d / 2.4))
const enamel = (d: number): number => mu.enamel * (4.6 + 3 * Math.exp(-d / 1.1)) * Math.min(1, d / 1)

const paintTooth = (plates: Plates, tooth: Tooth, weight: number): void => {
  const soft: Texture = plates.trabeculae
  const even: Texture = (x, y) => 0.75 + 0.25 * soft(x, y)
  solid(plates.fine, tooth.outline, scaled(dentine, weight), even)
  solid(plates.fine, tooth.crown, scaled(enamel, weight))
  stroke(plates.fine, [...tooth.outline, tooth.outline[0] as Point], {
    reach: 1.4,
    across: d => weight * (0.07 * Math.exp(-((Math.abs(d) - 0.6) ** 2) / 0.08) - 0.06 * Math.exp((-d * d) / 0.05)),
  })
  for (const pulp of tooth.pulps)
    stroke(plates.fine, pulp, { reach: 1.6, across: thread(-0.2 * weight, 0.42), along: t => 1 - 0.55 * t })
}

/** Both arches; a row's weight is its share of the two superimposed sides. */
export const paintTeeth = (plates: Plates, body: Body): void => {
  for (const row of toothRows(body)) paintTooth(plates, row.tooth, row.weight)
}
