import type { GreyAt } from '@sella/ceph/edges/evidence'
import type { EdgeFilm } from '@sella/ceph/edges/look'
import type { FilmPixels } from './film-pixels'
import type { Grey } from './grey'

/** Interpolated grey of a level, at film pixels; 0 outside. */
const between = ({ width, height, values }: Grey, scale: number, negative: boolean): GreyAt => {
  const at = (i: number): number => values[i] ?? 0
  return (x, y) => {
    const [u, v] = [(x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5]
    const [left, top] = [Math.floor(u), Math.floor(v)]
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0
    const [p, q, i] = [u - left, v - top, top * width + left]
    const upper = at(i) * (1 - p) + at(i + 1) * p
    const grey = upper * (1 - q) + (at(i + width) * (1 - p) + at(i + width + 1) * p) * q
    return negative ? 255 - grey : grey
  }
}

/** A loaded film in the form used for edge detection. */
export const edgeFilm = (film: FilmPixels, negative: boolean): EdgeFilm => ({
  height: film.height,
  greyBy: finest => {
    const fits = film.levels.findLast(({ width }) => film.width / width <= finest) ?? film.levels[0]
    return fits ? between(fits, fits.width / film.width, negative) : () => 0
  },
})
