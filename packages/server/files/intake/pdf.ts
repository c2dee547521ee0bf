import { createRequire } from 'node:module'
import sharp from 'sharp'
import { inThread } from './decode-thread'
import { longestSide, type RasterReader } from './raster'

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
 * paper says of its size in millimetres is left aside: a scan's scale is told by a ruler. The file is read in the thread: those that
 * wait for their turn take no memory. A page so narrow that it does not fit into the bound by any scale is refused before it is drawn.
 */
const script = `
const { readFileSync } = require('node:fs')
const { PDFiumLibrary } = require(data.library)
const library = await PDFiumLibrary.init()
const paper = await library.loadDocument(readFileSync(data.place))
const carried = ['_FPDFDoc_GetJavaScriptActionCount', '_FPDFDoc_GetAttachmentCount']
if (carried.some(count => library.module[count](paper.documentIdx) > 0)) return { refused: 'IMAGE_CARRIES' }
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
const fitting = Math.sqrt(data.most / originalWidth / originalHeight)
const whole = scale > fitting ? Math.floor : Math.round
const [width, height] = [originalWidth, originalHeight].map(points => Math.max(1, whole(points * Math.min(scale, fitting))))
if (!(width * height <= data.most && Math.max(width, height) <= data.longest))
  return { refused: 'IMAGE_TOO_MANY_PIXELS', details: { limit: data.most / 1e6 } }
const { data: pixels } = await sheet.render({ scale: 1, width, height, render: 'bitmap', colorSpace: 'BGRA' })
return { done: { width, height, pages, pixels } }
`

const require = createRequire(import.meta.url)

/** A page of a PDF (the one chosen of several, else the first) as a picture, in colour, 8 bits, without a scale. */
export const readPdf: RasterReader = async (place, { page = 1 } = {}) => {
  const bounds = { most: mostDrawn, longest: longestSide, sameShape }
  const data = { library: require.resolve('@hyzyla/pdfium'), place, page: page - 1, perInch, ...bounds }
  const { width, height, pages, pixels } = await inThread<Drawn>({ script, data })
  const raw = { width, height, channels: 4 } as const
  const open = () => sharp(pixels, { raw, limitInputPixels: false }).flatten({ background: '#fff' })
  return { width, height, bits: 8, fileScale: null, deep: false, dicom: null, pages, open }
}
