import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { Refusal } from '../../http/refusal'
import { first } from './dicom-facts'
import { eightBits } from './dicom-grey'
import { withHead } from './dicom-head'
import { headerOf } from './dicom-header'
import { scaleOf, stretchOf } from './dicom-spacing'
import { parseDicom } from './dicom-thread'
import { checkSize, type RasterReader } from './raster'

/**
 * One picture of a DICOM file (the chosen one of several, otherwise the first): raw, JPEG, JPEG-LS, lossless JPEG and more, 8 to
 * 16 bits. Non-square pixels are made square by stretching the coarser axis, because angles would otherwise be wrong. Refuses
 * spacings that contradict each other about the pixels' shape.
 */
export const readDicom: RasterReader = async (place, { spacing, page = 1 } = {}) => {
  const parsed = await parseDicom(withHead(await readFile(place)), { frame: page - 1 })
  const { facts } = parsed
  const stretch = stretchOf(facts)
  if (!stretch) throw new Refusal('DICOM_PIXEL_SHAPE')
  const { channels, pixels, ...stored } = eightBits(parsed)
  const [width, height] = [Math.round(stored.width * stretch.x), Math.round(stored.height * stretch.y)]
  checkSize({ width, height })
  const bits = first(facts.stored, 8)
  const dicom = headerOf(parsed)
  const open = () => {
    const picture = sharp(pixels, { raw: { ...stored, channels }, limitInputPixels: false })
    return stretch.x * stretch.y === 1 ? picture : picture.resize({ width, height, fit: 'fill', kernel: 'cubic' })
  }
  return { width, height, bits, fileScale: scaleOf(facts, spacing), deep: bits > 8, dicom, pages: dicom.frames, open }
}
