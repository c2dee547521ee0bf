import { type FilmBench, fitFilm } from './bench'
import { showNeck } from './show-neck'

/** Zooms to the vertebrae, and returns the way back: to the view before, or to the whole film if the stage has another size by then. */
export const visitNeck = (bench: FilmBench): (() => void) => {
  const [view, stage] = [bench.view.get(), bench.stage.get()]
  showNeck(bench)
  if (bench.view.get() === view) return () => undefined
  return () => {
    const { width, height } = bench.stage.get()
    if (width === stage.width && height === stage.height) bench.view.set(view)
    else fitFilm(bench)
  }
}
