import type { PhantomOptions } from '@sella/drawing/phantom/phantom'
import { demoFilm } from '../demo/film'

const drawn = new Map<string, ReturnType<typeof demoFilm>>()

/** A film of the demo's kind, drawn once for all tests of a worker that ask for the same: drawing takes longer than most of them. */
export const drawnFilm = (options: PhantomOptions): ReturnType<typeof demoFilm> => {
  const key = JSON.stringify(options)
  const film = drawn.get(key) ?? demoFilm(options)
  drawn.set(key, film)
  return film
}
