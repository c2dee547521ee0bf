import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DataKeys } from '../sealing/keys'
import { checkData } from './check'
import type { Checked } from './check-store'
import type { Manifest } from './format'
import { restoreBackup } from './restore'
import { isSealed, openedBy } from './sealed'

export interface Drilled {
  /** The backup's own list of its contents. */
  readonly manifest: Manifest
  /** The result of checking the restored data: every original hashed, the file of every row looked up. */
  readonly checked: Checked
}

/** The backup as a ZIP: the file itself or, if it is sealed, its decrypted content in a file beside it. */
export const unsealedBackup = async (
  file: string,
  { aside, identity }: { readonly aside: string; readonly identity: string | null },
): Promise<string> => {
  if (!(await isSealed(file))) return file
  if (identity === null) throw new Error('the backup is encrypted: SELLA_BACKUP_IDENTITY is needed')
  const zip = join(aside, 'unsealed.zip')
  await pipeline(await openedBy(identity, file), createWriteStream(zip, { mode: 0o600 }))
  return zip
}

/**
 * Proves a backup by restoring it into a folder of its own under `aside`, checking it and removing it again. Always on SQLite,
 * whatever engine the backup came from; sealed where there is a key.
 */
export const drill = async (
  file: string,
  at: { readonly aside: string; readonly identity: string | null; readonly dataKeys?: DataKeys | null },
): Promise<Drilled> => {
  await mkdir(at.aside, { recursive: true })
  const folder = await mkdtemp(join(at.aside, 'sella-drill-'))
  try {
    const zip = await unsealedBackup(file, { ...at, aside: folder })
    const data = { dataFolder: join(folder, 'data'), databaseUrl: null, bucket: null, dataKeys: at.dataKeys ?? null }
    const manifest = await restoreBackup(zip, data)
    return { manifest, checked: await checkData(data) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
