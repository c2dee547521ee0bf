import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { inThread } from './decode-thread'
import type { RasterReader } from './raster'

interface Drawn {
  readonly width: number
  readonly height: number
  readonly pages: number
  /** Red, green, blue, unused. */
  readonly pixels: Uint8Array
}

/** Pixels of a page without a scan, by the inch of 72 points its size is told in. */
const perInch = 300
/** Decoded, four bytes each, beside what the page is drawn from. */
const mostDrawn = 40_000_000
/** How far the shape of a scan may differ from that of the page it fills. */
const sameShape = 0.03

/**
 * A page that is filled by one picture is drawn as large as that picture is, so that none of its pixels is lost or made up. What the
 * paper says of its size in millimetres is left aside: a scan's scale is told by a ruler.
 */
const script = `
const { PDFiumLibrary } = require(data.library)
const library = await PDFiumLibrary.init()
const paper = await library.loadDocument(new Uint8Array(data.bytes))
const pages = paper.getPageCount()
if (!(data.page < pages)) return { refused: 'IMAGE_BROKEN' }
const sheet = paper.getPage(data.page)
const { originalWidth, originalHeight } = sheet.getOriginalSize()
const [short, long] = [Math.min(originalWidth, originalHeight), Math.max(originalWidth, originalHeight)]
if (!(short > 0 && Number.isFinite(long))) return { refused: 'IMAGE_BROKEN' }
let scale = 0
for (const each of sheet.objects()) {
  if (each.type !== 'image') continue
  const picture = await each.getImageDataRaw()
  const [low, high] = [Math.min(picture.width, picture.height), Math.max(picture.width, picture.height)]
  if (Math.abs(low / high / (short / long) - 1) < data.sameShape) scale = Math.max(scale, high / long)
}
if (scale === 0) scale = data.perInch / 72
if (originalWidth * originalHeight * scale * scale > data.most) scale = Math.sqrt(data.most / (originalWidth * originalHeight))
const [width, height] = [originalWidth, originalHeight].map(points => Math.max(1, Math.round(points * scale)))
const { data: pixels } = await sheet.render({ scale: 1, width, height, render: 'bitmap', colorSpace: 'BGRA' })
return { done: { width, height, pages, pixels } }
`

const require = createRequire(import.meta.url)

/** A page of a PDF (the one chosen of several, else the first) as a picture, in colour, 8 bits, without a scale. */
export const readPdf: RasterReader = async (place, { page = 1 } = {}) => {
  const bytes = new Uint8Array(await readFile(place)).buffer
  const data = { library: require.resolve('@hyzyla/pdfium'), bytes, page: page - 1, perInch, most: mostDrawn, sameShape }
  const { width, height, pages, pixels } = await inThread<Drawn>({ script, data, transfer: [bytes] })
  const raw = { width, height, channels: 4 } as const
  const open = () => sharp(pixels, { raw, limitInputPixels: false }).flatten({ background: '#fff' })
  return { width, height, bits: 8, fileScale: null, deep: false, dicom: null, pages, open }
}
