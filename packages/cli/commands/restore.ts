import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { unsealedBackup } from '@sella/server/backup/drill'
import type { Manifest } from '@sella/server/backup/format'
import { sendOriginals } from '@sella/server/backup/originals'
import { closeReopened, type StillOpen } from '@sella/server/backup/reopened'
import { isEmpty, restoreBackup } from '@sella/server/backup/restore'
import { identityGiven } from '../backup-place'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { type DataAt, dataAt, inWords } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

/** Decrypted backups are stored unencrypted beside the data while they are unpacked. */
const restored = async (file: string, at: DataAt): Promise<Manifest> => {
  const parent = dirname(resolve(at.dataFolder))
  await mkdir(parent, { recursive: true })
  const aside = await mkdtemp(join(parent, '.sella-restore-'))
  try {
    const identity = await identityGiven()
    const zip = await unsealedBackup(file, { aside, identity }).catch(error => {
      throw refused('noUse', file, error)
    })
    return await inWords(() => restoreBackup(zip, at))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const stillOpen = ({ links, invitations, machines }: StillOpen): string =>
  `open as when the backup was made, stop what was stopped since: ${links} links of cases, ${invitations} invitations, ${machines} machine tokens\n`

/**
 * Unpacks a backup into an empty data folder and, if DATABASE_URL names a PostgreSQL server, into an empty database; everything
 * is verified. Sessions of the backup are ended, because some may have been ended since it was made.
 */
export const restore: Command = {
  usage: 'sella restore FILE --data DIR',
  does: 'unpacks a backup into an empty data folder',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new WrongUsage('which backup?')
    if (values.data === undefined) throw new WrongUsage('--data DIR is needed')
    if (!existsSync(file)) throw refused('noFile', file)
    const at = dataAt(values.data)
    const place = at.databaseUrl ? `${at.dataFolder} or the database of DATABASE_URL` : at.dataFolder
    if (!(await isEmpty(at))) throw refused('notEmpty', place)
    const { madeAt, tables, originals, missing, damaged } = await restored(file, at)
    const open = await inWords(() => closeReopened(at, new Date().toISOString()))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    out(`${at.dataFolder}: as of ${madeAt}, ${rows} rows and ${originals} originals\n`)
    const { bucket } = at
    if (bucket) {
      const sent = await inWords(() => sendOriginals(at.dataFolder, bucket))
      out(`${bucket.url}: holds the ${sent} originals; ${at.dataFolder}/files may be removed\n`)
    }
    out('every session ended: everybody signs in again\n')
    if (Object.values(open).some(count => count > 0)) out(stillOpen(open))
    for (const path of missing) err(`missing since before the backup: ${path}\n`)
    for (const path of damaged) err(`damaged since before the backup: ${path}\n`)
  },
}
