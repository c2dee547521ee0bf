import { existsSync } from 'node:fs'
import { sendOriginals } from '@sella/server/backup/originals'
import { isEmpty, restoreBackup } from '@sella/server/backup/restore'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, inWords } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

/** Unpacks a backup into an empty data folder and, where DATABASE_URL names a PostgreSQL, an empty database; everything checked. */
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
    const { madeAt, tables, originals, missing, damaged } = await inWords(() => restoreBackup(file, at))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    out(`${at.dataFolder}: as of ${madeAt}, ${rows} rows and ${originals} originals\n`)
    const { bucket } = at
    if (bucket) {
      const sent = await inWords(() => sendOriginals(at.dataFolder, bucket))
      out(`${bucket.url}: holds the ${sent} originals; ${at.dataFolder}/files may be removed\n`)
    }
    for (const path of missing) err(`missing since before the backup: ${path}\n`)
    for (const path of damaged) err(`damaged since before the backup: ${path}\n`)
  },
}
