import type { SkinPoint } from '@sella/ceph/data/planning/prediction-error'
import type { Point } from '@sella/ceph/geometry/point'
import { chiefSkin } from '@sella/ceph/planning/chief-skin'
import { sagittalWords } from '@sella/ceph/superimpose/change-words'
import type { Words } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { textWidth } from '../scene/text-width'
import { chipGround, surfaces } from './colours'
import type { PlanSceneInput, Sight } from './plan-scene-input'
import { scaleMark } from './value-text'

type SeenInput = Pick<PlanSceneInput, 'width' | 'height' | 'sight'>

/** The visible part of the film. */
export const seenOf = ({ width, height, sight }: SeenInput): Sight => ({
  left: Math.max(sight?.left ?? 0, 0),
  right: Math.min(sight?.right ?? width, width),
  top: Math.max(sight?.top ?? 0, 0),
  bottom: Math.min(sight?.bottom ?? height, height),
})

/** Text size on a film, screen pixels. */
export const wordsSize = 12

/** Minimum width of a film for text, screen pixels: on a narrower one words would cover the teeth. */
const roomForWords = 480

/** Minimum width of the visible part, screen pixels: in less, the labels of the skin would cover the face. */
const roomForPins = 480

/** Whether a film is drawn large enough for text on it. */
export const hasRoom = ({ width, pixel }: Pick<PlanSceneInput, 'width' | 'pixel'>): boolean => width / pixel >= roomForWords

interface Pin {
  readonly at: Point
  readonly runs: readonly [string, string]
  /** Height of the label, in image pixels. */
  readonly y: number
}

/** Labels at the edge in front of the face, at least a line apart; none for points out of sight. */
function pinsOf(input: PlanSceneInput): readonly Pin[] {
  const { prediction, pixel, lang } = input
  const { top, bottom, left, right } = seenOf(input)
  const pins: Pin[] = []
  // On a phone they would cover the lips they refer to; the table under the film has all the values.
  if (!hasRoom(input) || (right - left) / pixel < roomForPins) return pins
  for (const [skin, words] of Object.entries(chiefSkin) as [SkinPoint, Words][]) {
    const [at, predicted] = [prediction.tracing.points[skin], prediction.skin[skin]]
    if (!at || !predicted || at.y < top || at.y > bottom) continue
    const way = `${scaleMark('mm', prediction.calibration)}${sagittalWords({ forwardMm: predicted.shift.x })[lang]}`
    const y = Math.max(at.y, (pins.at(-1)?.y ?? Number.NEGATIVE_INFINITY) + 2 * wordsSize * pixel)
    pins.push({ at, y, runs: [`${words[lang]} `, `${way} ±${predicted.band.x.toFixed(1)} mm`] })
  }
  return pins
}

function marksOf({ at, y, runs: [name, way] }: Pin, input: PlanSceneInput): readonly Mark[] {
  const { prediction, pixel, theme } = input
  const seen = seenOf(input)
  const right = prediction.frame.facing === 'right'
  const wide = (textWidth(name, wordsSize) + textWidth(way, wordsSize, 600) + 16) * pixel
  const edge = right ? seen.right - 8 * pixel : seen.left + 8 * pixel
  const { text, quiet } = surfaces[theme]
  return [
    { mark: 'line', from: at, to: { x: right ? edge - wide : edge + wide, y }, stroke: { colour: quiet, width: 1 } },
    {
      mark: 'label',
      at: { x: right ? edge - 6 * pixel : edge + 6 * pixel, y },
      runs: [
        { text: name, colour: quiet },
        { text: way, colour: text, weight: 600 },
      ],
      size: wordsSize,
      align: right ? 'end' : 'start',
      box: { fill: chipGround[theme], padX: 6, padY: 3, radius: 3 },
    },
  ]
}

/** How far the main soft-tissue points move and within what range, at the edge in front of the face. */
export const pinMarks = (input: PlanSceneInput): readonly Mark[] => pinsOf(input).flatMap(pin => marksOf(pin, input))
