import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Tensor } from 'onnxruntime-node'
import { type Detector, detectorOf } from './detector'
import { openSession } from './engine/session'
import { isCrowded, usualThreads } from './engine/threads'
import type { Network } from './film/network'
import { type Numbers, networksOf } from './film/numbers'
import type { Card, CardFile } from './models'

export interface OpenOptions {
  /** Threads within one network run; `usualThreads` by default. */
  readonly threads?: number
  /** Folder of another card with its weights, such as a clinic's own; the shipped weights by default. */
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

const readJson = async (folder: string, file: string): Promise<Partial<Card>> =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as Partial<Card>

/** The one landmark card in a folder; other networks (the silhouette of the profile) have separate cards. */
async function onlyCard(folder: string): Promise<Card> {
  const names = (await readdir(folder)).filter(name => name.endsWith('-card.json'))
  const cards = await Promise.all(names.map(name => readJson(folder, name)))
  const [card, ...more] = cards.filter(each => each.files?.coarse && each.files.fine && each.files.numbers)
  if (!card) throw new Error(`no model card of a landmark detector in ${folder}`)
  if (more.length > 0) throw new Error(`more than one model card of a landmark detector in ${folder}`)
  return card as Card
}

/** The model card: data, licence, the definition followed for each point, figures and limits. */
export const readCard = async (options: OpenOptions = {}): Promise<Card> =>
  options.card ? ((await readJson(folderOf(options), options.card)) as Card) : onlyCard(folderOf(options))

/** Reads the card, refuses files whose sha256 differs from the card's, and starts the engine. */
export async function openDetector(options: OpenOptions = {}): Promise<Detector> {
  const folder = folderOf(options)
  const { model, files } = await readCard(options)
  const numbers = JSON.parse((await checked(folder, files.numbers)).toString('utf8')) as Numbers
  const [coarse, porion, ...fine] = await Promise.all([
    checked(folder, files.coarse),
    files.porion ? checked(folder, files.porion) : null,
    ...networksOf(numbers).map(async name => [name, await checked(folder, named(files, name))] as const),
  ])
  const network = await openNetwork({ coarse, fine, porion }, { threads: options.threads ?? usualThreads(), numbers })
  return detectorOf(model, network, numbers)
}

function named(files: Card['files'], name: string): CardFile {
  const file = files[name]
  if (!file) throw new Error(`the model card lacks the network ${name}, which its numbers call upon`)
  return file
}

async function checked(folder: string, { file, sha256 }: CardFile): Promise<Buffer> {
  const bytes = await readFile(join(folder, file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== sha256) throw new Error(`${file} is not the file its model card describes (sha256 ${hash})`)
  return bytes
}

/*
 * Patches per run: small enough for the memory to stay in the processor's cache and not to be returned to the system each time
 * (35 at once: +18 % time).
 */
const TOGETHER = 7

interface Weights {
  readonly coarse: Buffer
  /** Each fine network under its name. */
  readonly fine: readonly (readonly [name: string, bytes: Buffer])[]
  readonly porion: Buffer | null
}

type Session = Awaited<ReturnType<typeof openSession>>

/** One network by all threads, and by one for when other work wants the processors; both give the same bits. */
interface Pair {
  readonly shared: Session
  readonly single: Session
}

const openPair = async (weights: Buffer, threads: number): Promise<Pair> => {
  const shared = await openSession(weights, threads)
  return { shared, single: threads === 1 ? shared : await openSession(weights, 1) }
}

type Views = Numbers['views']

const logits = (maps: Tensor | undefined): Float32Array => maps?.data as Float32Array

const coarseBy =
  (session: Session, { coarse: [wide, high] }: Views): Network['coarse'] =>
  async pixels => {
    const { maps } = await session.run({ view: new Tensor('float32', pixels, [1, 1, high, wide]) })
    return logits(maps)
  }

const fineBy =
  (sessions: ReadonlyMap<string, Pair>, { patch: [patch], wide: [wide] }: Views): Network['fine'] =>
  async (patches, contexts, { network, rows }) => {
    const pair = sessions.get(network)
    if (!pair) throw new Error(`no fine network is called ${network}`)
    const session = isCrowded() ? pair.single : pair.shared
    const map = (patch / 2) ** 2
    const all = new Float32Array(rows.length * map)
    for (let from = 0; from < rows.length; from += TOGETHER) {
      const to = Math.min(from + TOGETHER, rows.length)
      const part = (pixels: Float32Array, side: number) =>
        new Tensor('float32', pixels.subarray(from * side ** 2, to * side ** 2), [to - from, 1, side, side])
      const { maps } = await session.run({
        patch: part(patches, patch),
        wide: part(contexts, wide),
        landmark: new Tensor('int64', BigInt64Array.from(rows.slice(from, to), BigInt), [to - from]),
      })
      all.set(logits(maps), from * map)
    }
    return all
  }

const porionBy =
  (session: Session, { patch: [patch], wide: [wide] }: Views): NonNullable<Network['porion']> =>
  async (pixels, context) => {
    const { maps } = await session.run({
      patch: new Tensor('float32', pixels, [1, 1, patch, patch]),
      wide: new Tensor('float32', context, [1, 1, wide, wide]),
    })
    return logits(maps)
  }

async function openNetwork(
  weights: Weights,
  { threads, numbers: { views } }: { readonly threads: number; readonly numbers: Numbers },
): Promise<Network> {
  const open = (bytes: Buffer) => openSession(bytes, threads)
  const coarse = await open(weights.coarse)
  const fine = new Map(
    await Promise.all(weights.fine.map(async ([name, bytes]) => [name, await openPair(bytes, threads)] as const)),
  )
  const porion = weights.porion ? await open(weights.porion) : null
  return {
    coarse: coarseBy(coarse, views),
    fine: fineBy(fine, views),
    ...(porion && { porion: porionBy(porion, views) }),
  }
}
