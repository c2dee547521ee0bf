import type { EvaluationRow } from '../analysis/analysis'
import { sideOf } from '../analysis/finding'
import type { FaceItemName } from '../data/face-measurements'
import type { Words } from '../words'

/** The type of a profile according to its measures. */
export interface FacialType {
  readonly key: string
  readonly title: Words
}

const straight: FacialType = { key: 'straight', title: { zh: '直面型', en: 'Straight' } }
const convex: FacialType = { key: 'convex', title: { zh: '凸面型', en: 'Convex' } }
const concave: FacialType = { key: 'concave', title: { zh: '凹面型', en: 'Concave' } }

/** The text shown if the measures of a type disagree, until a clinician settles the limits. */
const disagreeing: FacialType = { key: 'disagree', title: { zh: '各项指标不一致', en: 'Measures disagree' } }

/** The type that one measure indicates, by the class of its row and, for a concave profile, also by its sign. */
type Reading = (side: 'normal' | 'large' | 'small', value: number) => FacialType

const byClass =
  (small: FacialType, normal: FacialType, large: FacialType): Reading =>
  side =>
    ({ small, normal, large })[side]

/** Signs as defined by the measures: a facial convexity above 0 and a profile angle below 180 degrees indicate a convex face. */
const readings = {
  convexity: {
    FacialConvexity: (side, value) =>
      side !== 'small' ? byClass(concave, straight, convex)(side, value) : value < 0 ? concave : disagreeing,
    SoftProfileAngle: (side, value) =>
      side !== 'large' ? byClass(convex, straight, concave)(side, value) : value > 180 ? concave : disagreeing,
  },
  sagittal: {
    SnToPn: byClass(
      { key: 'retro-face', title: { zh: '后缩面型', en: 'Retro-face' } },
      { key: 'average face', title: { zh: '均突面型', en: 'Average face' } },
      { key: 'ante-face', title: { zh: '前突面型', en: 'Ante-face' } },
    ),
  },
  slant: {
    TAngle: byClass(
      { key: 'slanting forward', title: { zh: '前斜型', en: 'Slanting forward' } },
      { key: 'straight', title: { zh: '直型', en: 'Straight' } },
      { key: 'slanting backward', title: { zh: '后斜型', en: 'Slanting backward' } },
    ),
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<FaceItemName, Reading>>>>>

export type FacialTypeName = keyof typeof readings

/** The items each type is based on, the main one first. */
export const facialTypeItems: Readonly<Record<FacialTypeName, readonly FaceItemName[]>> = {
  convexity: ['FacialConvexity', 'SoftProfileAngle'],
  sagittal: ['SnToPn'],
  slant: ['TAngle'],
}

const typeBy = (name: FacialTypeName, rows: readonly EvaluationRow[]): FacialType | null => {
  const by: Readonly<Partial<Record<string, Reading>>> = readings[name]
  const types = rows.flatMap(row => {
    const side = sideOf(row)
    const read = by[row.item]
    return read && side && row.reading.status === 'read' ? [read(side, row.reading.value)] : []
  })
  const [first] = types
  const chief = rows.find(({ item }) => item === facialTypeItems[name][0])
  if (!first || !chief || sideOf(chief) === null) return null
  return types.every(type => type.key === first.key) ? first : disagreeing
}

/**
 * The type of a profile from its judged rows: by convexity, and after Schwarz by position and slant (clinical/face.json, from
 * memory). Based on the rows' classes, so that it never contradicts the table next to it; given only if all measures agree. Null
 * if the main value is missing.
 */
export const facialTypes = (rows: readonly EvaluationRow[]): Readonly<Record<FacialTypeName, FacialType | null>> => ({
  convexity: typeBy('convexity', rows),
  sagittal: typeBy('sagittal', rows),
  slant: typeBy('slant', rows),
})
