import { type SegmentName, segmentNames } from '@sella/ceph/data/planning/segments'
import { isAtRest } from '@sella/ceph/planning/feasible'
import type { Moves, Plan } from '@sella/ceph/planning/plan'
import type { ReportInput } from '../report/input'
import { planHead, pointStrips, wholeName } from '../report/pages/plan'
import { headBottom, inner } from '../report/paper'
import { budgetStrips, targetStrips } from '../report/plan/aims'
import { basisStrips, warningStrips } from '../report/plan/basis'
import { type CarriedPlan, carriedPlan } from '../report/plan/carried-plan'
import { cautionMarks } from '../report/plan/caution'
import { flowed, type Column as Room, type Strip, stacked } from '../report/plan/flow'
import { movementMarks } from '../report/plan/movements'
import { planLegend, planLegendHeight, planPicture } from '../report/plan/picture'
import type { Across } from '../report/plan/plan-table'
import { ratioStrips } from '../report/plan/ratios'
import { valueStrips } from '../report/plan/values'
import { markBounds } from '../scene/marks/index'
import type { Mark } from '../scene/scene'
import { type Slide, slideBottom, slideOf } from './slide'

const [top, nameTop] = [headBottom + 24, headBottom + 34]
const [pictureWidth, gap] = [900, 40]

/** Marks of a plan under its name, above the note on what a simulation is. */
const slideWith = (of: CarriedPlan, marks: readonly Mark[], caution: readonly Mark[]): Slide =>
  slideOf(planHead(of), [...marks, ...caution], of.input)

interface Column {
  readonly left: number
  readonly width: number
}

const whole: Column = { left: inner.left, width: inner.width }

/** Before and after the plan, with its range. */
const overlayMarks = (of: CarriedPlan, { left, width }: Column, { top, bottom }: Room): readonly Mark[] => {
  const { prediction } = of
  if (prediction.status !== 'predicted') return []
  const picture = { x: left, y: top, width, height: bottom - top - planLegendHeight - 10 }
  const legendAt = picture.y + picture.height + planLegendHeight / 2 + 6
  return [...planPicture(of, prediction, picture, false), ...planLegend(of, left, legendAt)]
}

/** The same plan with some of its movements, for one column of its work sheet. */
const withMoves = (of: CarriedPlan, names: readonly SegmentName[], growth: Plan['growth']): CarriedPlan => {
  const { plan } = of.kept
  const moves: Moves = Object.fromEntries(Object.entries(plan.moves).filter(([name]) => names.includes(name as SegmentName)))
  return { ...of, kept: { ...of.kept, plan: { ...plan, moves, growth } } }
}

/** A long work sheet in two columns. */
const sheetMarks = (of: CarriedPlan, { top, bottom }: Room): readonly Mark[] => {
  const { plan } = of.kept
  const moved = segmentNames.filter(name => {
    const move = plan.moves[name]
    return move !== undefined && !isAtRest(move)
  })
  const half = Math.ceil(moved.length / 2)
  const width = (inner.width - gap) / 2
  const room = (left: number) => ({ x: left, y: top, width, height: bottom - top })
  return [
    ...movementMarks(withMoves(of, moved.slice(0, half), null), room(inner.left)),
    ...movementMarks(withMoves(of, moved.slice(half), plan.growth), room(inner.left + width + gap)),
  ]
}

/** The part of a slide that words may take from the overlay. */
const wordsShare = 0.4

const heightOf = (strips: readonly Strip[]): number => strips.reduce((sum, { height }) => sum + height, 0)

/** Below the work sheet. */
const underSheet = 24

/** What a prediction rests on, and its warnings. */
const statementsOf = (of: CarriedPlan, across?: Across): readonly Strip[] => [
  ...basisStrips(of, across),
  ...warningStrips(of, across),
]

interface Opening {
  readonly slides: readonly (readonly Mark[])[]
  /** Statements for which there was no room on a slide of the overlay. */
  readonly left: readonly Strip[]
}

const endOf = (marks: readonly Mark[]): number => Math.max(...marks.map(mark => markBounds(mark, 1).bottom))

/**
 * A work sheet too long for its column has a slide of its own; the statements stand under the overlay, or those on the basis
 * under the sheet.
 */
const sheetApart = (of: CarriedPlan, room: Room): Opening => {
  const { top, bottom } = room
  // The warnings at least, which are never alone on a slide.
  const statements = [statementsOf(of), warningStrips(of)].find(strips => heightOf(strips) <= (bottom - top) * wordsShare) ?? []
  const overlayEnd = bottom - heightOf(statements)
  const overlay = overlayMarks(of, whole, { top, bottom: overlayEnd })
  const left = statementsOf(of).slice(0, statementsOf(of).length - statements.length)
  const sheet = sheetMarks(of, room)
  const at = endOf(sheet) + underSheet
  const fits = at + heightOf(left) <= bottom
  return {
    slides: [
      [...overlay, ...stacked(statements, overlayEnd)],
      [...sheet, ...(fits ? stacked(left, at) : [])],
    ],
    left: fits ? [] : left,
  }
}

/**
 * What is moved and by how much beside the overlay, with the statements below it in its column, or else across the slide under
 * both.
 */
const openingMarks = (of: CarriedPlan, room: Room): Opening => {
  const { top, bottom } = room
  const across = { x: inner.left + pictureWidth + gap, width: inner.width - pictureWidth - gap }
  const sheet = movementMarks(of, { ...across, y: top, height: bottom - top })
  if (of.prediction.status !== 'predicted') return { slides: [sheet], left: statementsOf(of) }
  const sheetEnd = endOf(sheet) + underSheet
  const withOverlay = (statements: readonly Strip[], at: number, overlayEnd: number): Opening => {
    const overlay = overlayMarks(of, { left: inner.left, width: pictureWidth }, { top, bottom: overlayEnd })
    return { slides: [[...overlay, ...sheet, ...stacked(statements, at)]], left: [] }
  }
  const [below, under] = [statementsOf(of, across), statementsOf(of)]
  if (sheetEnd + heightOf(below) <= bottom) return withOverlay(below, sheetEnd, bottom)
  const overlayEnd = bottom - heightOf(under)
  if (sheetEnd <= overlayEnd) return withOverlay(under, overlayEnd, overlayEnd)
  return sheetApart(of, room)
}

const planSlidesOf = (of: CarriedPlan): readonly Slide[] => {
  const caution = cautionMarks(of.input.lang, slideBottom)
  const room = { top, bottom: caution.top - 10 }
  const name = wholeName(of, nameTop)
  const under = name.marks.length > 0 ? name.next : top
  const opening = openingMarks(of, { top: under, bottom: room.bottom })
  const [first = [], ...further] = opening.slides
  const tables = [
    [...opening.left, ...pointStrips(of)],
    [...valueStrips(of), ...targetStrips(of), ...budgetStrips(of), ...ratioStrips(of)],
  ].flatMap(strips => flowed(strips, room, room))
  return [[...name.marks, ...first], ...further, ...tables].map(marks => slideWith(of, marks, caution.marks))
}

/**
 * The plans of a record in the words of their pages: overlay with work sheet and what the prediction rests on, soft-tissue
 * prediction, points, values, targets and arches, ratios. Empty without a plan.
 */
export const planSlides = (input: ReportInput): readonly Slide[] =>
  (input.plans ?? []).flatMap(kept => planSlidesOf(carriedPlan(input, kept)))
