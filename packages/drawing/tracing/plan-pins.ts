import type { SkinPoint } from '@sella/ceph/data/planning/prediction-error'
import type { Point } from '@sella/ceph/geometry/point'
import { chiefSkin } from '@sella/ceph/planning/chief-skin'
import { sagittalWords } from '@sella/ceph/superimpose/change-words'
import type { Words } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { textWidth } from '../scene/text-width'
import { chipGround, surfaces } from './colours'
import type { PlanSceneInput, Sight } from './plan-scene-input'

type SeenInput = Pick<PlanSceneInput, 'width' | 'height' | 'sight'>

/** What is seen of the film, without what lies beside it. */
export const seenOf = ({ width, height, sight }: SeenInput): Sight => ({
  left: Math.max(sight?.left ?? 0, 0),
  right: Math.min(sight?.right ?? width, width),
  top: Math.max(sight?.top ?? 0, 0),
  bottom: Math.min(sight?.bottom ?? height, height),
})

/** Of the words on a film, screen pixels. */
export const wordsSize = 12

/** Screen pixels; on a film drawn narrower words would lie over the teeth. Enlarged, it has room for them. */
const roomForWords = 480

/** Screen pixels of the part that is seen; in less the labels of the skin reach over the face. */
const roomForPins = 480

/** Whether a film is drawn large enough for words on it. */
export const hasRoom = ({ width, pixel }: Pick<PlanSceneInput, 'width' | 'pixel'>): boolean => width / pixel >= roomForWords

interface Pin {
  readonly at: Point
  readonly runs: readonly [string, string]
  /** Height of its label, in image pixels. */
  readonly y: number
}

/** Labels at the edge before the face, none nearer than a line to the one above it; of points out of sight none. */
function pinsOf(input: PlanSceneInput): readonly Pin[] {
  const { prediction, pixel, lang } = input
  const { top, bottom, left, right } = seenOf(input)
  const pins: Pin[] = []
  // On a phone they would lie on the very lips they tell of: its table under the film has them all.
  if (!hasRoom(input) || (right - left) / pixel < roomForPins) return pins
  for (const [skin, words] of Object.entries(chiefSkin) as [SkinPoint, Words][]) {
    const [at, predicted] = [prediction.tracing.points[skin], prediction.skin[skin]]
    if (!at || !predicted || at.y < top || at.y > bottom) continue
    const way = sagittalWords({ forwardMm: predicted.shift.x })[lang]
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

/** How far the chief skin points go and within what range, at the edge before the face. */
export const pinMarks = (input: PlanSceneInput): readonly Mark[] => pinsOf(input).flatMap(pin => marksOf(pin, input))
