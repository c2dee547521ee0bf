import { measureAll, measureHelpers } from '@sella/ceph/measure/measure'
import { register } from '@sella/ceph/superimpose/register'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { derive } from '@sella/ceph/tracing/derive'
import { facingOf } from '@sella/ceph/tracing/frame'
import { outlines } from '@sella/ceph/tracing/outlines'
import { templateTracing } from '../scripts/catalogue/template-film'
import { figure, percentile, spread, timed } from './figures'

const { points } = templateTracing

/** Derived points, outlines, and every item with its error: what one pointer move costs at most. */
const all = (): void => {
  const facing = facingOf(points)
  const calibration = calibrate(templateTracing)
  derive(points, facing)
  outlines(points, facing)
  measureAll(points, calibration)
  measureHelpers(points, calibration)
}

spread('engine.all', await timed(300, all, 30), ['p50', 'p95'])

const film = { points: derive(points, 'right'), facing: 'right', mmPerPixel: 0.1 } as const
const moves = await timed(300, () => (['sn', 'pp', 'mp'] as const).map(name => register([film, film], name)), 30)
figure('engine.superimpose.p95', percentile(moves, 0.95), 'ms')
