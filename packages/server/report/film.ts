import type { ReportPicture } from '@sella/drawing/report/input'
import sharp from 'sharp'
import { orBroken } from '../files/intake/read'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { type ImageRow, shownOf } from '../records/rows'

/** 300 dpi on the page and some to spare, since the face is cut out of the film. */
const longest = 1500
const quality = 82

/** A picture for the page: what the scene is told of it, and the file its address stands for. */
export interface PagePicture {
  readonly picture: ReportPicture
  readonly file: Buffer
}

/** Films lately printed, by hash, the last at the end: a page is often asked for again in another language or analysis. */
const printed = new Map<string, Promise<Buffer>>()
const mostPrinted = 16

const onceFor = (hash: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const made = printed.get(hash) ?? make()
  printed.delete(hash)
  printed.set(hash, made)
  made.catch(() => printed.delete(hash))
  const [eldest = ''] = printed.keys()
  if (printed.size > mostPrinted) printed.delete(eldest)
  return made
}

const smaller = (place: string): Promise<Buffer> =>
  orBroken(() =>
    sharp(place, { limitInputPixels: false })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .jpeg({ quality })
      .toBuffer(),
  )

/**
 * The film as a JPEG for the page. Its stated size is the original's, in which the points are. Its address is a mere name: half a
 * megabyte of base64 in the SVG would cost more time than the rest of the page.
 */
export const reportFilm = async (files: FileStore, image: ImageRow): Promise<PagePicture> => {
  const path = renditionPath('work', shownOf(image))
  if (!(await files.find(path)) && !(await remakeRenditions(files, image))) throw new Refusal('FILM_FIRST')
  const file = await onceFor(shownOf(image), () => smaller(files.renditionPlace(path)))
  return { picture: { href: `picture:${shownOf(image)}`, width: image.width, height: image.height }, file }
}
