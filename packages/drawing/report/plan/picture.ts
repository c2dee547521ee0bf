import type { Point } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
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

/** Page units of a screen pixel in the picture. */
const pixel = 2.1
const [titleRoom, margin] = [56, 24]
export const planLegendHeight = 40

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What the face takes up before, after and at the end, with the band; image pixels. */
function boundsOf({ input, result }: CarriedPlan, prediction: Prediction): Box {
  const { facing } = prediction.frame
  const tracings = [input.tracing, prediction.tracing, ...(result?.status === 'compared' ? [result.end] : [])]
  const drawn = tracings.flatMap(tracing => anatomyOf(tracing, facing).curves.flatMap(({ points }) => points))
  const all: readonly Point[] = [...drawn, ...planBand(prediction).regions.flat()]
  const [x, y] = [all.map(p => p.x), all.map(p => p.y)]
  const smallest = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const largest = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return all.length === 0
    ? { left: 0, right: 1, top: 0, bottom: 1 }
    : { left: smallest(x), right: largest(x), top: smallest(y), bottom: largest(y) }
}

/** The face now and after the plan with its band, and at the end where that is known; by line kinds, for a copy in grey. A slide has no size of its own: not on paper, no ratio to the patient. */
export function planPicture(of: CarriedPlan, prediction: Prediction, room: Room, onPaper = true): readonly Mark[] {
  const { input, kept, result } = of
  const { lang, film } = input
  const box = boundsOf(of, prediction)
  const [width, height] = [room.width - 2 * margin, room.height - titleRoom - margin - 40]
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const at = {
    x: room.x + margin + (width - (box.right - box.left) * scale) / 2 - box.left * scale,
    y: room.y + titleRoom + (height - (box.bottom - box.top) * scale) / 2 - box.top * scale,
  }
  const end = result?.status === 'compared' ? result.end : null
  const scene = planScene({
    ...{ width: film?.width ?? 0, height: film?.height ?? 0, start: input.tracing, plan: kept.plan, prediction, end },
    ...{ pixel: pixel / scale, lang, theme: 'light', selected: null, nowOnly: false, handles: false, pins: false },
    estimatedOutlines: input.estimatedOutlines,
  })
  const group: GroupMark = {
    mark: 'group',
    matrix: [scale, 0, 0, scale, at.x, at.y],
    pixel: pixel / scale,
    marks: scene.layers.flatMap(layer => layer.marks),
  }
  const title = end ? words.overlayEnd : words.overlay
  const { mmPerPixel } = prediction.calibration
  return [
    { mark: 'box', ...room, fill: greys.white, stroke: { colour: greys.hairline, width: 2 }, radius: 4 },
    text(title[lang], room.x + 22, room.y + 28, { size: sizes.caption, weight: 600, most: room.width - 44 }),
    { ...group, alt: pictureAlternative(input, { zh: `${title.zh}：${kept.name}`, en: `${title.en}: ${kept.name}` }) },
    ...(mmPerPixel === null ? [] : scaleBar(room, { perMm: scale / mmPerPixel, onPaper }, lang)),
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

/** The hatching as the band has it. */
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

/** What the lines of the picture are. */
export function planLegend({ result, input: { lang }, prediction }: CarriedPlan, x: number, y: number): readonly Mark[] {
  const { now, plan, end } = planColours.light
  const predicted = prediction.status === 'predicted' && Object.keys(prediction.skin).length > 0
  const entries = [
    { sample: (at: number) => [lineSample(at, y, { colour: now, width: 1.2 * pixel })], name: words.now[lang] },
    { sample: (at: number) => [lineSample(at, y, { colour: plan, width: 1.8 * pixel })], name: words.planned[lang] },
    ...(predicted ? [{ sample: (at: number) => bandSample(at, y), name: words.band[lang] }] : []),
    ...(result?.status === 'compared'
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
