import { type FrontalFilmItemName, frontalItems } from '../data/frontal/item-rows'
import { type FrontalKind, magnitude } from '../data/frontal/items'
import type { Words } from '../words'
import { type Sides, sideWords } from './sides'

const lower = (side: Words): Words => ({ zh: `正值为${side.zh}侧较低`, en: `positive: the ${side.en} side is lower` })

/** What a positive value means of one side, by what is measured; a sign that names no side is not among them. */
const ofSide: Readonly<Partial<Record<FrontalKind, (side: Words) => Words>>> = {
  off_midline: side => ({ zh: `正值偏向${side.zh}侧`, en: `positive: to the ${side.en}` }),
  across: side => ({ zh: `正值为下中线偏向${side.zh}侧`, en: `positive: the lower midline lies to the ${side.en}` }),
  ...{ lower_by_z: lower, lower_by_midline: lower, tilt: lower },
  farther_left: side => ({
    zh: `正值为${side.zh}侧距中线较远`,
    en: `positive: the ${side.en} side is farther from the midline`,
  }),
  angle_difference: side => ({ zh: `正值为${side.zh}侧较大`, en: `positive: the angle on the ${side.en} is larger` }),
}

/**
 * The meaning of a signed value's sign on one film, null for a magnitude: by the patient's sides only where a letter on the film
 * confirms them, else by the image's, as everything else that is said of the film.
 */
export function signWords(item: FrontalFilmItemName, sides: Sides): Words | null {
  const { sign, kind } = frontalItems[item]
  if (sign === magnitude) return null
  const of = sides.marking === 'marked' ? undefined : ofSide[kind]
  return of ? of(sideWords(sides).left) : sign
}
