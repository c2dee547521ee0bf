import { checkData } from '@sella/server/backup/check'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, existing, inWords } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

/** Integrity of the database, every original by its hash, every row's file; a server may be running. */
export const check: Command = {
  usage: 'sella check [--data DIR]',
  does: 'checks the database and every original; exit status 1 when something is broken',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    const { findings, originals, unnamed } = await inWords(() => checkData(existing(dataAt(values.data))))
    for (const { kind, what } of findings) out(`${kind}: ${what}\n`)
    out(`${originals} originals looked at${unnamed > 0 ? `, ${unnamed} of them used by nothing` : ''}\n`)
    if (findings.length > 0) throw refused('findings', findings.length)
  },
}
