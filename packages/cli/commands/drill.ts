import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { drill as drillOf } from '@sella/server/backup/drill'
import { identityGiven, placeGiven } from '../backup-place'
import type { Command, Io } from '../command'
import { WrongUsage } from '../command'
import { dataAt, inWords } from '../data-folder'
import { readOptions, wholeNumber } from '../options'
import { refused } from '../refusals'

const options = { from: { type: 'string' }, aside: { type: 'string' }, 'not-older': { type: 'string' } } as const

const hour = 3_600_000

/** The given backup, or the newest one of a place, fetched into `scratch`. */
const backupFrom = async (from: string, scratch: string, err: Io['err']): Promise<string> => {
  if (existsSync(from) && statSync(from).isFile()) return from
  const place = placeGiven(from, err)
  const newest = (await inWords(() => place.names())).at(-1)
  if (newest === undefined) throw refused('noBackup', place.name)
  const file = join(scratch, newest)
  await inWords(() => place.fetch(newest, file))
  return file
}

/** Restores the last backup to a separate place and verifies it; the data in use is not touched. */
export const drill: Command = {
  usage: 'sella drill --from FILE|DIR|bucket [--aside DIR] [--not-older HOURS]',
  does: 'restores the last backup aside, proves every hash, and takes it away again; exit status 1 when it would not help',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.from === undefined) throw new WrongUsage('--from FILE, DIR or bucket is needed')
    const oldest = wholeNumber(values['not-older'] ?? '100000', '--not-older', { min: 1, max: 100_000 })
    const aside = values.aside ?? tmpdir()
    const scratch = await mkdtemp(join(aside, 'sella-drill-')).catch(error => {
      throw refused('cannotWrite', aside, error)
    })
    try {
      const began = Date.now()
      const file = await backupFrom(values.from, scratch, err)
      const identity = await identityGiven()
      const { dataKeys } = dataAt(undefined)
      const { manifest, checked } = await inWords(() => drillOf(file, { aside: scratch, identity, dataKeys })).catch(error => {
        throw refused('noUse', basename(file), error)
      })
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const age = (began - Date.parse(manifest.madeAt)) / hour
      out(`${basename(file)}: as of ${manifest.madeAt}, ${age.toFixed(1)} h old\n`)
      out(
        `${rows} rows and ${checked.originals} originals restored and proved in ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
      )
      for (const { kind, what } of checked.findings) out(`${kind}: ${what}\n`)
      if (checked.findings.length > 0) throw refused('findings', checked.findings.length)
      if (age > oldest) throw refused('tooOld', age, oldest)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  },
}
