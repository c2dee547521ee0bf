import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { beginBackup } from '@sella/server/backup/backup'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, existing, inWords } from '../data-folder'
import { readOptions } from '../options'
import { writeWhole } from '../output-file'
import { refused } from '../refusals'

const options = { data: { type: 'string' }, output: { type: 'string', short: 'o' } } as const

const scratchBeside = (output: string): Promise<string> =>
  mkdtemp(join(dirname(resolve(output)), '.sella-backup-')).catch(error => {
    throw refused('cannotWrite', output, error)
  })

/** A consistent snapshot of database and originals; a server may be running. */
export const backup: Command = {
  usage: 'sella backup [--data DIR] -o FILE',
  does: 'writes a consistent snapshot of all data while the server runs',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    const { output } = values
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (output === undefined) throw new WrongUsage('-o FILE is needed')
    const at = dataAt(values.data)
    existing(at)
    // The copy of the database needs room; beside the backup there is some.
    const folder = await scratchBeside(output)
    try {
      const begun = await inWords(() => beginBackup({ ...at, scratch: join(folder, 'database'), at: new Date() }))
      await inWords(() => writeWhole(output, begun.content).finally(begun.end))
      const { tables, originals, missing, damaged } = begun.manifest()
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      out(`${output}: ${rows} rows of ${tables.length} tables and ${originals} originals\n`)
      for (const path of missing) err(`missing: ${path}\n`)
      for (const path of damaged) err(`damaged: ${path}\n`)
      if (missing.length + damaged.length > 0) throw refused('brokenBefore')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
