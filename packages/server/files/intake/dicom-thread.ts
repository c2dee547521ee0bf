import { createRequire } from 'node:module'
import { inThread } from './decode-thread'
import { first, textOf } from './dicom-facts'
import { fromJpeg } from './dicom-jpeg'
import { dicomScript, factTags, textTags } from './dicom-script'
import { checkSyntax } from './dicom-syntax'
import { mostPixels } from './raster'

export type Facts = Readonly<Record<keyof typeof factTags, readonly unknown[]>>
export type Texts = Readonly<Record<keyof typeof textTags, Uint8Array>>

export interface Parsed {
  readonly facts: Facts
  /** Undecoded, in the file's own character set. */
  readonly texts: Texts
  readonly littleEndian: boolean
  /** The requested frame, decompressed, with its values as stored. */
  readonly pixels: Uint8Array
}

/** A baseline JPEG is passed on as its stream. */
type Answer = Parsed & { readonly jpeg: Uint8Array | null }

const require = createRequire(import.meta.url)

/**
 * The attributes, texts and one frame (from 0) of a DICOM file. Refuses a frame that does not exist, and a file that has no
 * picture, is broken or takes too long.
 */
export const parseDicom = async (
  file: Buffer,
  { frame = 0, patience }: { readonly frame?: number; readonly patience?: number } = {},
): Promise<Parsed> => {
  checkSyntax(file)
  const bytes = new Uint8Array(file).buffer
  const data = { daikon: require.resolve('daikon'), bytes, factTags, textTags, pixelLimit: mostPixels, frame }
  const { jpeg, ...parsed } = await inThread<Answer>({
    script: dicomScript,
    data,
    transfer: [bytes],
    ...(patience ? { patience } : {}),
  })
  if (!jpeg) return parsed
  const photometric = textOf(parsed.facts.photometric)
  const samples = first(parsed.facts.samples, 1)
  const facts = { ...parsed.facts, planar: [], photometric: [samples === 1 ? photometric : 'RGB'] }
  return { ...parsed, facts, pixels: await fromJpeg({ stream: jpeg, samples, photometric }) }
}
