import type { Words } from '../../words'

interface Convexity {
  /** The class for which the table's text calls a profile concave. */
  readonly side: 'small' | 'large'
  /** Whether the value's sign itself indicates a concave profile. */
  readonly concave: (value: number) => boolean
  readonly instead: Words
}

const skeleton: Words = { zh: '骨性侧貌凸度小于参考值', en: 'Facial skeleton less convex than the norm' }
const skin: Words = { zh: '软组织侧貌凸度小于参考值', en: 'Soft profile less convex than the norm' }

const below0 = (value: number): boolean => value < 0
const small = (instead: Words): Convexity => ({ side: 'small', concave: below0, instead })

/**
 * Replaces "concave" for a value that is below its norm but by its own sign still belongs to a convex face (an angle of convexity
 * above 0, a profile angle below 180 degrees). Own wording, until a clinician settles the limits. By item.
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
