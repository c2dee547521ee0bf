import type { ReportPicture } from '@sella/drawing/report/input'
import { type PhotoKind, photoWords } from '@sella/drawing/report/words'
import sharp from 'sharp'
import { orBroken } from '../files/intake/read'
import { remakeRenditions, renditionPath } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { type ImageRow, shownOf } from '../records/rows'
import { recentResults } from './recent-results'

/**
 * Longest sides in pixels: 300 dpi on the page with some margin, since the face is cropped from the film. A panoramic film fills
 * its page; photos fill 525 units, 184 points.
 */
const longest = { film: 1500, photo: 1000, panoramic: 2000 } as const
const quality = 82

type Use = keyof typeof longest

/** A picture for the page: its description for the scene, and the file at its address. */
export interface PagePicture {
  readonly picture: ReportPicture
  readonly file: Buffer
}

/** A page is often requested again in another language or by another analysis. */
const onceFor = recentResults<Buffer>(32)

const smaller = (place: string, use: Use): Promise<Buffer> =>
  orBroken(() => {
    const side = longest[use]
    const fitted = sharp(place, { limitInputPixels: false }).resize({
      ...{ width: side, height: side, fit: 'inside', withoutEnlargement: true },
    })
    return (use === 'photo' ? fitted : fitted.toColourspace('b-w')).jpeg({ quality }).toBuffer()
  })

const picture = async (files: FileStore, image: ImageRow, use: Use): Promise<PagePicture | null> => {
  const path = renditionPath('work', shownOf(image))
  if (!(await files.find(path)) && !(await remakeRenditions(files, image))) return null
  const file = await onceFor(`${use}/${shownOf(image)}`, async () => smaller(await files.renditionPlace(path), use))
  return { picture: { href: `picture:${shownOf(image)}`, width: image.width, height: image.height }, file }
}

/**
 * The film as a JPEG for the page. The stated size is the original's, to which the points refer. The address is only a name: half
 * a megabyte of base64 in the SVG would take more time than the rest of the page.
 */
export const reportFilm = async (files: FileStore, image: ImageRow): Promise<PagePicture> => {
  const film = await picture(files, image, 'film')
  if (!film) throw new Refusal('FILM_FIRST')
  return film
}

/** The frontal film of a record with its row; null if there is none that can be read. */
export const reportFrontal = async (
  files: FileStore,
  images: readonly ImageRow[],
): Promise<{ readonly row: ImageRow; readonly page: PagePicture } | null> => {
  const row = images.find(({ type }) => type === 'Frontal_Ceph')
  const page = row ? await picture(files, row, 'film') : null
  return row && page ? { row, page } : null
}

/** The first readable panoramic film of a record; null without one. */
export const reportPanoramic = async (files: FileStore, images: readonly ImageRow[]): Promise<PagePicture | null> => {
  for (const image of images.filter(({ type }) => type === 'Panoramic')) {
    const page = await picture(files, image, 'panoramic')
    if (page) return page
  }
  return null
}

const isPhotoKind = (type: string): type is PhotoKind => Object.hasOwn(photoWords, type)

export type PagePhotos = Readonly<Partial<Record<PhotoKind, PagePicture>>>

/** The photos of a record for their slots; a photo that can no longer be read leaves its slot empty. */
export const reportPhotos = async (files: FileStore, images: readonly ImageRow[]): Promise<PagePhotos> => {
  const photos: Partial<Record<PhotoKind, PagePicture>> = {}
  for (const image of images) {
    if (!isPhotoKind(image.type) || photos[image.type]) continue
    const photo = await picture(files, image, 'photo')
    if (photo) photos[image.type] = photo
  }
  return photos
}
