import type { Words } from '../../words'

interface Convexity {
  /** Class in which the table's text calls a profile concave. */
  readonly side: 'small' | 'large'
  /** The sign by which the value says so itself. */
  readonly concave: (value: number) => boolean
  readonly instead: Words
}

const skeleton: Words = { zh: '骨性侧貌凸度小于参考值', en: 'Facial skeleton less convex than the norm' }
const skin: Words = { zh: '软组织侧貌凸度小于参考值', en: 'Soft profile less convex than the norm' }

const below0 = (value: number): boolean => value < 0
const small = (instead: Words): Convexity => ({ side: 'small', concave: below0, instead })

/**
 * What is said in place of "concave" where a value lies below its norm but is still that of a convex face by its own sign (an angle of
 * convexity above 0, a profile angle below 180 degrees). Own wording, until a clinician settles the limits. By item.
 */
export const ofAConvexProfile: Readonly<Partial<Record<string, Convexity>>> = {
  'Angle of convexity': small(skeleton),
  'Convexity of point A': small(skeleton),
  'Facial convexity(Jarabak)': small(skeleton),
  'NA-APo(北大)': small(skeleton),
  'NA-APo(九院)': small(skeleton),
  'Facial convexity angle(soft)': small(skin),
  "G'-Sn-Pog'(九院)": small(skin),
  "N'-Sn-Pog'(华西)": { side: 'large', concave: value => value > 180, instead: skin },
}
