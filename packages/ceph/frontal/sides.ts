import { pairedPoints } from '../data/frontal/landmarks'
import { dot, minus, plus, times } from '../geometry/point'
import type { Words } from '../words'
import { isMirrored, leftward } from './axes'
import { anatomical, type FrontalPoints } from './points'

/**
 * Whether the patient's right side is known. `marked`: a letter on the film confirms the points. `unmarked`: no letter is placed,
 * so only "image left" may be said. `contradicted`: the letter is on the other side from the points of the same name.
 */
export type SideMarking = 'marked' | 'unmarked' | 'contradicted'

/** Which side is which on one film, as far as its points determine it. */
export interface Sides {
  readonly marking: SideMarking
  /**
   * The patient's left is on the left of the image: the film is shown from behind, or the points carry the names of the opposite
   * side. Null while no pair is placed.
   */
  readonly mirrored: boolean | null
  /** Pairs that lie the opposite way to the others. */
  readonly crossed: readonly (typeof pairedPoints)[number][]
}

/** Position of the letter relative to the middle of the face, along the direction to the patient's left: positive to the left. */
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

/** What the points indicate about the sides. */
export function sidesOf(points: FrontalPoints): Sides {
  const side = letterSide(points)
  const left = leftward(points)
  const crossed = pairedPoints.filter(name => {
    const [r, l] = [points[`${name}_R`], points[`${name}_L`]]
    return r && l && left && dot(minus(l, r), left) < 0
  })
  return { marking: side === null ? 'unmarked' : side > 0 ? 'marked' : 'contradicted', mirrored: isMirrored(points), crossed }
}

/** The names to use for the two sides. */
export interface SideWords {
  readonly right: Words
  readonly left: Words
}

const ofPatient: SideWords = { right: { zh: '右', en: 'right' }, left: { zh: '左', en: 'left' } }
const ofImage: SideWords = { right: { zh: '图像右', en: 'image right' }, left: { zh: '图像左', en: 'image left' } }

/**
 * The patient's sides only if confirmed by a letter on the film; otherwise the side of the image on which the points of that name
 * lie.
 */
export const sideWords = ({ marking, mirrored }: Sides): SideWords =>
  marking === 'marked' ? ofPatient : mirrored === true ? ofImage : { right: ofImage.left, left: ofImage.right }
