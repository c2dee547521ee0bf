import { createHash } from 'node:crypto'
import type { PagePicture } from './film'
import type { PageOrder } from './pages'

/** A value as JSON with its keys in a fixed order, so that equal content gives equal text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part instanceof Set) return [...part].sort()
    if (part instanceof Map) return Object.fromEntries([...part].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Increased when the format of the carried data changes. */
const version = 1

interface Made {
  readonly order: PageOrder
  readonly pictures: readonly PagePicture[]
  /** Identifies the tables and program used for measuring. */
  readonly engine: string
}

/**
 * Everything a document shows: points, scales, values with their norms, schemes with their corrections, the patient, its author
 * and what the pictures are. Its SHA-256 is the document's identity.
 */
export const shownBy = ({ order, pictures, engine }: Made): { readonly data: string; readonly identity: string } => {
  const files = pictures.map(({ picture, file }) => ({ ...picture, sha256: createHash('sha256').update(file).digest('hex') }))
  const data = canonical({ format: 'sella-document', version, engine, order, pictures: files })
  return { data, identity: createHash('sha256').update(data).digest('hex') }
}
