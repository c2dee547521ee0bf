import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Tensor } from 'onnxruntime-node'
import { type PersonCard, personCard } from '../profile/card'
import { type ProfileFinder, profileFinder } from '../profile/profile'
import { type PersonNetwork, personSize } from '../silhouette/silhouette'
import { openSession } from './session'
import { usualThreads } from './threads'

/** Beside the source, or above the built bundle (`dist/sella.mjs`, `dist/parts/*.mjs`). */
const places = ['../models', '../packages/detect/models', '../../packages/detect/models']

const folder = (): string => {
  const all = places.map(place => fileURLToPath(new URL(place, import.meta.url)))
  return all.find(place => existsSync(join(place, personCard))) ?? (all[0] as string)
}

const openNetwork = async (weights: Buffer, threads: number): Promise<PersonNetwork> => {
  const session = await openSession(weights, threads)
  return {
    person: async planes => {
      const { person } = await session.run({ picture: new Tensor('float32', planes, [1, 3, personSize, personSize]) })
      return person?.data as Float32Array
    },
  }
}

/** Reads the card, refuses a file whose sha256 differs from the card's, and starts the engine. */
export async function openProfileFinder({
  threads = usualThreads(),
}: {
  readonly threads?: number
} = {}): Promise<ProfileFinder> {
  const from = folder()
  const card = JSON.parse(await readFile(join(from, personCard), 'utf8')) as PersonCard
  const { file, sha256 } = card.files.person
  const bytes = await readFile(join(from, file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== sha256) throw new Error(`${file} is not the file its model card describes (sha256 ${hash})`)
  return profileFinder(card.model, await openNetwork(bytes, threads))
}
