import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { type Detector, detectorOf } from './detector'
import { type Card, models } from './models'
import type { Network } from './network'
import type { Numbers } from './numbers'

export interface OpenOptions {
  /** Threads inside one network run; 2 unless said. */
  readonly threads?: number
  /** Folder of another card with its weights, such as a clinic's own; the weights shipped here unless said. */
  readonly folder?: string
  /** File name of the card in that folder. */
  readonly card?: string
}

/** Beside the source, or above the built bundle (`dist/sella.mjs`, `dist/parts/*.mjs`). */
const places = ['./models', '../packages/detect/models', '../../packages/detect/models']

function folderOf(options: OpenOptions): string {
  const shipped = places.map(place => fileURLToPath(new URL(place, import.meta.url)))
  return options.folder ?? shipped.find(place => existsSync(place)) ?? (shipped[0] as string)
}

/** The model card: data, licence remark, the definition followed for each point, figures and limits. */
export async function readCard(options: OpenOptions = {}): Promise<Card> {
  return JSON.parse(await readFile(join(folderOf(options), options.card ?? models[0].card), 'utf8')) as Card
}

/** Reads the card, refuses files whose sha256 is not the card's, and starts the engine. */
export async function openDetector(options: OpenOptions = {}): Promise<Detector> {
  const folder = folderOf(options)
  const { model, files } = await readCard(options)
  const [coarse, fine, numbers] = await Promise.all([
    checked(folder, files.coarse),
    checked(folder, files.fine),
    checked(folder, files.numbers),
  ])
  const known = JSON.parse(numbers.toString('utf8')) as Numbers
  return detectorOf(model, await openNetwork(coarse, fine, { threads: options.threads ?? 2, numbers: known }), known)
}

async function checked(folder: string, { file, sha256 }: Card['files']['coarse']): Promise<Buffer> {
  const bytes = await readFile(join(folder, file))
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256) throw new Error(`${file} is not the file its model card describes (sha256 ${found})`)
  return bytes
}

async function openNetwork(
  coarse: Buffer,
  fine: Buffer,
  { threads, numbers }: { readonly threads: number; readonly numbers: Numbers },
): Promise<Network> {
  // enableCpuMemArena off: the arena keeps the largest film's scratch memory for good.
  const settings = { intraOpNumThreads: threads, interOpNumThreads: 1, enableCpuMemArena: false, logSeverityLevel: 3 } as const
  const [first, second] = await Promise.all([InferenceSession.create(coarse, settings), InferenceSession.create(fine, settings)])
  const { coarse: view, patch, wide } = numbers.views
  const landmarks = BigInt64Array.from(numbers.order, (_, i) => BigInt(i))
  const logits = (maps: Tensor | undefined): Float32Array => maps?.data as Float32Array
  return {
    async coarse(pixels) {
      const { maps } = await first.run({ view: new Tensor('float32', pixels, [1, 1, view[1], view[0]]) })
      return logits(maps)
    },
    async fine(patches, contexts) {
      const { maps } = await second.run({
        patch: new Tensor('float32', patches, [landmarks.length, 1, patch[0], patch[0]]),
        wide: new Tensor('float32', contexts, [landmarks.length, 1, wide[0], wide[0]]),
        landmark: new Tensor('int64', landmarks, [landmarks.length]),
      })
      return logits(maps)
    },
  }
}
