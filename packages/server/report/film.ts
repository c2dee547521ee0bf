import type { ReportPicture } from '@sella/drawing/report/input'
import sharp from 'sharp'
import { orBroken } from '../files/intake/read'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { ImageRow } from '../records/rows'

/** 300 dpi on the page and some to spare, since the face is cut out of the film. */
const longest = 1500
const quality = 82

/** The film as a JPEG for the page. Its stated size is the original's, in which the points are. */
export const reportFilm = async (files: FileStore, image: ImageRow): Promise<ReportPicture> => {
  const path = renditionPath('work', image.hash)
  if (!(await files.find(path)) && !(await remakeRenditions(files, image.hash))) throw new Refusal('FILM_FIRST')
  const jpeg = await orBroken(() =>
    sharp(files.renditionPlace(path), { limitInputPixels: false })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('b-w')
      .jpeg({ quality })
      .toBuffer(),
  )
  return { href: `data:image/jpeg;base64,${jpeg.toString('base64')}`, width: image.width, height: image.height }
}
