/** Group and element of the attributes describing the picture. */
export const factTags = {
  rows: [0x0028, 0x0010],
  columns: [0x0028, 0x0011],
  frames: [0x0028, 0x0008],
  samples: [0x0028, 0x0002],
  planar: [0x0028, 0x0006],
  allocated: [0x0028, 0x0100],
  stored: [0x0028, 0x0101],
  highBit: [0x0028, 0x0102],
  signed: [0x0028, 0x0103],
  padding: [0x0028, 0x0120],
  photometric: [0x0028, 0x0004],
  slope: [0x0028, 0x1053],
  intercept: [0x0028, 0x1052],
  centre: [0x0028, 0x1050],
  width: [0x0028, 0x1051],
  voiFunction: [0x0028, 0x1056],
  inverse: [0x2050, 0x0020],
  modality: [0x0008, 0x0060],
  pixelSpacing: [0x0028, 0x0030],
  calibration: [0x0028, 0x0a02],
  imagerSpacing: [0x0018, 0x1164],
  scannedSpacing: [0x0018, 0x2010],
  magnification: [0x0018, 0x1114],
  aspect: [0x0028, 0x0034],
} as const

/** Group and element of the texts, passed on as bytes because we decode their character set. */
export const textTags = {
  charset: [0x0008, 0x0005],
  name: [0x0010, 0x0010],
  id: [0x0010, 0x0020],
  birthDate: [0x0010, 0x0030],
  sex: [0x0010, 0x0040],
  studyDate: [0x0008, 0x0020],
  acquisitionDate: [0x0008, 0x0022],
  institution: [0x0008, 0x0080],
  manufacturer: [0x0008, 0x0070],
  model: [0x0008, 0x1090],
  modality: [0x0008, 0x0060],
  view: [0x0018, 0x5101],
  bodyPart: [0x0018, 0x0015],
  series: [0x0008, 0x103e],
  study: [0x0008, 0x1030],
  protocol: [0x0018, 0x1030],
  laterality: [0x0020, 0x0060],
  imageLaterality: [0x0020, 0x0062],
  calibrationNote: [0x0028, 0x0a04],
} as const

/**
 * Makes daikon load what only some films need (decoders, inflating, cleaning text for a page) when a film needs it. Loading
 * everything took more processor time than the film (85 ms, of which 37 are the thread itself; 47 without).
 */
const lateParts = `
const { createRequire } = require('node:module')
const { dirname, join } = require('node:path')
const ofDaikon = createRequire(data.daikon)
const fileOf = name => join(dirname(data.daikon), '..', 'lib', name + '.js')
const put = (filename, exports) => {
  require.cache[filename] = { id: filename, filename, loaded: true, exports, children: [], paths: [] }
}
const jpegLsCore = fileOf('charLS-DynamicMemory-browser')
const real = filename => {
  for (const file of [jpegLsCore, filename]) delete require.cache[file]
  return require(filename)
}
const late = (filename, decoderOf) =>
  function () {
    return new (decoderOf(real(filename)))()
  }
const [jpegLs, jpx, baseline] = ['jpeg-ls', 'jpx', 'jpeg-baseline'].map(fileOf)
put(jpegLsCore, {})
put(jpegLs, late(jpegLs, decoder => decoder))
put(jpx, late(jpx, decoder => decoder))
put(baseline, { JpegImage: late(baseline, ({ JpegImage }) => JpegImage) })
const [lossless, pako, xss] = ['jpeg-lossless-decoder-js', 'pako', 'xss'].map(name => ofDaikon.resolve(name))
put(lossless, { lossless: { Decoder: late(lossless, ({ lossless: { Decoder } }) => Decoder) } })
put(pako, { inflateRaw: packed => real(pako).inflateRaw(packed) })
put(xss, text => real(xss)(text))
`

/**
 * Parses with daikon and decompresses one frame (data.frame, from 0), or passes a baseline JPEG on unchanged; decompressed
 * samples are interleaved by pixel, not planar. The size in a codestream must match the size in the file before anything is
 * decoded, because decoders allocate whatever a codestream claims. A codestream without its end marker is broken: half a film
 * must not look like a whole one; some writers leave a few bytes after the marker.
 */
export const dicomScript = `${lateParts}
const daikon = require(data.daikon)
const bytes = new Uint8Array(data.bytes)
const image = daikon.Series.parseImage(new DataView(data.bytes))
if (!image) return { refused: 'IMAGE_BROKEN' }
const factOf = ([group, element]) => {
  const tag = image.getTag(group, element)
  const value = tag ? tag.value : null
  return Array.isArray(value) ? value.filter(one => typeof one === 'number' || typeof one === 'string').slice(0, 8) : []
}
const textOf = ([group, element]) => {
  const tag = image.getTag(group, element)
  return tag && !tag.sublist ? bytes.slice(tag.offsetValue, Math.min(tag.offsetEnd, tag.offsetValue + 1024)) : new Uint8Array()
}
const each = (tags, read) => Object.fromEntries(Object.entries(tags).map(([name, id]) => [name, read(id)]))
const facts = each(data.factTags, factOf)
const texts = each(data.textTags, textOf)
const [rows, columns, samples] = [Number(facts.rows[0]), Number(facts.columns[0]), Number(facts.samples[0] || 1)]
const allocated = Number(facts.allocated[0] || 8)
if (!image.hasPixelData()) return { refused: 'DICOM_NO_PICTURE' }
if (!(rows > 0 && columns > 0)) return { refused: 'IMAGE_BROKEN' }
if (rows * columns > data.pixelLimit) return { refused: 'IMAGE_TOO_MANY_PIXELS', details: { limit: data.pixelLimit / 1e6 } }
if (![1, 3].includes(samples) || ![8, 16].includes(allocated)) return { refused: 'IMAGE_FORMAT' }
if (/PALETTE/.test(String(facts.photometric[0]))) return { refused: 'IMAGE_FORMAT' }
const sizeOf = stream => {
  const view = new DataView(stream)
  if (view.getUint32(0) === 0xff4fff51)
    return [view.getUint32(12) - view.getUint32(20), view.getUint32(8) - view.getUint32(16), view.getUint16(40)]
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xf7 || (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)))
      return [view.getUint16(at + 5), view.getUint16(at + 7), view.getUint8(at + 9)]
    if (marker === 0xda) return null
  }
  return null
}
const endsAsItShould = stream => Buffer.from(stream).subarray(-16).includes('ffd9', 0, 'hex')
const area = rows * columns
const length = (area * samples * allocated) / 8
let pixels
if (image.isCompressed()) {
  const { byteLength } = image.getPixelData().value
  if (image.getEncapsulatedData().some(item => item.offsetEnd > byteLength)) return { refused: 'IMAGE_BROKEN' }
  const first = (image.isCompressedRLE() ? image.getRLE() : image.getJpegs())[data.frame]
  if (!first) return { refused: 'IMAGE_BROKEN' }
  if (image.isCompressedRLE()) {
    if (new DataView(first).getUint32(0, true) !== length / area) return { refused: 'IMAGE_BROKEN' }
  } else if (!endsAsItShould(first) || String(sizeOf(first)) !== String([rows, columns, samples])) return { refused: 'IMAGE_BROKEN' }
  if (image.isCompressedJPEGBaseline()) return { done: { facts, texts, littleEndian: true, jpeg: new Uint8Array(first), pixels: new Uint8Array() } }
  image.getNumberOfFrames = () => 1
  image.getRLE = image.getJpegs = () => [first]
  pixels = new Uint8Array(image.getRawData())
  facts.planar = []
} else {
  const value = image.getPixelData().value
  if (!value || Array.isArray(value)) return { refused: 'IMAGE_BROKEN' }
  pixels = new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
}
// What was decompressed is one frame already.
const from = image.isCompressed() ? 0 : data.frame * length
if (pixels.length < from + length) return { refused: 'IMAGE_BROKEN' }
const { littleEndian } = image
return { done: { facts, texts, littleEndian: littleEndian !== false, jpeg: null, pixels: pixels.slice(from, from + length) } }
`
