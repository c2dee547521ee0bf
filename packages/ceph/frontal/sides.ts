import { pairedPoints } from '../data/frontal/landmarks'
import { dot, minus, plus, times } from '../geometry/point'
import type { Words } from '../words'
import { isMirrored, leftward } from './axes'
import { anatomical, type FrontalPoints } from './points'

/**
 * Whether it is known which side is the patient's right. `marked`: a letter on the film says so, as the points do. `unmarked`: no letter is
 * placed, so that only "image left" may be said. `contradicted`: the letter stands on the other side than the points of its name.
 */
export type SideMarking = 'marked' | 'unmarked' | 'contradicted'

/** Which side is which on one film, as far as its points tell. */
export interface Sides {
  readonly marking: SideMarking
  /** The patient's left lies on the left of the image: the film is shown from behind, or the points have the other side's names. Null while no pair is placed. */
  readonly mirrored: boolean | null
  /** Pairs that lie the other way round than the others. */
  readonly crossed: readonly (typeof pairedPoints)[number][]
}

/** Where along the way to the patient's left a letter must lie from the middle of the face: + to the left. */
function letterSide(points: FrontalPoints): number | null {
  const left = leftward(points)
  const all = Object.values(anatomical(points))
  if (left === null || all.length === 0) return null
  const middle = times(all.reduce(plus), 1 / all.length)
  const of = (name: 'Mark_R' | 'Mark_L', sign: 1 | -1) => {
    const at = points[name]
    return at ? sign * dot(minus(at, middle), left) : 0
  }
  const side = of('Mark_L', 1) + of('Mark_R', -1)
  return side === 0 ? null : side
}

/** What the points say of the sides. */
export function sidesOf(points: FrontalPoints): Sides {
  const side = letterSide(points)
  const left = leftward(points)
  const crossed = pairedPoints.filter(name => {
    const [r, l] = [points[`${name}_R`], points[`${name}_L`]]
    return r && l && left && dot(minus(l, r), left) < 0
  })
  return { marking: side === null ? 'unmarked' : side > 0 ? 'marked' : 'contradicted', mirrored: isMirrored(points), crossed }
}

/** What the two sides may be called. */
export interface SideWords {
  readonly right: Words
  readonly left: Words
}

const ofPatient: SideWords = { right: { zh: '右', en: 'right' }, left: { zh: '左', en: 'left' } }
const ofImage: SideWords = { right: { zh: '图像右', en: 'image right' }, left: { zh: '图像左', en: 'image left' } }

/** The patient's sides only where a letter on the film says so; else the image's, on which the points of that name lie. */
export const sideWords = ({ marking, mirrored }: Sides): SideWords =>
  marking === 'marked' ? ofPatient : mirrored === true ? ofImage : { right: ofImage.left, left: ofImage.right }
