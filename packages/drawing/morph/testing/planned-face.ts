import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { type Prediction, predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { mapPoints, onFilm, templateFilm } from '@sella/ceph/testing/template-film'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Tracing } from '@sella/ceph/tracing/tracing'

/** mm. */
export const filmWidth = 320

/** The template's film, 320 mm by 260 mm, `pixels` to a mm; the face looks right. */
export const templateTraced = (pixels: number): Tracing =>
  ruledTracing(
    mapPoints(templateFilm(), ({ x, y }) => ({ x: (x * pixels) / onFilm.a, y: (y * pixels) / onFilm.a })),
    10 * pixels,
  )

/** A photo that overlies the whole of that film, 2.5 pixels to a mm. */
export const overlying = { width: 800, height: 650 } as const
export const photoPixelsPerMm = 2.5

export const overlyingBy = (pixels: number): PhotoAlignment => ({
  fit: { a: pixels / photoPixelsPerMm, b: 0, tx: 0, ty: 0 },
  ...{ mirrored: false, residualMm: null, origin: 'manual', film: 'a', photo: 'b' },
})

/** Both jaws shifted along the reference plane, mm. */
export const jawsBy = (maxilla: number, body: number): Plan => ({
  ...emptyPlan,
  moves: { MX: { ...restingMoves.MX, x: maxilla }, MD: { ...restingMoves.MD, x: body } },
})

export const predicted = (start: Tracing, plan: Plan): Prediction => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}
