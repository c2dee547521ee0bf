import type { Point } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Layer, Mark, Scene } from '../scene/scene'
import { anatomyOf, type DrawnCurve } from './anatomy'
import { axisGhosts } from './axis-ghosts'
import { surfaces, type Theme } from './colours'
import { amountChips } from './plan-amounts'
import { bandRungs, planBand } from './plan-band'
import { type PlanHandle, planHandles } from './plan-handles'
import { pinMarks } from './plan-pins'
import type { PlanSceneInput } from './plan-scene-input'

/** Design 12: plan green at 1.8 px over present blue at 1.2 px, so that they differ in weight as well as in colour. */
export const planColours = {
  dark: { now: '#0093ff', plan: '#54c98a', band: 'rgba(84,201,138,0.26)', end: '#f2b84b' },
  light: { now: '#005fa8', plan: '#1d7a47', band: 'rgba(29,122,71,0.22)', end: '#8a5a00' },
} as const satisfies Readonly<Record<Theme, Readonly<Record<'now' | 'plan' | 'band' | 'end', string>>>>

const curveMark = (curve: DrawnCurve, colour: string, width: number): Mark => ({
  mark: 'curve',
  points: curve.points,
  closed: curve.closed,
  stroke: curve.estimated ? { colour, width: width * 0.8, dash: [4, 3], opacity: 0.6 } : { colour, width },
  ref: { kind: 'curve', name: curve.name },
})

const same = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every((p, i) => Math.abs(p.x - (b[i]?.x ?? 0)) < 0.01 && Math.abs(p.y - (b[i]?.y ?? 0)) < 0.01)

/** What moves with a Le Fort osteotomy, and with the body of a split mandible. */
const lefortCurves: readonly string[] = ['nasal_floor', 'maxilla_anterior', 'palate']
const bodyCurves: readonly string[] = ['symphysis_labial', 'symphysis_lingual', 'mandible_lower_border']

/** Bone is drawn as moved only if a step of the plan moves it: an outline that merely ends at a moved point has not moved. */
function isMoved({ group, name }: DrawnCurve, { stages }: Prediction): boolean {
  const { start, grown, maxilla, turned, chin } = stages
  if (group === 'teeth' || grown !== start) return true
  if (group === 'maxilla') return maxilla !== grown && lefortCurves.includes(name)
  if (group === 'mandible') return turned !== maxilla || (chin !== turned && bodyCurves.includes(name))
  return false
}

/** Curves moved by the plan; the skin only where it is predicted. */
function movedCurves({ prediction, start }: PlanSceneInput): readonly DrawnCurve[] {
  const { facing } = prediction.frame
  const before = anatomyOf(start, facing).curves
  const after = anatomyOf(prediction.tracing, facing).curves
  return after.filter(
    (curve, i) => curve.layer !== 'profile' && isMoved(curve, prediction) && !same(curve.points, before[i]?.points ?? []),
  )
}

const cross = (at: Point, arm: number, colour: string): readonly Mark[] =>
  [
    { x: arm, y: 0 },
    { x: 0, y: arm },
  ].map(({ x, y }) => ({
    mark: 'line',
    from: { x: at.x - x, y: at.y - y },
    to: { x: at.x + x, y: at.y + y },
    stroke: { colour, width: 1.6 },
  }))

function handleMarks({ segment, shift, turn, pivot }: PlanHandle, { pixel, theme, selected }: PlanSceneInput): readonly Mark[] {
  const chosen = segment === selected
  const colour = chosen ? surfaces[theme].accent : '#ffffff'
  const stroke = { colour, width: 1.4 }
  const side = 11 * pixel
  const marks: Mark[] = []
  if (chosen && turn && pivot) marks.push({ mark: 'line', from: pivot, to: turn, stroke: { colour, width: 1, dash: [3, 3] } })
  if (shift)
    marks.push({ mark: 'box', x: shift.x - side / 2, y: shift.y - side / 2, width: side, height: side, fill: '#191c1f', stroke })
  // A piece that cannot be shifted has nothing else to grab.
  if (turn && (chosen || !shift)) marks.push({ mark: 'dot', at: turn, radius: 6, fill: '#191c1f', stroke })
  if (chosen && pivot) marks.push(...cross(pivot, 6 * pixel, colour))
  if (chosen && shift) marks.push({ mark: 'dot', at: shift, radius: 13, fill: 'none', stroke: { colour, width: 1.4 } })
  return marks
}

/** The actual result, dotted, so that it differs from the plan without colour too. */
function endMarks({ end, theme, prediction }: PlanSceneInput): readonly Mark[] {
  if (!end) return []
  const stroke = { colour: planColours[theme].end, width: 1.6, dash: [2, 4] }
  return anatomyOf(end, prediction.frame.facing).curves.map(
    ({ points, closed, name }): Mark => ({
      ...{ mark: 'curve', points, closed, stroke, ref: { kind: 'curve', name } },
    }),
  )
}

/** On paper the band is also hatched, so that it is visible in a grey copy. */
const hatchMarks = (regions: readonly (readonly Point[])[], { pixel, theme }: PlanSceneInput): readonly Mark[] =>
  regions
    .flatMap(region => bandRungs(region, 5 * pixel))
    .map(
      ([from, to]): Mark => ({ mark: 'line', from, to, stroke: { colour: planColours[theme].plan, width: 0.5, opacity: 0.7 } }),
    )

const curveOf = (
  points: readonly Point[],
  paint: Pick<Extract<Mark, { mark: 'curve' }>, 'closed' | 'stroke' | 'fill'>,
): Mark => ({
  ...{ mark: 'curve', points },
  ...paint,
})

/** The predicted profile and its band, without which it is never drawn. */
function profileMarks(input: PlanSceneInput): { readonly profile: readonly Mark[]; readonly band: readonly Mark[] } {
  const colours = planColours[input.theme]
  const { profile, regions } = planBand(input.prediction)
  const clear = { colour: 'none', width: 0 }
  const tint = regions.map(points => curveOf(points, { closed: true, stroke: clear, fill: colours.band }))
  return {
    profile: profile.map(points => curveOf(points, { closed: false, stroke: { colour: colours.plan, width: 1.8 } })),
    band: input.theme === 'light' ? [...tint, ...hatchMarks(regions, input)] : tint,
  }
}

function planLayers(input: PlanSceneInput, shown: (curve: DrawnCurve) => boolean): readonly Layer[] {
  const { prediction, plan } = input
  const moved = movedCurves(input)
    .filter(shown)
    .map(curve => curveMark(curve, planColours[input.theme].plan, 1.8))
  // After the moved curves: the outlines of the prediction are then computed once for both.
  const { profile, band } = profileMarks(input)
  return [
    { id: 'band', marks: band },
    { id: 'plan', marks: [...moved, ...profile] },
    { id: 'end', marks: endMarks(input) },
    { id: 'pins', marks: input.pins === false ? [] : pinMarks(input) },
    { id: 'amounts', marks: input.amounts ? amountChips(input) : [] },
    { id: 'axes', marks: input.handles && input.selected === 'MDA' ? axisGhosts(prediction, input) : [] },
    {
      id: 'handles',
      marks: input.handles ? planHandles(prediction, plan).flatMap(handle => handleMarks(handle, input)) : [],
    },
  ]
}

/** A plan over its film: the present, what moves, and the predicted profile, which is never drawn without its band. Image pixels. */
export function planScene(input: PlanSceneInput): Scene {
  const { start, prediction, theme } = input
  const shown = ({ estimated }: DrawnCurve): boolean => !estimated || input.estimatedOutlines !== false
  const traced = anatomyOf(start, prediction.frame.facing).curves.filter(shown)
  const now: Layer = { id: 'now', marks: traced.map(curve => curveMark(curve, planColours[theme].now, 1.2)) }
  const layers = input.nowOnly ? [now] : [now, ...planLayers(input, shown)]
  return { width: input.width, height: input.height, pixel: input.pixel, layers }
}
