import type { Point } from '@sella/ceph/geometry/point'
import { neckBox } from '@sella/drawing/maturation/film-marks'
import { centreOn } from '../canvas/view'
import type { FilmBench } from './bench'

/** Zooms to the vertebrae, as large as they fit; does nothing while they are not placed. */
export const showNeck = (bench: FilmBench): void => {
  const points: Readonly<Partial<Record<string, Point>>> = bench.session.get().present.points
  const box = neckBox(points)
  const stage = bench.stage.get()
  if (!box) return
  const zoom = Math.min(stage.width / box.width, stage.height / box.height)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  bench.view.set(view => centreOn(stage, middle, { zoom, turn: view.turn }))
}
