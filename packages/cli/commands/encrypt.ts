import { randomBytes } from 'node:crypto'
import { encryptAll } from '@sella/server/files/encrypt'
import { rawBucket } from '@sella/server/files/open'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

const options = { data: { type: 'string' }, 'new-key': { type: 'boolean' } } as const

/**
 * Encrypts files that are unencrypted or encrypted with an earlier key, using the first key of SELLA_DATA_KEY; servers may be
 * running.
 */
export const encrypt: Command = {
  usage: 'sella encrypt [--data DIR] | --new-key',
  does: 'encrypts all originals and renditions by the key of SELLA_DATA_KEY, or prints a new key',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values['new-key']) return out(`SELLA_DATA_KEY=${randomBytes(32).toString('base64')}\n`)
    const at = dataAt(values.data)
    const { dataKeys: keys } = at
    if (!keys) throw new WrongUsage('SELLA_DATA_KEY holds no key')
    const raw = rawBucket(at, error => err(`${String(error)}\n`))
    const tellProgress = (done: number): void => {
      if (done % 1000 === 0) err(`${done} files\n`)
    }
    const done = await withData(at, ({ arrivals }) => encryptAll({ raw, keys, arrivals }, tellProgress))
    out(
      `key ${keys.current.id}: ${done.sealedNow} files encrypted, ${done.sealedAnew} of another key encrypted anew, ${done.asTheyWere} were already\n`,
    )
    for (const id of done.keysDone) out(`key ${id}: opens nothing here any more\n`)
    for (const path of done.broken) out(`broken, left as it is: ${path}\n`)
    if (done.broken.length > 0) throw refused('findings', done.broken.length)
  },
}
