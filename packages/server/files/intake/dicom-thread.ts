import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../http/refusal'
import { mostPixels } from './raster'

/** Group and element of what we read besides the pixels. */
const tags = {
  rows: [0x0028, 0x0010],
  columns: [0x0028, 0x0011],
  frames: [0x0028, 0x0008],
  samples: [0x0028, 0x0002],
  planar: [0x0028, 0x0006],
  allocated: [0x0028, 0x0100],
  stored: [0x0028, 0x0101],
  signed: [0x0028, 0x0103],
  photometric: [0x0028, 0x0004],
  slope: [0x0028, 0x1053],
  intercept: [0x0028, 0x1052],
  centre: [0x0028, 0x1050],
  width: [0x0028, 0x1051],
  inverse: [0x2050, 0x0020],
  pixelSpacing: [0x0028, 0x0030],
  imagerSpacing: [0x0018, 0x1164],
  calibration: [0x0028, 0x0a02],
} as const

export type Facts = Readonly<Record<keyof typeof tags, readonly unknown[]>>

export interface Parsed {
  readonly facts: Facts
  readonly littleEndian: boolean
  /** The pixel data as stored, decompressed. */
  readonly pixels: Uint8Array
}

type Message = Parsed | { readonly refused: 'IMAGE_FORMAT' | 'IMAGE_TOO_MANY_PIXELS' | 'IMAGE_BROKEN' }

/** Runs apart, so that a film of 20 megapixels holds nobody up and a file made to loop is given up. Plain JavaScript: a thread loads no TypeScript. */
const script = `
const { parentPort, workerData } = require('node:worker_threads')
const daikon = require(workerData.daikon)
const read = () => {
  const image = daikon.Series.parseImage(new DataView(workerData.bytes))
  if (!image) return { refused: 'IMAGE_BROKEN' }
  const valueOf = ([group, element]) => {
    const tag = image.getTag(group, element)
    const value = tag ? tag.value : null
    return Array.isArray(value) ? value.filter(one => typeof one === 'number' || typeof one === 'string') : []
  }
  const facts = Object.fromEntries(Object.entries(workerData.tags).map(([name, id]) => [name, valueOf(id)]))
  const area = Number(facts.rows[0]) * Number(facts.columns[0])
  if (!(area > 0) || !image.hasPixelData()) return { refused: 'IMAGE_FORMAT' }
  if (area * Number(facts.frames[0] || 1) > workerData.most) return { refused: 'IMAGE_TOO_MANY_PIXELS' }
  return { facts, littleEndian: image.littleEndian !== false, pixels: new Uint8Array(image.getRawData().slice(0)) }
}
try { parentPort.postMessage(read()) } catch { parentPort.postMessage({ refused: 'IMAGE_BROKEN' }) }
`

const patience = 30_000

const require = createRequire(import.meta.url)

/** The facts and pixels of a DICOM file; refuses what is none, has no picture, or takes too long. */
export const parseDicom = (file: Uint8Array): Promise<Parsed> =>
  new Promise((resolve, reject) => {
    const bytes = new Uint8Array(file).buffer
    const workerData = { daikon: require.resolve('daikon'), bytes, tags, most: mostPixels }
    const worker = new Worker(script, {
      eval: true,
      workerData,
      transferList: [bytes],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    })
    const end = (work: () => void): void => {
      clearTimeout(timer)
      work()
      void worker.terminate()
    }
    const broken = () => end(() => reject(new Refusal('IMAGE_BROKEN')))
    const timer = setTimeout(broken, patience)
    worker.on('message', (message: Message) =>
      end(() =>
        'refused' in message
          ? reject(
              new Refusal(message.refused, message.refused === 'IMAGE_TOO_MANY_PIXELS' ? { limit: mostPixels / 1_000_000 } : {}),
            )
          : resolve(message),
      ),
    )
    worker.on('error', broken)
    worker.on('exit', broken)
  })
