import { sagittalQuantities, sagittalTypes, type TypeRow, verticalQuantities, verticalTypes } from '../data/classification'
import { isItemName, measurements } from '../data/measurements'
import { type BiteGrade, biteGrade, overjetGrade } from '../measure/overbite-overjet'
import type { Words } from '../words'
import type { Row } from './analysis'
import { isUncertainType, typeOf } from './skeletal-type'

export type FindingPlane = 'sagittal' | 'vertical' | 'dental' | 'soft_tissue'

/** One sentence of the summary, with the items it rests on. */
export interface Finding {
  readonly plane: FindingPlane
  /** Key of the type, e.g. `II`, `high`, `open_bite_1`; null for deviations and normal planes. */
  readonly key: string | null
  readonly text: Words
  readonly items: readonly string[]
  /** `type`: a class by fixed limits. `deviation`: outside the norm. `normal`: the whole plane is within it. */
  readonly kind: 'type' | 'deviation' | 'normal'
  /** Most stars among its items. */
  readonly stars: 0 | 1 | 2 | 3
  /** A limit lies within the error of the values it rests on. */
  readonly uncertain: boolean
}

const planes: readonly FindingPlane[] = ['sagittal', 'vertical', 'dental', 'soft_tissue']

const normal: Readonly<Record<FindingPlane, Words>> = {
  sagittal: { zh: '矢状向各项均在正常范围', en: 'All sagittal items within the norm' },
  vertical: { zh: '垂直向各项均在正常范围', en: 'All vertical items within the norm' },
  dental: { zh: '牙齿各项均在正常范围', en: 'All dental items within the norm' },
  soft_tissue: { zh: '软组织各项均在正常范围', en: 'All soft tissue items within the norm' },
}

const quantityOf = ({ item }: Row): string => (isItemName(item) ? measurements[item].quantity : item)

const teeth: readonly string[] = ['Dental', 'Dentoalveolar']
const tweedTeeth: readonly string[] = ['FMIA', 'IMPA']

function planeOf(row: Row): FindingPlane | null {
  const quantity = quantityOf(row)
  if (row.category === 'Soft Tissue') return 'soft_tissue'
  if (verticalQuantities.includes(quantity) || row.category === 'Facial Height') return 'vertical'
  if (teeth.includes(row.category) || tweedTeeth.includes(quantity)) return 'dental'
  return sagittalQuantities.includes(quantity) ? 'sagittal' : null
}

const readValue = ({ reading }: Row): number | null => (reading.status === 'read' ? reading.value : null)

const readError = ({ reading }: Row): number | null => (reading.status === 'read' ? reading.error : null)

function typeFinding(plane: FindingPlane, row: Row | undefined, types: readonly TypeRow[]): readonly Finding[] {
  const value = row ? readValue(row) : null
  const type = value === null ? null : typeOf(value, types)
  if (!row || value === null || !type) return []
  const uncertain = isUncertainType(value, readError(row), types)
  return [{ plane, key: type.key, text: type.title, items: [row.item], kind: 'type', stars: row.stars, uncertain }]
}

/** One finding where both say the same, both where they disagree. */
function agreed(found: readonly Finding[]): readonly Finding[] {
  const texts = [...new Set(found.map(finding => finding.text.en))]
  return texts.flatMap(text => together(found.filter(finding => finding.text.en === text)))
}

function together(same: readonly Finding[]): readonly Finding[] {
  const [first] = same
  if (!first) return []
  const worst = same.reduce<Finding>((most, each) => (each.stars > most.stars ? each : most), first)
  return [{ ...worst, items: same.flatMap(each => each.items), uncertain: same.every(each => each.uncertain) }]
}

function bites(rows: readonly Row[]): readonly Finding[] {
  const find = (quantity: string) => rows.find(row => quantityOf(row) === quantity && readValue(row) !== null)
  const [bite, jet] = [find('Overbite'), find('Overjet')]
  const overjet = jet ? readValue(jet) : null
  const vertical = bite ? biteGrade(readValue(bite) ?? Number.NaN, overjet) : null
  const sagittal = overjet === null ? null : overjetGrade(overjet)
  const finding = ({ key, title }: BiteGrade, { item, stars, uncertain }: Row): Finding => {
    return { plane: 'dental', key, text: title, items: [item], kind: 'type', stars, uncertain }
  }
  return [...(vertical && bite ? [finding(vertical, bite)] : []), ...(sagittal && jet ? [finding(sagittal, jet)] : [])]
}

function types(plane: FindingPlane, rows: readonly Row[]): readonly Finding[] {
  const by = (quantity: string) => rows.find(row => quantityOf(row) === quantity && readValue(row) !== null)
  if (plane === 'sagittal') return typeFinding(plane, by('ANB'), sagittalTypes.chinese)
  if (plane === 'dental') return bites(rows)
  if (plane === 'soft_tissue') return []
  return agreed([
    ...typeFinding(plane, by('SN-MP'), verticalTypes['SN-MP']),
    ...typeFinding(plane, by('FMA'), verticalTypes.FMA),
    ...typeFinding(plane, by('Facial height ratio'), verticalTypes['Facial height ratio']),
  ])
}

const deviation = (plane: FindingPlane, { item, meaning, stars, uncertain }: Row): readonly Finding[] =>
  meaning ? [{ plane, key: null, text: meaning, items: [item], kind: 'deviation', stars, uncertain }] : []

/** Types that say nothing is wrong, so a deviation of the same item still has something to add. */
const neutral: readonly string[] = ['I', 'average', 'normal']

const saidBy = (found: readonly Finding[], item: string): boolean =>
  found.some(({ key, items }) => key !== null && !neutral.includes(key) && items.includes(item))

function findingsOn(plane: FindingPlane, rows: readonly Row[]): readonly Finding[] {
  const judged = rows.filter(row => row.meaning !== null)
  const outside = judged.filter(row => row.class !== 'normal')
  const typed = types(plane, rows)
  const unsaid = outside.filter(row => !saidBy(typed, row.item))
  const found = [...typed, ...agreed(unsaid.flatMap(row => deviation(plane, row)))]
  if (outside.length > 0 || judged.length === 0) return found
  const items = judged.map(row => row.item)
  const uncertain = judged.some(row => row.uncertain)
  return [...found, { plane, key: null, text: normal[plane], items, kind: 'normal', stars: 0, uncertain }]
}

/**
 * A short summary of an evaluation's rows by plane: types by the limits of clinical/classification.json (Chinese limits for ANB;
 * vertical types that disagree stand side by side), then what lies outside the norm, items of one meaning together. It says only what
 * the tables say, and each finding names the items it rests on.
 */
export const findingsOf = (rows: readonly Row[]): readonly Finding[] =>
  planes.flatMap(plane =>
    findingsOn(
      plane,
      rows.filter(row => planeOf(row) === plane),
    ),
  )
