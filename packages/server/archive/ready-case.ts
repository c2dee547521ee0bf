import type { Readable } from 'node:stream'
import type { CaseRows } from './case-rows'

/** A case made ready, and where the bytes of its files are. */
export interface ReadyCase {
  readonly rows: Omit<CaseRows, 'originals'>
  readonly files: readonly { readonly name: string; readonly open: () => Promise<Readable> | Readable }[]
  /** Called when the archive is written or given up. */
  readonly close: () => Promise<void>
}
