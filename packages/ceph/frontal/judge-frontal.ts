import type { Evaluation, EvaluationRow, Norm } from '../analysis/analysis'
import { classify } from '../analysis/classify'
import type { Judged } from '../analysis/judge'
import { ownMeaning } from '../analysis/meaning-for'
import { isOwnNorm } from '../analysis/norm-for'
import { subjectOf } from '../analysis/subject'
import { type FrontalFilmItemName, frontalItems, isFrontalItem } from '../data/frontal/item-rows'
import type { FrontalItemRow, FrontalKind } from '../data/frontal/items'
import { koreanWidthRatio } from '../data/frontal/norms'
import type { Point } from '../geometry/point'
import { asRead, roundHalfAway, shownDecimals, showValue } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import type { Age } from '../patient/age'
import { calibrate } from '../tracing/calibration'
import { isMeasuredScale } from '../tracing/measured-scale'
import type { Words } from '../words'
import { type FrontalJudging, frontalNormFor } from './judging-norm'
import { frontalMeanAt, frontalNormAgeWords } from './norm-at'
import { frontalErrors } from './point-errors'
import { type FrontalPoints, frontalPointsOf } from './points'
import { type FrontalGround, frontalGround, readFrontal } from './read-item'
import { frontalItemName } from './sided-names'
import { type Sides, sidesOf, sideWords } from './sides'
import { signWords } from './sign-words'

const unjudged = { difference: null, class: 'normal', stars: 0, uncertain: false } as const

const koreanWords: Words = {
  zh: `韩国安氏Ⅰ类、生长结束：男 ${koreanWidthRatio.male}%，女 ${koreanWidthRatio.female}%（其标志点未核实，仅供对照；无国人参考值）`,
  en: `Korean Class I, grown: men ${koreanWidthRatio.male}%, women ${koreanWidthRatio.female}% (landmarks not seen, for comparison only; no Chinese norm)`,
}

/** How far a difference of the widths lies above or below the usual one, from both as they are read. */
function apartWords(value: number, usual: number): Words {
  const apart = roundHalfAway(asRead(value, 'mm') - usual, shownDecimals('mm'))
  const mm = showValue(Math.abs(apart), 'mm')
  if (apart === 0) return { zh: '与之相同', en: 'the same' }
  return apart > 0 ? { zh: `较之大 ${mm} mm`, en: `${mm} mm more` } : { zh: `较之小 ${mm} mm`, en: `${mm} mm less` }
}

/**
 * The expected difference of the widths at this age, and how far this one lies from it; clinical/beyond/frontal.md, section 4
 * (recalled).
 */
function deficitWords(value: number, age: Age | null): Words | null {
  const usual = frontalMeanAt('WidthDifference', age)
  if (usual === null) return null
  const [mean, apart] = [showValue(usual, 'mm'), apartWords(value, usual)]
  const at = frontalNormAgeWords('WidthDifference', age)
  return {
    zh: `${at.zh}约 ${mean} mm（凭记忆，白人儿童）；${apart.zh}`,
    en: `about ${mean} mm at ${at.en} (from memory, white children); ${apart.en}`,
  }
}

const beside: (side: Words) => Words = side => ({ zh: `偏${side.zh}`, en: side.en })
/** Of the two midlines that are compared with each other, not with that of the face. */
const lowerMidline: (side: Words) => Words = side => ({ zh: `下中线偏${side.zh}`, en: `lower one ${side.en}` })
const lower: (side: Words) => Words = side => ({ zh: `${side.zh}低`, en: `${side.en} lower` })
const larger: (side: Words) => Words = side => ({ zh: `${side.zh}大`, en: `${side.en} larger` })

/** How a signed value is described, depending on what is measured: the side a structure lies on, is lower on, or is larger on. */
const asides: Readonly<Partial<Record<FrontalKind, (side: Words) => Words>>> = {
  ...{ off_midline: beside, across: lowerMidline },
  ...{ lower_by_z: lower, lower_by_midline: lower, tilt: lower },
  ...{ farther_left: larger, angle_difference: larger },
}

/** What a value says apart from its norm: how other tables have it, or what its sign means. */
function meaningOf(item: FrontalFilmItemName, value: number, { age, sides }: { age: Age | null; sides: Sides }): Words | null {
  if (item === 'WidthRatio') return koreanWords
  if (item === 'WidthDifference') return deficitWords(value, age)
  return signWords(item, sides)
}

/** The meaning of a side difference's sign, once the value counts as a difference at all. */
function asideOf(row: FrontalItemRow, shown: string, { points }: FrontalGround): Words | null {
  const wordsOf = asides[row.kind]
  const size = Number(shown.replace('−', '-'))
  if (!wordsOf || !Number.isFinite(size) || size === 0) return null
  const { left, right } = sideWords(sidesOf(points))
  return wordsOf(size > 0 ? left : right)
}

const labelAt = (row: FrontalItemRow, points: FrontalPoints): Point | null => {
  const name = row.text === null ? undefined : row.nodes[row.text]
  return (name && points[name]) ?? null
}

const judgementOf = (
  reading: Reading | Missing,
  norm: Norm | null,
): Pick<EvaluationRow, 'difference' | 'class' | 'stars' | 'uncertain'> =>
  reading.status === 'read' && norm ? classify(reading, norm) : unjudged

/** What a value says beside the doctor's own norm: her own text for its class. Other tables are left out: hers judges. */
const meaningByOwn = (
  item: FrontalFilmItemName,
  of: Pick<EvaluationRow, 'class'>,
  { overrides, sides }: Pick<FrontalJudging, 'overrides'> & { readonly sides: Sides },
): Words | null => ownMeaning(of.class, overrides[item]) ?? signWords(item, sides)

function rowOf(item: FrontalFilmItemName, ground: FrontalGround, judging: FrontalJudging): EvaluationRow {
  const norm = frontalNormFor(item, judging)
  const byOwn = norm !== null && norm.sd > 0 && isOwnNorm(norm)
  const row: FrontalItemRow = frontalItems[item]
  const reading = readFrontal(item, ground)
  const shown = showValue(reading.status === 'read' ? reading.value : null, row.unit)
  const aside = asideOf(row, shown, ground)
  const judgement = judgementOf(reading, norm)
  const sides = sidesOf(ground.points)
  return {
    ...{ item, name: frontalItemName(item, sides), category: row.category, unit: row.unit, norm, reading },
    shown,
    ...(aside ? { aside } : {}),
    ...judgement,
    meaning:
      reading.status !== 'read'
        ? null
        : byOwn
          ? meaningByOwn(item, judgement, { overrides: judging.overrides, sides })
          : meaningOf(item, reading.value, { age: judging.subject.age, sides }),
    label: reading.status === 'read' ? labelAt(row, ground.points) : null,
  }
}

/** All that affects how a frontal film is judged; without `overrides` the doctor has no norms of her own. */
type FrontalJudged = Omit<Judged, 'overrides' | 'customItems' | 'readers'> & Partial<Pick<Judged, 'overrides'>>

/** The input for measuring one film, using only the film's own scale: no scale is ever assumed from body size. */
export const groundOfTracing = (tracing: Judged['tracing']): FrontalGround => {
  const scale = calibrate(tracing)
  const { mmPerPixel } = scale
  const errors = frontalErrors(tracing.points, mmPerPixel)
  return frontalGround(frontalPointsOf(tracing.points), mmPerPixel, errors, !isMeasuredScale(scale))
}

/**
 * The rows of a frontal film under an analysis, for the patient on the day of the record; used by screen, paper and command line
 * alike. Ricketts' analysis has norms by age, an own one those that the doctor entered by age group; comparing sides needs none.
 * Pure.
 */
export function judgeFrontal({ tracing, patient, record, analysis, overrides = {} }: FrontalJudged): Evaluation {
  const ground = groundOfTracing(tracing)
  const judging = { analysis, overrides, subject: subjectOf(patient, record) }
  const rows = analysis.items.flatMap(item => (isFrontalItem(item) ? [rowOf(item, ground, judging)] : []))
  return { calibration: calibrate(tracing), facing: 'right', rows, findings: [] }
}
