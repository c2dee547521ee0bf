import type { Point } from '@sella/ceph/geometry/point'
import { centreOn, type Size, toScreen, type View } from '../canvas/view'

/**
 * The stage shows about this many times the region the point may be in, and enlarges a film pixel to at most this many stage
 * pixels.
 */
const [regions, mostZoom] = [4, 4]
/** A view is close enough if its zoom is between these multiples of the desired one and the point is in its inner part. */
const [least, largest] = [0.6, 2.5]
const inner = 0.2

/** The view for judging a point whose error is `errorPx` (film pixels): the current one if it is suitable. */
export const closerOn = (
  stage: Size,
  view: View,
  { at, errorPx, fitted }: { readonly at: Point; readonly errorPx: number; readonly fitted: number },
): View => {
  const wanted = Math.max(fitted, Math.min(mostZoom, Math.min(stage.width, stage.height) / (regions * 2 * Math.max(errorPx, 1))))
  const there = toScreen(view, at)
  const [x, y] = [there.x / stage.width, there.y / stage.height]
  const seen = x > inner && x < 1 - inner && y > inner && y < 1 - inner
  return seen && view.zoom > wanted * least && view.zoom < wanted * largest
    ? view
    : centreOn(stage, at, { zoom: wanted, turn: view.turn })
}
