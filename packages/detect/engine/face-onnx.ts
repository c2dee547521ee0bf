import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { type FaceFinder, faceFinder } from '../face/face'
import type { FaceNetwork } from '../face/network'
import { openSession } from './session'
import { usualThreads } from './threads'

/** The part of the card used by the code; the rest (source, licence, limits) is for people. */
interface FaceCard {
  readonly model: string
  readonly files: Readonly<Record<'finder' | 'mesh', { readonly file: string; readonly sha256: string }>>
}

const faceCard = 'face-2026.11-card.json'
/** Beside the source, or above the built bundle (`dist/sella.mjs`, `dist/parts/*.mjs`). */
const places = ['../models', '../packages/detect/models', '../../packages/detect/models']

const folder = (): string => {
  const all = places.map(place => fileURLToPath(new URL(place, import.meta.url)))
  return all.find(place => existsSync(join(place, faceCard))) ?? (all[0] as string)
}

const checked = async (from: string, { file, sha256 }: FaceCard['files']['mesh']): Promise<Buffer> => {
  const bytes = await readFile(join(from, file))
  const sha = createHash('sha256').update(bytes).digest('hex')
  if (sha !== sha256) throw new Error(`${file} is not the file its model card describes (sha256 ${sha})`)
  return bytes
}

const openNetwork = async (finder: Buffer, mesh: Buffer, threads: number): Promise<FaceNetwork> => {
  const [boxes, face] = await Promise.all([openSession(finder, threads), openSession(mesh, threads)])
  const run = async (session: InferenceSession, planes: Float32Array, side: number) => {
    const out = await session.run({ picture: new Tensor('float32', planes, [1, 3, side, side]) })
    return (name: string): Float32Array => out[name]?.data as Float32Array
  }
  return {
    finder: async planes => {
      const of = await run(boxes, planes, 128)
      return { boxes: of('regressors'), logits: of('classificators') }
    },
    mesh: async planes => {
      const of = await run(face, planes, 192)
      return {
        mesh: of('output_mesh_identity'),
        lips: of('output_lips'),
        eyes: [of('output_left_eye'), of('output_right_eye')],
        irises: [of('output_left_iris'), of('output_right_iris')],
        face: of('conv_faceflag')[0] as number,
      }
    },
  }
}

/** Reads the card, refuses files whose sha256 differs from the card's, and starts the engine. */
export async function openFaceFinder({ threads = usualThreads() }: { readonly threads?: number } = {}): Promise<FaceFinder> {
  const from = folder()
  const { model, files } = JSON.parse(await readFile(join(from, faceCard), 'utf8')) as FaceCard
  const [finder, mesh] = await Promise.all([checked(from, files.finder), checked(from, files.mesh)])
  return faceFinder(model, await openNetwork(finder, mesh, threads))
}
