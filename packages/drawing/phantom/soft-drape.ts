import type { Point } from '@sella/ceph/geometry/point'

/** A place in the template, and how far the bone or tooth beneath it moved, in mm. */
export interface Pull {
  readonly at: Point
  readonly move: Point
  readonly weight: number
}

/**
 * Skin, tongue, throat and spine follow the nearest bone: a mean of the movements, weighted by inverse distance to the fourth
 * power.
 */
export const drape = (p: Point, pulls: readonly Pull[]): Point => {
  let [sum, x, y] = [0, 0, 0]
  for (const pull of pulls) {
    const d2 = (p.x - pull.at.x) ** 2 + (p.y - pull.at.y) ** 2 + 60
    const w = pull.weight / (d2 * d2)
    sum += w
    x += w * pull.move.x
    y += w * pull.move.y
  }
  return { x: p.x + x / sum, y: p.y + y / sum }
}

/** A soft bulge: everything near `at` moves by `move`, fading over `reach` mm (a Gaussian). */
export interface Bump {
  readonly at: Point
  readonly move: Point
  readonly reach: number
}

export const swell = (p: Point, bumps: readonly Bump[]): Point => {
  let { x, y } = p
  for (const bump of bumps) {
    const w = Math.exp(-((p.x - bump.at.x) ** 2 + (p.y - bump.at.y) ** 2) / (2 * bump.reach * bump.reach))
    x += bump.move.x * w
    y += bump.move.y * w
  }
  return { x, y }
}
