import type { Readable } from 'node:stream'
import type { CaseRows } from './case-rows'

/** A case ready to be archived, and where the bytes of its files are. */
export interface ReadyCase {
  readonly rows: Omit<CaseRows, 'originals'>
  readonly files: readonly { readonly name: string; readonly open: () => Promise<Readable> | Readable }[]
  /** To be called when the archive has been written or abandoned. */
  readonly close: () => Promise<void>
}
