import { fitSimilarity, type Pair } from '@sella/ceph/geometry/fit'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { enlargementOf, inverse, type Similarity, turnOf } from '@sella/ceph/geometry/transform'
import { evenly } from '../silhouette/contour'
import type { ProfileName } from './points'
import { settleLine } from './settle'

type Points = Readonly<Partial<Record<ProfileName, Point>>>

/** A face in profile: its skin from top to bottom and its identified points, in pixels of its picture. */
export interface Side {
  readonly facing: 'right' | 'left'
  /** One or more sections of skin, each from top to bottom. */
  readonly outlines: readonly (readonly Point[])[]
  readonly points: Points
}

/** The photo registered on the film. */
export interface Alignment {
  /** From the photo's pixels to the film's; if `mirrored`, with the photo's x negated first. */
  readonly fit: Similarity
  readonly mirrored: boolean
  /** Root mean square distance between the two skins over the nearest four fifths, mm. */
  readonly residualMm: number
}

/** Why a photo cannot be registered on a film. */
export type NotAligned = 'no-points' | 'too-far'

/** Nearest fraction that counts: chin and lips may be in another posture, hair may cover the forehead. */
const keep = 0.8
/** Two pictures of one face agree better; three mm indicates another face or a wrong outline. */
const mostResidual = 3
/** Heads are not tilted more than this, radians. */
const mostTurn = Math.PI / 4
/** Points defined on the contour itself, rather than by their position along it, have more weight in the initial fit. */
const weights: Readonly<Partial<Record<ProfileName, number>>> = { Prn: 3, Subnasale: 3, SoftTissueNa: 2, Stms: 2, SoftTissueB: 2 }

const flip = (p: Point): Point => ({ x: -p.x, y: p.y })

const facingRight = (side: Side): Side =>
  side.facing === 'right'
    ? side
    : {
        facing: 'right',
        outlines: side.outlines.map(line => line.map(flip)),
        points: Object.fromEntries(Object.entries(side.points).map(([name, p]) => [name, flip(p)])),
      }

/** Points named on both: film to photo. */
const pairsOf = (film: Points, photo: Points): readonly Pair[] =>
  Object.entries(film).flatMap(([name, from]) => {
    const to = photo[name as ProfileName]
    return to ? [{ from, to, weight: weights[name as ProfileName] ?? 1 }] : []
  })

/** Every section of the film's skin in even steps of about a mm. */
const samplesOf = (outlines: readonly (readonly Point[])[], mmPerPixel: number): readonly Point[] =>
  outlines.flatMap(line => {
    const length = line.slice(1).reduce((sum, p, i) => sum + distance(p, line[i] as Point), 0)
    return evenly(line, Math.max(2, Math.round(length * mmPerPixel)), false)
  })

/** Converts from the film flipped to face right -> photo flipped to face right, to photo -> film with both as they are. */
const photoToFilm = (
  fit: Similarity,
  film: Side,
  photo: Side,
): { readonly fit: Similarity; readonly mirrored: boolean } | null => {
  const back = inverse(fit)
  if (!back) return null
  const mirrored = film.facing !== photo.facing
  // F(film) . back . F(photo), with F flipping x for pictures facing left; what remains of the two flips is applied first, to the
  // photo.
  if (film.facing === 'right') return { fit: back, mirrored }
  const flipped = { a: back.a, b: -back.b, tx: -back.tx, ty: back.ty }
  return { fit: flipped, mirrored }
}

/**
 * Registers a profile photo on a film by their skins: from the points named on both to the least trimmed distance of the whole
 * line, by rotation, uniform scale and translation, mirrored if the two face opposite sides. `mmPerPixel` is the film's.
 */
export const alignProfile = (film: Side, photo: Side, mmPerPixel: number): Alignment | NotAligned => {
  const [from, to] = [facingRight(film), facingRight(photo)]
  const pairs = pairsOf(from.points, to.points)
  const start = pairs.length >= 3 ? fitSimilarity(pairs) : null
  const line = to.outlines.flat()
  const moved = samplesOf(from.outlines, mmPerPixel)
  if (!start || line.length < 2 || moved.length < 30) return 'no-points'
  const match = settleLine(start, { moved, line }, keep)
  const alignment = match && photoToFilm(match.fit, film, photo)
  if (!match || !alignment) return 'too-far'
  const residualMm = match.residual * mmPerPixel
  if (!(residualMm <= mostResidual) || Math.abs(turnOf(match.fit)) > mostTurn || !(enlargementOf(match.fit) > 0)) return 'too-far'
  return { ...alignment, residualMm }
}
