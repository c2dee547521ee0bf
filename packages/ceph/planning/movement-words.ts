import { type Amount, type SegmentName, segmentNames, segments } from '../data/planning/segments'
import { minus } from '../geometry/point'
import { showValue } from '../measure/display'
import type { Words } from '../words'
import { isAtRest } from './feasible'
import type { Moves } from './plan'
import type { Prediction } from './predict'

interface Ways {
  readonly more: Words
  readonly less: Words
}

const sagittal: Ways = { more: { zh: '前', en: 'forward' }, less: { zh: '后', en: 'back' } }
const vertical: Ways = { more: { zh: '下', en: 'down' }, less: { zh: '上', en: 'up' } }
const out: Words = { zh: '伸长', en: 'extruded' }
const into: Words = { zh: '压低', en: 'intruded' }
const front: Ways = { more: { zh: '前端下降', en: 'front down' }, less: { zh: '前端上抬', en: 'front up' } }
const labial: Words = { zh: '唇倾', en: 'proclined' }
const lingual: Words = { zh: '舌倾', en: 'retroclined' }

/**
 * The words for a positive and for a negative amount in the plan's frame (x forward, y down, turns that lower the front
 * positive). "Clockwise" is avoided: films are shown the way they face, so a turn that is clockwise on one is counter-clockwise
 * on another.
 */
function waysOf(segment: SegmentName, amount: Amount): Ways {
  const lower = segment === 'L1' || segment === 'L6'
  if (amount === 'mesial') return { more: { zh: '近中', en: 'mesial' }, less: { zh: '远中', en: 'distal' } }
  if (segment === 'MDA') return { more: { zh: '张开', en: 'opening' }, less: { zh: '闭合', en: 'closing' } }
  const tooth = segment in teeth
  if (amount === 'turn' && tooth) return lower ? { more: labial, less: lingual } : { more: lingual, less: labial }
  if (amount === 'turn') return front
  if (amount === 'x') return sagittal
  if (!tooth) return vertical
  return lower ? { more: into, less: out } : { more: out, less: into }
}

const teeth: Readonly<Partial<Record<SegmentName, true>>> = { U1: true, L1: true, U6: true, L6: true }

/** An amount in words, `后 4.6 mm`, `4.6 mm back`, rounded like measured values; null if it would be shown as 0.0. */
export function amountWords(segment: SegmentName, amount: Amount, value: number): Words | null {
  const size = showValue(Math.abs(value), 'mm')
  if (size === '0.0') return null
  const { more, less } = waysOf(segment, amount)
  const way = value < 0 ? less : more
  const unit = amount === 'turn' ? '°' : ' mm'
  return { zh: `${way.zh} ${size}${unit}`, en: `${size}${unit} ${way.en}` }
}

/**
 * The amounts entered for a movement: for an incisor the displacement of its pivot, for a bone that of the point it turns about.
 */
export function enteredWords(segment: SegmentName, moves: Moves): readonly Words[] {
  const move = moves[segment]
  if (!move) return []
  return Object.entries(move).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'pivot' ? (amountWords(segment, name as Amount, value) ?? []) : [],
  )
}

/** One line of the worksheet for an assistant or a surgeon. */
export interface SheetLine {
  readonly segment: SegmentName
  /** For an incisor, the edge or the apex, which have separate lines; null for a segment as a whole. */
  readonly part: 'edge' | 'apex' | null
  readonly amounts: readonly Words[]
}

/**
 * Edge and apex are listed separately within the bone, because a turn moves them differently; the turn is listed with the edge.
 */
function incisorLines(segment: 'U1' | 'L1', turn: number, { stages: { chin, teeth: after } }: Prediction): readonly SheetLine[] {
  return (['edge', 'apex'] as const).flatMap((part, i) => {
    const name = segments[segment].carries[i]
    const [from, to] = name ? [chin[name], after[name]] : []
    if (!from || !to) return []
    const { x, y } = minus(to, from)
    const way: readonly (readonly [Amount, number])[] = [
      ['x', x],
      ['y', y],
      ['turn', part === 'edge' ? turn : 0],
    ]
    return [{ segment, part, amounts: way.flatMap(([amount, value]) => amountWords(segment, amount, value) ?? []) }]
  })
}

/** On a film without a scale, only turns are listed, not shifts; molars and autorotation need millimetres and do not move. */
function turnAlone(segment: SegmentName, moves: Moves): readonly SheetLine[] {
  const move = moves[segment]
  const turned = move && 'x' in move ? amountWords(segment, 'turn', move.turn) : null
  return turned ? [{ segment, part: null, amounts: [turned] }] : []
}

function linesOf(segment: SegmentName, moves: Moves, prediction: Prediction): readonly SheetLine[] {
  const move = moves[segment]
  const leftOut = prediction.warnings.some(each => each.kind === 'missing-points' && each.segment === segment)
  if (!move || leftOut || isAtRest(move)) return []
  if (!prediction.frame.calibrated) return turnAlone(segment, moves)
  if (segment === 'U1' || segment === 'L1') return incisorLines(segment, moves[segment]?.turn ?? 0, prediction)
  if (segment !== 'MDA') return [{ segment, part: null, amounts: enteredWords(segment, moves) }]
  const turned = amountWords(segment, 'turn', prediction.autorotation.degrees)
  return [{ segment, part: null, amounts: turned ? [turned] : [] }]
}

/**
 * What the prediction moves, segment by segment within its bone: teeth, then bones. Movements that cannot be carried out, for
 * lack of a scale or a point, are left out; the warnings name them.
 */
export const movementSheet = (moves: Moves, prediction: Prediction): readonly SheetLine[] =>
  segmentNames.flatMap(segment => linesOf(segment, moves, prediction))

const edgeWord: Words = { zh: '切缘', en: 'edge' }

/** Lines may break between amounts, never within one. */
const joined = (amounts: readonly Words[]): Words => {
  const list = (lang: keyof Words) => amounts.map(words => words[lang].replaceAll(' ', '\u00a0')).join(' · ') || '0'
  return { zh: list('zh'), en: list('en') }
}

/** What was entered and is not carried out, for lack of a scale or a point: it is never read as done. */
const leftOut = ({ zh, en }: Words): Words => ({ zh: `${zh}（未计入）`, en: `${en} (left out)` })

/**
 * A short description of a segment's movement: for an incisor the displacement of its edge, as on the worksheet, and named as the
 * edge's if the apex moves differently; without a prediction, the amounts entered, and those a prediction leaves out are said to
 * be. Null while nothing is set.
 */
export function pieceWords(segment: SegmentName, moves: Moves, prediction: Prediction | null): Words | null {
  const move = moves[segment]
  if (!move || isAtRest(move)) return null
  const [first, apex] = prediction ? movementSheet({ [segment]: move }, prediction) : []
  if (!first) return prediction ? leftOut(joined(enteredWords(segment, moves))) : joined(enteredWords(segment, moves))
  const [edge, root] = [joined(first.amounts), apex ? joined(apex.amounts) : null]
  if (!root || root.zh === edge.zh) return edge
  return { zh: `${edgeWord.zh}\u00a0${edge.zh}`, en: `${edgeWord.en}\u00a0${edge.en}` }
}
