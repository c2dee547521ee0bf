import { createRequire } from 'node:module'
import sharp from 'sharp'
import { inThread } from './decode-thread'
import { carriesActScript } from './pdf-objects'
import { longestSide, type RasterReader } from './raster'

interface Drawn {
  readonly width: number
  readonly height: number
  readonly pages: number
  /** Red, green, blue, unused. */
  readonly pixels: Uint8Array
}

/** Pixels per inch (72 points) for a page that is not a scan. */
const perInch = 300
/** Most pixels to draw; each takes four bytes, in addition to what the page is drawn from. */
const mostDrawn = 40_000_000
/** Largest relative difference between the aspect ratios of a scan and of the page it fills. */
const sameShape = 0.03

/**
 * A page filled by one picture is drawn at that picture's own size, so that no pixel is lost or invented. The page's size in
 * millimetres is ignored: the scale of a scan comes from a ruler. The file is read inside the thread, so that files waiting for
 * their turn take no memory. A page too narrow to fit the limit at any scale is refused before it is drawn.
 */
const script = `
${carriesActScript}
const { readFileSync } = require('node:fs')
const { PDFiumLibrary } = require(data.library)
const library = await PDFiumLibrary.init()
const file = readFileSync(data.place)
const paper = await library.loadDocument(file)
const carried = ['_FPDFDoc_GetJavaScriptActionCount', '_FPDFDoc_GetAttachmentCount']
if (carried.some(count => library.module[count](paper.documentIdx) > 0) || carriesAct(file)) return { refused: 'IMAGE_CARRIES' }
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
const fitting = Math.sqrt(data.pixelLimit / originalWidth / originalHeight)
const whole = scale > fitting ? Math.floor : Math.round
const [width, height] = [originalWidth, originalHeight].map(points => Math.max(1, whole(points * Math.min(scale, fitting))))
if (!(width * height <= data.pixelLimit && Math.max(width, height) <= data.longest))
  return { refused: 'IMAGE_TOO_MANY_PIXELS', details: { limit: data.pixelLimit / 1e6 } }
const { data: pixels } = await sheet.render({ scale: 1, width, height, render: 'bitmap', colorSpace: 'BGRA' })
return { done: { width, height, pages, pixels } }
`

const require = createRequire(import.meta.url)

/** A page of a PDF (the chosen one, otherwise the first) as a colour picture with 8 bits, without a scale. */
export const readPdf: RasterReader = async (place, { page = 1 } = {}) => {
  const bounds = { pixelLimit: mostDrawn, longest: longestSide, sameShape }
  const data = { library: require.resolve('@hyzyla/pdfium'), place, page: page - 1, perInch, ...bounds }
  const { width, height, pages, pixels } = await inThread<Drawn>({ script, data })
  const raw = { width, height, channels: 4 } as const
  const open = () => sharp(pixels, { raw, limitInputPixels: false }).flatten({ background: '#fff' })
  return { width, height, bits: 8, fileScale: null, deep: false, dicom: null, pages, open }
}
