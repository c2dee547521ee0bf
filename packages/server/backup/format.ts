import { z } from 'zod'

export const backupFormat = 'sella-backup'
export const backupVersion = 2

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** The last file of a backup: what it holds, and what was broken already when it was made. */
export const manifest = z.object({
  format: z.literal(backupFormat),
  version: z.number().int(),
  madeAt: z.string(),
  /** The last step of the schema that the tables are of. */
  schema: z.string(),
  /** The tables, each after those whose rows it names, with the hash of its lines. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: count, hash })),
  originals: count,
  /** Originals that rows named but the disk had lost. */
  missing: z.array(z.string()),
  /** Originals that were not what their name says. */
  damaged: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

export const manifestName = 'backup.json'
export const tableName = (table: string): string => `tables/${table}.jsonl`

/** Every name a file of a backup can have. */
export const nameShape = /^(backup\.json|tables\/[a-z_]+\.jsonl|files\/original\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{2,5})$/
