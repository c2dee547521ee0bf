import { centreOn } from '@sella/workbench/canvas/view'
import { useEffect } from 'react'
import { useDesk } from '../desk'

/** Share of the stage's width taken by the face when the film is opened. */
const share = 0.92

/** Pixels of the stage covered by the sheet as it opens. */
const covered = 214

/** Zooms to the face region first: the placed points and some space around them. */
export const useFace = (): void => {
  const { bench } = useDesk()
  useEffect(() => {
    const points = Object.values(bench.knows.points(bench.session.get().present))
    if (points.length < 3) return
    const look = () => {
      const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)]
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      const { width, height } = bench.stage.get()
      const stage = { width, height: height - covered }
      const zoom = Math.min((stage.width * share) / (right - left), (stage.height * share) / (bottom - top))
      bench.view.set(view => centreOn(stage, { x: (left + right) / 2, y: (top + bottom) / 2 }, { zoom, turn: view.turn }))
      bench.settled.set(bench.view.get())
    }
    // Once the stage knows its size and has fitted the film.
    const stop = bench.stage.subscribe(() => {
      stop()
      queueMicrotask(look)
    })
    return stop
  }, [bench])
}
