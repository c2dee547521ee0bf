import { isUnsure } from '@sella/ceph/tracing/unsure'
import type { Mark } from '../../scene/scene'
import { pointEntries } from '../anatomy'
import { surfaces } from '../colours'
import type { TracingLayer } from '../layer'

/** An amber dashed ring whose radius is the expected error on the film. */
export const uncertainty: TracingLayer = {
  id: 'uncertainty',
  toggle: 'uncertainty',
  marks: ({ anatomy, pixel, theme }) =>
    pointEntries(anatomy)
      .filter(([, point]) => isUnsure(point, anatomy.pixelsPerMm))
      .map(
        ([name, point]): Mark => ({
          mark: 'dot',
          at: point,
          radius: (point.errorPx ?? 0) / pixel,
          fill: 'none',
          stroke: { colour: surfaces[theme].warn, width: 1, dash: [3, 2.5] },
          ref: { kind: 'landmark', name },
        }),
      ),
}
