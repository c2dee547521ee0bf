import type { Point } from '@sella/ceph/geometry/point'
import { apply, enlargementOf, inverse, type Similarity } from '@sella/ceph/geometry/transform'
import { evenly } from '../silhouette/contour'
import { onEdge } from '../silhouette/edge'
import type { ColourPicture, Part } from '../silhouette/picture'
import type { Silhouette } from '../silhouette/silhouette'
import { fitProfile, type ProfileFit } from './fit'
import { frontOf } from './front'
import { isProfile } from './judge'
import { type FoundPoints, profilePoints } from './points'

/** A profile on one outline, in the frame of the picture flipped to face right. */
export interface ProfileLook {
  readonly mirrored: boolean
  readonly fit: ProfileFit
  /** From forehead to throat, fitted to the picture's edge; pixels. */
  readonly line: readonly Point[]
  /** mm of a mean face; points the line does not show are absent. */
  readonly points: FoundPoints
}

/** Another person, at least this fraction as large as the first, makes it a picture of two. */
const another = 0.3
/** Minimum length, from forehead to chin, mm; sampling step for points. */
const [leastLine, grain] = [110, 0.25]
/** Maximum error of the silhouette against the edge, mm. */
const missed = 2.2

const turned = ({ outline, sight }: Seen, width: number): Seen => ({
  outline: outline.map(p => ({ x: width - p.x, y: p.y })).reverse(),
  sight: { ...sight, left: width - sight.right, right: width - sight.left },
})

/** The mirrored picture. */
export const mirrorPicture = ({ width, height, pixels }: ColourPicture): ColourPicture => {
  const out = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [3 * (y * width + x), 3 * (y * width + width - 1 - x)]
      for (let c = 0; c < 3; c++) out[to + c] = pixels[from + c] as number
    }
  return { width, height, pixels: out }
}

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - (line[i] as Point).x, p.y - (line[i] as Point).y), 0)

const pointsOn = (line: readonly Point[], toMm: Similarity): FoundPoints | null => {
  const mm = line.map(p => apply(toMm, p))
  return profilePoints(evenly(mm, Math.round(lengthOf(mm) / grain), false))
}

type Seen = Pick<Silhouette, 'outline' | 'sight'>

const isEdge = (step: number): boolean => step > 0

const lookRight = ({ outline, sight }: Seen, picture: ColourPicture, mirrored: boolean): ProfileLook | null => {
  const fit = fitProfile(outline)
  const toMm = fit && inverse(fit.fit)
  if (!fit || !toMm) return null
  const front = frontOf(outline, fit, sight)
  const [length, scale] = [lengthOf(front), enlargementOf(fit.fit)]
  if (length < leastLine * scale) return null
  const { line, strength } = onEdge(evenly(front, Math.round(length), false), picture, {
    reach: Math.max(2, missed * scale),
    step: 0.5,
  })
  const seen = line.slice(strength.findIndex(isEdge), strength.findLastIndex(isEdge) + 1)
  const points = seen.length > leastLine ? pointsOn(seen, toMm) : null
  return points && isProfile(points, fit.residual) ? { mirrored, fit, line: seen, points } : null
}

/** A picture and its mirror image. */
export interface Ways {
  readonly right: ColourPicture
  readonly left: ColourPicture
}

/** The profile of an outline, on either side; null if neither side is one, or if there are two people. */
export const profileIn = (silhouette: Silhouette | null, { right, left }: Ways): ProfileLook | null => {
  if (!silhouette || silhouette.second > another) return null
  const looks = [lookRight(silhouette, right, false), lookRight(turned(silhouette, right.width), left, true)]
  return looks.reduce((best, look) => (look && (!best || look.fit.residual < best.fit.residual) ? look : best), null)
}

/** The square around the face, for a closer look: mm of the mean face. */
const face = { x: -62, y: -75, side: 235 }

/** That square in pixels of the original picture, not mirrored. */
export const facePart = ({ fit, mirrored }: ProfileLook, width: number): Part => {
  const middle = apply(fit.fit, { x: face.x + face.side / 2, y: face.y + face.side / 2 })
  const side = face.side * enlargementOf(fit.fit)
  return { x: (mirrored ? width - middle.x : middle.x) - side / 2, y: middle.y - side / 2, side }
}
