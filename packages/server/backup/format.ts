import { z } from 'zod'

export const backupFormat = 'sella-backup'
export const backupVersion = 1

/** The last file of a backup: what it holds, and what was broken already when it was made. */
export const manifest = z.object({
  format: z.literal(backupFormat),
  version: z.number().int(),
  madeAt: z.string(),
  /** SHA-256 of the database. */
  database: z.string().regex(/^[0-9a-f]{64}$/),
  originals: z.number().int(),
  /** Originals that rows named but the disk had lost. */
  missing: z.array(z.string()),
  /** Originals that were not what their name says. */
  damaged: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

export const databaseName = 'sella.sqlite'
export const manifestName = 'backup.json'

/** Every name a file of a backup can have. */
export const nameShape = /^(backup\.json|sella\.sqlite|files\/original\/[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{2,5})$/
