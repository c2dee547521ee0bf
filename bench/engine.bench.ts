import { measureAll, measureIntermediates } from '@sella/ceph/measure/measure'
import { register } from '@sella/ceph/superimpose/register-method'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { derive } from '@sella/ceph/tracing/derive'
import { facingOf } from '@sella/ceph/tracing/frame'
import { outlines } from '@sella/ceph/tracing/outlines'
import { templateTracing } from '../scripts/catalogue/template-film'
import { figure, percentile, spread, timed } from './figures'

type Points = typeof templateTracing.points

/** The tracing with A moved a little, as a drag does; a step seen before would be remembered. */
let step = 0
const moved = (): Points => {
  const { A, ...others } = templateTracing.points
  step += 1
  return A ? { ...others, A: { ...A, x: A.x + step * 0.001 } } : others
}

/** Derived points, outlines and every item: what one pointer move costs at most. */
const all = (): void => {
  const points = moved()
  const facing = facingOf(points)
  derive(points, facing)
  outlines(points, facing)
  measureAll(points, calibrate(templateTracing))
  measureIntermediates(points, calibrate(templateTracing))
}

// Warm: a hand has drawn a tracing or two before anybody waits for it.
spread('engine.all', await timed(5000, all, 1000), ['p50', 'p95'])

/** A case of n records: each evaluated, each but the first laid on the first by sn, pp and mp. */
for (const records of [2, 4, 8]) {
  const samples = await timed(60, () => {
    const films = Array.from({ length: records }, () => {
      all()
      return { points: derive(moved(), 'right'), facing: 'right', mmPerPixel: 0.1 } as const
    })
    const [first, ...later] = films
    for (const film of later) if (first) for (const name of ['sn', 'pp', 'mp'] as const) register([first, film], name)
  })
  figure(`engine.records.${records}.p50`, percentile(samples, 0.5), 'ms')
}

const { points } = templateTracing
const film = { points: derive(points, 'right'), facing: 'right', mmPerPixel: 0.1 } as const
const moves = await timed(300, () => (['sn', 'pp', 'mp'] as const).map(name => register([film, film], name)), 30)
figure('engine.superimpose.p95', percentile(moves, 0.95), 'ms')
