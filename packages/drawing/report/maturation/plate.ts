import { neckBox, neckMarks } from '../../maturation/film-marks'
import type { GroupMark, Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import { pictureAlternative, plateAlternative } from '../alternatives'
import type { PlateBox } from '../face-crop'
import type { ReportInput } from '../input'
import { greys } from '../paper'
import { figure } from '../type'
import { maturationPaperWords as words } from './words'

const { warn } = surfaces.light

/** Whether there is anything to show of the vertebrae: their points, or the film on which they were read. */
export const hasNeckPlate = ({ film, tracing }: ReportInput): boolean => film !== null || neckBox(tracing.points) !== null

/** Where a view of this length begins: around the middle of what it must show, but on a longer picture not beyond its ends. */
const beginOf = (shown: { readonly at: number; readonly length: number }, view: number, picture: number): number => {
  const middle = shown.at + (shown.length - view) / 2
  if (view >= picture) return middle
  const inside = Math.max(0, Math.min(picture - view, middle))
  return Math.max(shown.at + shown.length - view, Math.min(shown.at, inside))
}

/** The part of the picture that the box shows, at the largest scale at which `crop` is in it whole. */
const viewOf = (crop: PlateBox, box: PlateBox, film: ReportInput['film']) => {
  const scale = Math.min(box.width / crop.width, box.height / crop.height)
  const size = { width: box.width / scale, height: box.height / scale }
  const x = beginOf({ at: crop.x, length: crop.width }, size.width, film?.width ?? 0)
  const y = beginOf({ at: crop.y, length: crop.height }, size.height, film?.height ?? 0)
  return { scale, size, x, y }
}

/** The film whole, on which the doctor read a stage without marking the vertebrae. */
const filmPlate = (input: ReportInput, box: PlateBox): readonly Mark[] => {
  const { film } = input
  if (!film) return []
  const { scale, x, y } = viewOf({ x: 0, y: 0, width: film.width, height: film.height }, box, film)
  const [width, height] = [film.width * scale, film.height * scale]
  const picture: Mark = { mark: 'picture', href: film.href, x: box.x - x * scale, y: box.y - y * scale, width, height }
  return figure(pictureAlternative(input, words.unmarked), [{ mark: 'box', ...box, fill: '#000000' }, picture])
}

/** The vertebrae cropped from the film, with their measurements; on white without a film. Without their points the whole film. */
export const neckPlate = (input: ReportInput, box: PlateBox): readonly Mark[] => {
  const { film, lang, tracing } = input
  const crop = neckBox(tracing.points)
  if (!crop) return filmPlate(input, box)
  const { scale, size, x, y } = viewOf(crop, box, film)
  const colours = film
    ? { base: '#ea6a88', depth: '#ffffff', near: '#f0b429' }
    : { base: '#b03a58', depth: greys.ink, near: warn }
  const picture: readonly Mark[] = film
    ? [{ mark: 'picture', href: film.href, x: 0, y: 0, width: film.width, height: film.height }]
    : []
  const group: GroupMark = {
    mark: 'group',
    matrix: [scale, 0, 0, scale, box.x - x * scale, box.y - y * scale],
    pixel: 1.82 / scale,
    clip: { x, y, ...size },
    marks: [...picture, ...neckMarks(tracing.points, { colours, lang })],
  }
  return figure(plateAlternative(input, words.plate), [{ mark: 'box', ...box, fill: film ? '#000000' : greys.white }, group])
}
