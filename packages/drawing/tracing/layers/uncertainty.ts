import type { Mark } from '../../scene/scene'
import { type DrawnPoint, pointEntries } from '../anatomy'
import { surfaces } from '../colours'
import type { TracingLayer } from '../layer'

/** A point is unsure from this expected error on: the 2 mm within which a landmark counts as found (ISBI challenge 2015). */
export const unsureFromMm = 2

/** Radius where the film has no scale to turn mm into pixels; screen pixels. */
const withoutScale = 9

export const isUnsure = (point: DrawnPoint): boolean => point.origin !== 'manual' && (point.errorMm ?? 0) >= unsureFromMm

/** An amber dashed ring whose radius is the expected error in mm. */
export const uncertainty: TracingLayer = {
  id: 'uncertainty',
  toggle: 'uncertainty',
  name: { zh: '待核对范围', en: 'Unsure points' },
  marks: ({ anatomy, evaluation, pixel, theme }) =>
    pointEntries(anatomy)
      .filter(([, point]) => isUnsure(point))
      .map(([name, point]): Mark => {
        const { mmPerPixel } = evaluation.calibration
        const radius = mmPerPixel === null ? withoutScale : (point.errorMm ?? 0) / mmPerPixel / pixel
        return {
          mark: 'dot',
          at: point,
          radius,
          fill: 'none',
          stroke: { colour: surfaces[theme].warn, width: 1, dash: [3, 2.5] },
          ref: { kind: 'landmark', name },
        }
      }),
}
