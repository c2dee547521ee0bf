import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'

/** Values bound in one statement. */
const atOnce = 500

const tables = ['patient', 'record', 'image', 'agency', 'user_analysis', 'plan', 'reread', 'document'] as const

/** Those of these uuids that any account of this installation already uses. */
const taken = async (db: Db, uuids: readonly string[]): Promise<readonly string[]> => {
  const taken: string[] = []
  for (const part of inParts(uuids, atOnce))
    for (const table of tables) {
      const rows = await db.selectFrom(table).select('uuid').where('uuid', 'in', part).execute()
      taken.push(...rows.map(row => row.uuid))
    }
  return taken
}

/** How things in an archive are renamed here. */
export interface Names {
  of(uuid: string): string
  /** Replaces the uuids that a document refers to. */
  inText(text: string): string
}

const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

interface Of {
  readonly uuids: readonly string[]
  /** What already exists here, by its uuid in the archive. */
  readonly uuidsHere: ReadonlyMap<string, string>
  readonly fresh: () => string
}

/** Keeps the archive's uuids, except that those already taken here get new ones. */
export const namesHere = async (db: Db, { uuids, uuidsHere, fresh }: Of): Promise<Names> => {
  const renamed = new Map([...(await taken(db, uuids)).map(uuid => [uuid, fresh()] as const), ...uuidsHere])
  const of = (uuid: string): string => renamed.get(uuid) ?? uuid
  return { of, inText: text => (renamed.size === 0 ? text : text.replace(anyUuid, of)) }
}
