import { checkData } from '@sella/server/backup/check'
import { hashIn } from '@sella/server/files/store'
import { removeUnused } from '@sella/server/files/unused'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, existing, inWords, withData } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

const options = { data: { type: 'string' }, 'remove-unnamed': { type: 'boolean', default: false } } as const

/**
 * Checks the integrity of the database, every original against its hash, the file of every row and the row of every file; the
 * server may be running.
 */
export const check: Command = {
  usage: 'sella check [--data DIR] [--remove-unnamed]',
  does: 'checks the database and every original; exit status 1 when something is broken',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    const at = dataAt(values.data)
    const { findings, originals, unnamed } = await inWords(() => checkData(existing(at)))
    for (const { kind, what } of findings) out(`${kind}: ${what}\n`)
    for (const path of unnamed) out(`unnamed: ${path}\n`)
    out(`${originals} originals looked at${unnamed.length > 0 ? `, ${unnamed.length} of them used by nothing` : ''}\n`)
    if (findings.length > 0) throw refused('findings', findings.length)
    // Only with an intact database: one that has lost rows would leave every file without a row.
    if (!values['remove-unnamed'] || unnamed.length === 0) return
    await withData(at, ({ files }) => removeUnused({ files }, unnamed.map(hashIn)))
    out(`${unnamed.length} originals that nothing uses were removed\n`)
  },
}
