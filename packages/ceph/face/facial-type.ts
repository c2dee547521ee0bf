import { sideItems } from '../data/face-measurements/side'
import { judgedDecimals, roundHalfAway } from '../measure/display'
import type { Words } from '../words'
import type { FaceReadings } from './evaluate-face'

/** What a profile is called by one of its values. */
export interface FacialType {
  readonly key: string
  readonly title: Words
}

interface Band {
  readonly below: FacialType
  readonly within: FacialType
  readonly above: FacialType
}

/** Within mean and one SD of the item, ends included; from memory, the width of the bands is a proposal (clinical/face.json). */
const bands = {
  FacialConvexity: {
    below: { key: 'concave', title: { zh: '凹面型', en: 'Concave' } },
    within: { key: 'straight', title: { zh: '直面型', en: 'Straight' } },
    above: { key: 'convex', title: { zh: '凸面型', en: 'Convex' } },
  },
  SnToPn: {
    below: { key: 'retro-face', title: { zh: '后缩面型', en: 'Retro-face' } },
    within: { key: 'average face', title: { zh: '均突面型', en: 'Average face' } },
    above: { key: 'ante-face', title: { zh: '前突面型', en: 'Ante-face' } },
  },
  TAngle: {
    below: { key: 'slanting forward', title: { zh: '前斜型', en: 'Slanting forward' } },
    within: { key: 'straight', title: { zh: '直型', en: 'Straight' } },
    above: { key: 'slanting backward', title: { zh: '后斜型', en: 'Slanting backward' } },
  },
} as const satisfies Readonly<Record<string, Band>>

const rounding = 1e-9

function typeBy(item: keyof typeof bands, readings: FaceReadings): FacialType | null {
  const reading = readings[item]
  if (reading?.status !== 'read') return null
  const { mean, sd } = sideItems[item].norm
  const off = roundHalfAway(reading.value, judgedDecimals(reading.unit)) - mean
  if (Math.abs(off) <= sd + rounding) return bands[item].within
  return off > 0 ? bands[item].above : bands[item].below
}

/** The type of a profile: by its convexity, and after Schwarz by where it lies and how it slants. Null where the value is missing. */
export const facialTypes = (readings: FaceReadings) => ({
  convexity: typeBy('FacialConvexity', readings),
  sagittal: typeBy('SnToPn', readings),
  slant: typeBy('TAngle', readings),
})
