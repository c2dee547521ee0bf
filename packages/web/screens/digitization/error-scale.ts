import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'

const none: Calibration = { mmPerPixel: null, provenance: 'none' }

/** The scale by which errors of points are given in mm: none, so by the size of the face, where the film's own is doubted and lengths are withheld. */
export const errorScale = ({ rows, calibration }: Pick<Evaluation, 'rows' | 'calibration'>): Calibration =>
  rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted') ? none : calibration
