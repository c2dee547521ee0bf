import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Point } from '@sella/ceph/geometry/point'
import { lengthText } from '@sella/workbench/canvas/sketches'
import type { TFunction } from 'i18next'

/** How far a point moved and where to, in the words of the patient's sides: front, back, up, down. */
export const movement = (
  from: Point,
  to: Point,
  { calibration, facing }: Pick<Evaluation, 'calibration' | 'facing'>,
  t: TFunction,
): string => {
  const [dx, dy] = [(to.x - from.x) * (facing === 'right' ? 1 : -1), to.y - from.y]
  const part = (side: string, pixels: number) =>
    `${side} ${lengthText(Math.abs(pixels), calibration).replace(/^≈ | (mm|px)$/g, '')}`
  const total = Math.hypot(dx, dy)
  if (total === 0) return t('workbench.loupe.still')
  return t('workbench.loupe.by', {
    mm: lengthText(total, calibration),
    x: part(t(dx >= 0 ? 'workbench.loupe.front' : 'workbench.loupe.back'), dx),
    y: part(t(dy >= 0 ? 'workbench.loupe.down' : 'workbench.loupe.up'), dy),
  })
}
