import { type AspectRow, aspects, type FindingPlane, standingAlone } from '../data/aspects'
import { sagittalQuantities, verticalQuantities } from '../data/classification'
import { meaningOfValue } from '../data/meanings'
import { isItemName } from '../data/measurements'
import type { Words } from '../words'
import type { EvaluationRow, Finding } from './analysis'
import { aspectFinding } from './aspect-finding'
import { biteFindings } from './bite-findings'
import { hedged, isBorderline, itemsOf, joined, mostStars, quantityOf, sideOf, tabledQuantity } from './finding'
import { typeReadings } from './type-readings'

const planes: readonly FindingPlane[] = ['sagittal', 'vertical', 'dental', 'soft_tissue']

const planeNames: Readonly<Record<FindingPlane, Words>> = {
  sagittal: { zh: '矢状向', en: 'sagittal' },
  vertical: { zh: '垂直向', en: 'vertical' },
  dental: { zh: '牙齿', en: 'dental' },
  soft_tissue: { zh: '软组织', en: 'soft tissue' },
}

/** How many rows of a plane were judged, could not be measured though they have a norm, and have nothing to be judged by. */
interface Counts {
  readonly judged: number
  readonly unread: number
  readonly unjudged: number
}

/** A plane is normal as far as it was measured and judged: of what was not, nothing is claimed. */
function normalText(plane: FindingPlane, { judged, unread, unjudged }: Counts): Words {
  const { zh, en } = planeNames[plane]
  if (unread === 0 && unjudged === 0) return { zh: `${zh}各项均在正常范围`, en: `All ${en} items within the norm` }
  const [by, how] = unjudged === 0 ? ['可测', 'measured'] : ['可判断', 'judged']
  const items = judged === 1 ? `item ${how},` : `items ${how}, all`
  const rest = [
    ...(unread === 0 ? [] : [{ zh: `，${unread} 项未能测量`, en: `; ${unread} not measured` }]),
    ...(unjudged === 0 ? [] : [{ zh: `，${unjudged} 项无参考范围`, en: `; ${unjudged} without a norm range` }]),
  ]
  return {
    zh: `${zh}${by}的 ${judged} 项均在正常范围${rest.map(each => each.zh).join('')}`,
    en: `${judged} ${en} ${items} within the norm${rest.map(each => each.en).join('')}`,
  }
}

const someBorderline: Words = { zh: '（部分临界）', en: ' (some borderline)' }

/** Types that describe nothing abnormal: a plane that is within the norm may be called normal next to them. */
const neutral: readonly string[] = ['I', 'average', 'normal']

const teeth: readonly string[] = ['Dental', 'Dentoalveolar']
const tweedTeeth: readonly string[] = ['FMIA', 'IMPA']

/** The plane of the summary that a row belongs to; null if it belongs to none. */
export function planeOf(row: EvaluationRow): FindingPlane | null {
  const quantity = quantityOf(row)
  if (row.category === 'Soft Tissue') return 'soft_tissue'
  if (verticalQuantities.includes(quantity) || row.category === 'Facial Height') return 'vertical'
  if (teeth.includes(row.category) || tweedTeeth.includes(quantity)) return 'dental'
  return sagittalQuantities.includes(quantity) ? 'sagittal' : null
}

/** A doctor's own text is shown as she wrote it, never merged with others. */
const isTableText = (row: EvaluationRow): boolean => {
  const side = sideOf(row)
  if (!isItemName(row.item) || side === null || row.reading.status !== 'read') return false
  return row.meaning?.zh === meaningOfValue(row.item, side, row.reading.value).zh
}

const nothing: Words = { zh: '', en: '' }

function meaningOf(row: EvaluationRow): Words {
  const quantity = tabledQuantity(row)
  const side = sideOf(row)
  const whole = quantity && side && side !== 'normal' && isTableText(row) ? standingAlone[quantity]?.[side] : undefined
  return whole ?? row.meaning ?? nothing
}

/** Sources phrase some meanings in two ways that match in one language only; the doctor should read a single sentence. */
const sameText = (a: Words, b: Words): boolean => a.zh === b.zh || a.en === b.en

/** Groups rows that share a text, in the order of each group's first row. */
function byText(rows: readonly EvaluationRow[]): readonly (readonly EvaluationRow[])[] {
  const groups: EvaluationRow[][] = []
  for (const row of rows) {
    const group = groups.find(others => others.some(other => sameText(meaningOf(other), meaningOf(row))))
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** One finding per text, with all items that share it. */
const deviations = (plane: FindingPlane, rows: readonly EvaluationRow[]): readonly Finding[] =>
  byText(rows).flatMap(same => {
    const [first] = same
    if (!first) return []
    const uncertain = same.every(row => row.uncertain)
    const text = same.every(isTableText) ? hedged(meaningOf(first), same) : meaningOf(first)
    return [{ plane, key: null, text, items: itemsOf(same), kind: 'deviation', stars: mostStars(same), uncertain }]
  })

const onPlane = (aspect: AspectRow, plane: FindingPlane): boolean => aspect.plane === plane

function findingsOn(plane: FindingPlane, rows: readonly EvaluationRow[]): readonly Finding[] {
  const judged = rows.filter(row => sideOf(row) !== null)
  const outside = judged.filter(row => row.class !== 'normal')
  const bites = plane === 'dental' ? biteFindings(rows) : []
  const graded = new Set(bites.flatMap(({ items }) => items))
  const tabled = outside.filter(row => isTableText(row) && !graded.has(row.item))
  const aspectFindings = aspects
    .filter(aspect => onPlane(aspect, plane))
    .map(aspect => aspectFinding(aspect, { types: typeReadings(aspect, judged.filter(isTableText)), outside: tabled, meaningOf }))
    .filter(finding => finding !== null)
  const folded = new Set([...graded, ...aspectFindings.filter(({ items }) => items.length > 0).flatMap(({ items }) => items)])
  const rest = outside.filter(row => !folded.has(row.item) || (!isTableText(row) && !graded.has(row.item)))
  // Of an own item without a text for its side there is nothing to say; but its plane is not normal.
  const worded = rest.filter(({ meaning }) => meaning !== null)
  const findings = [...bites, ...aspectFindings, ...deviations(plane, worded)]
  const quiet = findings.every(({ kind, key }) => kind === 'type' && key !== null && neutral.includes(key))
  if (outside.length > 0 || judged.length === 0 || !quiet) return findings
  const uncertain = judged.some(row => row.uncertain)
  const read = rows.filter(({ reading }) => reading.status === 'read').length
  const unread = rows.filter(({ reading, norm }) => reading.status === 'missing' && norm !== null).length
  const normal = normalText(plane, { judged: judged.length, unread, unjudged: read - judged.length })
  const text = judged.some(isBorderline) ? joined([normal, someBorderline], { zh: '', en: '' }) : normal
  return [...findings, { plane, key: null, text, items: itemsOf(judged), kind: 'normal', stars: 0, uncertain }]
}

/**
 * A short summary of an evaluation's rows by plane, based only on their classes. First the type, given by the classes of its main
 * items, together with the items that deviate the same way; items that deviate the other way are named after it, and if main
 * items disagree, each is named with what it indicates. Then everything else outside the norm: items that answer one question
 * (`data/aspects.ts`) together, the rest by their texts. Nothing is repeated, and each finding names the items it is based on. A
 * plane is called normal only if no type on it says otherwise.
 */
export const findingsOf = (rows: readonly EvaluationRow[]): readonly Finding[] =>
  planes.flatMap(plane =>
    findingsOn(
      plane,
      rows.filter(row => planeOf(row) === plane),
    ),
  )
