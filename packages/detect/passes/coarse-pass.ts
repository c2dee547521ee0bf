import { apply, compose, inverse, letterbox, type Matrix, type Point, robustFit } from '../film/canonical'
import { contentBox } from '../film/content-box'
import type { Network } from '../film/network'
import type { Numbers } from '../film/numbers'
import type { Level } from '../film/picture'
import { cut, normaliseInto } from '../film/to-tensor'
import { type Pose, type Signs, signsOf, uprighting } from './film-checks'
import { readPeak } from './from-heatmap'

/** Everything a pass needs: the image pyramid of the film, the networks and their parameters. */
export interface DetectionBench {
  readonly levels: readonly Level[]
  readonly network: Network
  readonly numbers: Numbers
}

/**
 * The result of one coarse look in a pose: the 19 points in picture pixels, the fit onto the mean shape, and the quality signs.
 */
export interface CoarseLook extends Signs {
  readonly pose: Pose
  readonly points: readonly Point[]
  /** Picture pixels -> canonical mm, including mirroring and rotation. */
  readonly toCanonical: Matrix
  /** Map spread of each landmark, in view pixels. */
  readonly spreads: readonly number[]
}

/** Pass 0: the film, without large empty margins, letterboxed in the given pose. */
export function firstLook(bench: DetectionBench, pose: Pose): Promise<CoarseLook> {
  const { width, height } = bench.levels[0] as Level
  const { matrix } = uprighting(width, height, pose)
  const [a, b] = contentBox(bench.levels).map(corner => apply(matrix, corner)) as [Point, Point]
  const [left, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])]
  const box = letterbox(Math.abs(a[0] - b[0]) + 1, Math.abs(a[1] - b[1]) + 1, bench.numbers.views.coarse)
  return look(bench, pose, compose(compose(box, [1, 0, -left, 0, 1, -top]), matrix))
}

/** Pass 1: the same network on the canonical view derived from the first pass. */
export function secondLook(bench: DetectionBench, first: CoarseLook): Promise<CoarseLook> {
  const { zoom, centre } = bench.numbers.views
  return look(bench, first.pose, compose([1 / zoom, 0, centre[0], 0, 1 / zoom, centre[1]], first.toCanonical))
}

async function look({ levels, network, numbers }: DetectionBench, pose: Pose, matrix: Matrix): Promise<CoarseLook> {
  const [width, height] = numbers.views.coarse
  const view = new Float32Array(width * height)
  normaliseInto(view, 0, cut(levels, { matrix, width, height, inverted: pose.inverted }))
  const maps = await network.coarse(view)
  const size = (width / 2) * (height / 2)
  const peaks = numbers.order.map((_, i) =>
    readPeak(maps.subarray(i * size, (i + 1) * size), width / 2, numbers.views.coarseReach),
  )
  const back = inverse(matrix)
  // A map pixel covers two view pixels: its centre is at 2x + 0.5.
  const points = peaks.map(({ at: [x, y] }) => apply(back, [2 * x + 0.5, 2 * y + 0.5]))
  const film = levels[0] as Level
  const stand = uprighting(film.width, film.height, pose).matrix
  const toCanonical = compose(
    robustFit(
      points.map(p => apply(stand, p)),
      numbers.mean,
    ),
    stand,
  )
  const spreads = peaks.map(peak => 2 * peak.spread)
  const signs = signsOf({ points, spreads, toCanonical, size: [film.width, film.height] }, numbers)
  return { pose, points, toCanonical, spreads, ...signs }
}
