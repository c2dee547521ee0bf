import { z } from 'zod'

export const backupFormat = 'sella-backup'
export const backupVersion = 2

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** The last file of a backup: its contents, and what was already broken when it was made. */
export const manifest = z.object({
  format: z.literal(backupFormat),
  version: z.number().int(),
  madeAt: z.string(),
  /** The schema's last migration step at the time of the backup. */
  schema: z.string(),
  /** The tables with the hash of their lines, each after the tables to which its rows refer. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: count, hash })),
  originals: count,
  /** Originals to which rows referred but which the disk had lost. */
  missing: z.array(z.string()),
  /** Originals whose content did not match their name. */
  damaged: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

export const manifestName = 'backup.json'
export const tableName = (table: string): string => `tables/${table}.jsonl`

/** Every file name allowed in a backup. */
export const nameShape = /^(backup\.json|tables\/[a-z_]+\.jsonl|files\/original\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{2,5})$/
