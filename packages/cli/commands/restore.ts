import { existsSync } from 'node:fs'
import { isEmpty, restoreBackup } from '@sella/server/backup/restore'
import type { Command } from '../command'
import { Refused, WrongUsage } from '../command'
import { dataAt, inWords } from '../data-folder'
import { readOptions } from '../options'

/** Unpacks a backup into an empty data folder, every file checked. */
export const restore: Command = {
  usage: 'sella restore FILE --data DIR',
  does: 'unpacks a backup into an empty data folder',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new WrongUsage('which backup?')
    if (values.data === undefined) throw new WrongUsage('--data DIR is needed')
    if (!existsSync(file)) throw new Refused(`there is no file ${file}`)
    const { dataFolder } = dataAt(values.data)
    if (!(await isEmpty(dataFolder))) throw new Refused(`${dataFolder} is not empty; nothing was written`)
    const { madeAt, originals, missing, damaged } = await inWords(() => restoreBackup(file, dataFolder))
    out(`${dataFolder}: as of ${madeAt}, ${originals} originals\n`)
    for (const path of missing) err(`missing since before the backup: ${path}\n`)
    for (const path of damaged) err(`damaged since before the backup: ${path}\n`)
  },
}
