import { type SegmentName, segmentNames } from '@sella/ceph/data/planning/segments'
import { isAtRest } from '@sella/ceph/planning/feasible'
import type { Moves, Plan } from '@sella/ceph/planning/plan'
import type { ReportInput } from '../report/input'
import { planHead, pointStrips, warningStrips, wholeName } from '../report/pages/plan'
import { headBottom, inner } from '../report/paper'
import { type CarriedPlan, carriedPlan } from '../report/plan/carried-plan'
import { cautionMarks } from '../report/plan/caution'
import { flowed, type Column as Room, type Strip, stacked } from '../report/plan/flow'
import { movementMarks } from '../report/plan/movements'
import { planLegend, planLegendHeight, planPicture } from '../report/plan/picture'
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

interface Opening {
  readonly slides: readonly (readonly Mark[])[]
  /** Warnings for which there was no room under the overlay. */
  readonly left: readonly Strip[]
}

/** The part of a slide that warnings may take from the overlay. */
const warnedShare = 0.3

/** What is moved and by how much; on a slide of its own if the column is too narrow for all of it, with the warnings under the overlay. */
const openingMarks = (of: CarriedPlan, room: Room): Opening => {
  const warnings = warningStrips(of)
  const { top, bottom } = room
  const left = inner.left + pictureWidth + gap
  const beside = movementMarks(of, { x: left, y: top, width: inner.right - left, height: bottom - top })
  if (of.prediction.status !== 'predicted') return { slides: [beside], left: warnings }
  const fits = beside.every(mark => markBounds(mark, 1).bottom <= bottom)
  if (fits) return { slides: [[...overlayMarks(of, { left: inner.left, width: pictureWidth }, room), ...beside]], left: warnings }
  const height = warnings.reduce((sum, strip) => sum + strip.height, 0)
  const under = height <= (bottom - top) * warnedShare ? bottom - height : bottom
  const overlay = overlayMarks(of, whole, { top, bottom: under })
  const isUnder = under < bottom
  return {
    slides: [[...overlay, ...(isUnder ? stacked(warnings, under) : [])], sheetMarks(of, room)],
    left: isUnder ? [] : warnings,
  }
}

const planSlidesOf = (of: CarriedPlan): readonly Slide[] => {
  const caution = cautionMarks(of.input.lang, slideBottom)
  const room = { top, bottom: caution.top - 10 }
  const shared = (strips: readonly Strip[]): readonly (readonly Mark[])[] => flowed(strips, room, room)
  const name = wholeName(of, nameTop)
  const under = name.marks.length > 0 ? name.next : top
  const opening = openingMarks(of, { top: under, bottom: room.bottom })
  const [first = [], ...further] = opening.slides
  const tables = [[...opening.left, ...pointStrips(of)], valueStrips(of)]
  return [[...name.marks, ...first], ...further, ...tables.flatMap(shared)].map(marks => slideWith(of, marks, caution.marks))
}

/**
 * The plans of a record in the words of their pages: overlay with work sheet, soft-tissue prediction, points, values. Empty
 * without a plan.
 */
export const planSlides = (input: ReportInput): readonly Slide[] =>
  (input.plans ?? []).flatMap(kept => planSlidesOf(carriedPlan(input, kept)))
