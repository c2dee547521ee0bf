import { publishedAxes } from '@sella/ceph/data/planning/mandibular-axis'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Mark } from '../scene/scene'
import { chipGround, surfaces, type Theme } from './colours'
import { fromCondylion } from './plan-handles'

interface GhostsInput {
  /** Size of a screen pixel in image pixels. */
  readonly pixel: number
  readonly theme: Theme
}

/**
 * Offset of the number from its ring, screen pixels: a different direction for each, because the rings are only a few pixels
 * apart.
 */
const asides = [
  { x: -15, y: 4 },
  { x: 15, y: 0 },
  { x: 12, y: -12 },
  { x: -13, y: 8 },
] as const

/**
 * The published axes of autorotation, each relative to Co, as rings numbered as in the panel. They are for comparison only and
 * never applied automatically.
 */
export function axisGhosts(prediction: Prediction, { pixel, theme }: GhostsInput): readonly Mark[] {
  const { text, quiet } = surfaces[theme]
  return publishedAxes.flatMap(({ at }, i): readonly Mark[] => {
    const place = fromCondylion(prediction, at)
    const aside = asides[i % asides.length]
    if (!place || !aside) return []
    return [
      { mark: 'dot', at: place, radius: 5, fill: 'none', stroke: { colour: text, width: 1.2, dash: [2, 2] } },
      {
        mark: 'label',
        at: { x: place.x + aside.x * pixel, y: place.y + aside.y * pixel },
        runs: [{ text: `${i + 1}`, colour: quiet }],
        size: 11,
        align: 'middle',
        box: { fill: chipGround[theme], padX: 3, padY: 1, radius: 2 },
      },
    ]
  })
}
