import type { Point } from '@sella/ceph/geometry/point'
import type { Plan } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { GroupMark, Mark } from '../../scene/scene'
import { anatomyOf } from '../../tracing/anatomy'
import { bandRungs, planBand } from '../../tracing/plan-band'
import { planColours, planScene } from '../../tracing/plan-scene'
import { pictureAlternative } from '../alternatives'
import { greys, sizes } from '../paper'
import { type Room, scaleBar } from '../scale-bar'
import { text, widthOf } from '../type'
import type { CarriedPlan } from './carried-plan'
import { planWords as words } from './words'

/** Page units per screen pixel in the picture. */
const pixel = 2.1
const [titleRoom, margin] = [56, 24]
export const planLegendHeight = 40

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What a picture of a plan is drawn from. */
export interface DrawnPlan {
  readonly start: Tracing
  readonly plan: Plan
  readonly prediction: Prediction
  /** The final tracing; null if not known. */
  readonly end: Tracing | null
  readonly lang: Lang
  /** Whether outlines that were not traced are drawn; true by default. */
  readonly estimatedOutlines?: boolean
}

/** Extent of the face before, after and at the end, with the band; image pixels. */
function boundsOf({ start, prediction, end }: DrawnPlan): Box {
  const { facing } = prediction.frame
  const tracings = [start, prediction.tracing, ...(end ? [end] : [])]
  const drawn = tracings.flatMap(tracing => anatomyOf(tracing, facing).curves.flatMap(({ points }) => points))
  const all: readonly Point[] = [...drawn, ...planBand(prediction).regions.flat()]
  const [x, y] = [all.map(p => p.x), all.map(p => p.y)]
  const smallest = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const largest = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return all.length === 0
    ? { left: 0, right: 1, top: 0, bottom: 1 }
    : { left: smallest(x), right: largest(x), top: smallest(y), bottom: largest(y) }
}

/**
 * The face before and after the plan with its band, centred in a room, and the page units per image pixel; with line kinds, for
 * grey copies.
 */
export function planFace(of: DrawnPlan, room: Room): { readonly group: GroupMark; readonly scale: number } {
  const box = boundsOf(of)
  const scale = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top))
  const at = {
    x: room.x + (room.width - (box.right - box.left) * scale) / 2 - box.left * scale,
    y: room.y + (room.height - (box.bottom - box.top) * scale) / 2 - box.top * scale,
  }
  const scene = planScene({
    ...{ ...of, width: 0, height: 0, pixel: pixel / scale },
    ...{ theme: 'light', selected: null, nowOnly: false, handles: false, pins: false },
  })
  const marks = scene.layers.flatMap(layer => layer.marks)
  return { group: { mark: 'group', matrix: [scale, 0, 0, scale, at.x, at.y], pixel: pixel / scale, marks }, scale }
}

/** The face of a plan in a frame under its title. A slide has no physical size, so only paper gets a ratio to the patient. */
export function planPicture(of: CarriedPlan, prediction: Prediction, room: Room, onPaper = true): readonly Mark[] {
  const { input, kept, result } = of
  const { lang, tracing: start, estimatedOutlines } = input
  const end = result?.status === 'compared' ? result.end : null
  const face = {
    ...{ x: room.x + margin, y: room.y + titleRoom },
    ...{ width: room.width - 2 * margin, height: room.height - titleRoom - margin - 40 },
  }
  const { group, scale } = planFace({ start, plan: kept.plan, prediction, end, lang, estimatedOutlines }, face)
  const title = end ? words.overlayEnd : words.overlay
  const { mmPerPixel } = prediction.calibration
  return [
    { mark: 'box', ...room, fill: greys.white, stroke: { colour: greys.hairline, width: 2 }, radius: 4 },
    text(title[lang], room.x + 22, room.y + 28, { size: sizes.caption, weight: 600, maxWidth: room.width - 44 }),
    { ...group, alt: pictureAlternative(input, { zh: `${title.zh}：${kept.name}`, en: `${title.en}: ${kept.name}` }) },
    ...(mmPerPixel === null
      ? []
      : scaleBar(room, { perMm: scale / mmPerPixel, paper: onPaper ? (input.paper ?? 'A4') : null }, lang)),
  ]
}

const sampleWidth = 54

const lineSample = (
  x: number,
  y: number,
  stroke: { readonly colour: string; readonly width: number; dash?: readonly number[] },
): Mark => ({
  mark: 'line',
  from: { x, y },
  to: { x: x + sampleWidth, y },
  stroke,
})

/** The same hatching as in the band. */
function bandSample(x: number, y: number): readonly Mark[] {
  const xs = Array.from({ length: 10 }, (_, i) => x + (i * sampleWidth) / 9)
  const region = [...xs.map(each => ({ x: each, y: y - 11 })), ...xs.map(each => ({ x: each, y: y + 11 })).reverse()]
  const { band, plan } = planColours.light
  return [
    { mark: 'curve', points: region, closed: true, stroke: { colour: 'none', width: 0 }, fill: band },
    ...bandRungs(region, 1).map(
      ([from, to]): Mark => ({ mark: 'line', from, to, stroke: { colour: plan, width: 1, opacity: 0.7 } }),
    ),
  ]
}

/** The meaning of the lines of the picture. */
export const planLegend = ({ result, input: { lang }, prediction }: CarriedPlan, x: number, y: number): readonly Mark[] =>
  faceLegend(
    { lang, ended: result?.status === 'compared', predicted: prediction.status === 'predicted' && isSkinTold(prediction) },
    x,
    y,
  )

interface LegendOf {
  readonly lang: Lang
  readonly ended: boolean
  readonly predicted: boolean
}

/** Whether a prediction has a predicted profile, which is drawn with its band. */
export const isSkinTold = ({ skin }: Prediction): boolean => Object.keys(skin).length > 0

export function faceLegend({ lang, ended, predicted }: LegendOf, x: number, y: number): readonly Mark[] {
  const { now, plan, end } = planColours.light
  const entries = [
    { sample: (at: number) => [lineSample(at, y, { colour: now, width: 1.2 * pixel })], name: words.now[lang] },
    { sample: (at: number) => [lineSample(at, y, { colour: plan, width: 1.8 * pixel })], name: words.planned[lang] },
    ...(predicted ? [{ sample: (at: number) => bandSample(at, y), name: words.band[lang] }] : []),
    ...(ended
      ? [
          {
            sample: (at: number) => [lineSample(at, y, { colour: end, width: 1.6 * pixel, dash: [2 * pixel, 4 * pixel] })],
            name: words.end[lang],
          },
        ]
      : []),
  ]
  let left = x
  return entries.flatMap(({ sample, name }) => {
    const at = left
    left += sampleWidth + 14 + widthOf(name, { size: sizes.small }) + 34
    return [...sample(at), text(name, at + sampleWidth + 14, y, { size: sizes.small })]
  })
}
