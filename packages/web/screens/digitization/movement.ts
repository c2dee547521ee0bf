import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Point } from '@sella/ceph/geometry/point'
import { lengthText } from '@sella/workbench/canvas/sketches'
import type { PictureSubject } from '@sella/workbench/desk/subject'
import type { TFunction } from 'i18next'

interface Moved {
  readonly from: Point
  readonly to: Point
  readonly view: PictureSubject['view']
}

/** What lies to the right and left of a picture: front and back of a face seen from the side, otherwise the picture's own sides. */
const acrossWords = (view: PictureSubject['view']) =>
  view === 'film' || view === 'face_side'
    ? (['workbench.loupe.front', 'workbench.loupe.back'] as const)
    : (['workbench.loupe.imageRight', 'workbench.loupe.imageLeft'] as const)

/**
 * How far and in which direction a point moved: front, back, up and down for a face seen from the side, image right and left for
 * one seen from the front.
 */
export const movement = (
  { from, to, view }: Moved,
  { calibration, facing }: Pick<Evaluation, 'calibration' | 'facing'>,
  t: TFunction,
): string => {
  const [dx, dy] = [(to.x - from.x) * (facing === 'right' ? 1 : -1), to.y - from.y]
  const part = (side: string, pixels: number) =>
    `${side} ${lengthText(Math.abs(pixels), calibration).replace(/^≈ | (mm|px)$/g, '')}`
  const [forward, backward] = acrossWords(view)
  const total = Math.hypot(dx, dy)
  if (total === 0) return t('workbench.loupe.still')
  return t('workbench.loupe.by', {
    mm: lengthText(total, calibration),
    x: part(t(dx >= 0 ? forward : backward), dx),
    y: part(t(dy >= 0 ? 'workbench.loupe.down' : 'workbench.loupe.up'), dy),
  })
}
