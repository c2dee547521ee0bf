import type { Db } from '../db/open'
import type { By } from '../patients/store'
import type { DocumentEntry } from './documents-in'
import type { Fitted } from './merge'
import type { Names } from './new-names'
import type { Facts } from './originals-in'

/** What the rows of an archive are written with. */
export interface Writing {
  readonly tx: Db
  readonly by: By
  readonly names: Names
  readonly facts: ReadonlyMap<string, Facts>
  readonly documents: ReadonlyMap<string, DocumentEntry>
  /** Existing cases to which the archive adds data. */
  readonly merged: Fitted['merged']
  /** Their records that the archive has, too. */
  readonly matches: Fitted['matches']
  /** Called after each case and each record. */
  readonly wrote: () => Promise<void>
}
