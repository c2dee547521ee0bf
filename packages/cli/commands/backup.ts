import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { beginBackup } from '@sella/server/backup/backup'
import { type BackupPlace, backupName, forgetOld } from '@sella/server/backup/keeping'
import { newKeys, sealerFor } from '@sella/server/backup/sealed'
import { placeGiven, recipientGiven } from '../backup-place'
import type { Command, Io, Refused } from '../command'
import { WrongUsage } from '../command'
import { type DataAt, dataAt, existing, inWords } from '../data-folder'
import { readOptions, wholeNumber } from '../options'
import { writeWhole } from '../output-file'
import { refused } from '../refusals'

const options = {
  data: { type: 'string' },
  output: { type: 'string', short: 'o' },
  to: { type: 'string' },
  keep: { type: 'string' },
  every: { type: 'string' },
  'new-key': { type: 'boolean' },
  'in-the-clear': { type: 'boolean' },
} as const

const hour = 3_600_000

const scratchIn = (folder: string): Promise<string> =>
  mkdtemp(join(folder, '.sella-backup-')).catch(error => {
    throw refused('cannotWrite', folder, error)
  })

const sealerGiven = (recipient: string | null): ((content: Readable) => Promise<Readable>) => {
  if (recipient === null) return async content => content
  try {
    return sealerFor(recipient)
  } catch (error) {
    throw refused('recipient', recipient, error)
  }
}

/** A backup as written: `broken` counts the originals that were missing or damaged before. */
interface Written {
  readonly contents: string
  readonly broken: number
}

/**
 * Writes one backup to a file, encrypted if there is a recipient. `scratch` is a folder with enough space for the copy of the
 * database.
 */
const writeBackup = async (at: DataAt, file: string, { scratch, err }: { scratch: string; err: Io['err'] }): Promise<Written> => {
  const recipient = recipientGiven()
  const seal = sealerGiven(recipient)
  const begun = await inWords(() => beginBackup({ ...at, scratch: join(scratch, 'database'), at: new Date() }))
  const content = await seal(begun.content)
  await inWords(() => writeWhole(file, content).finally(begun.end))
  const { tables, originals, missing, damaged } = begun.manifest()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  for (const path of missing) err(`missing: ${path}\n`)
  for (const path of damaged) err(`damaged: ${path}\n`)
  const sealed = recipient ? `, encrypted for ${recipient}` : ''
  const contents = `${rows} rows of ${tables.length} tables and ${originals} originals${sealed}`
  return { contents, broken: missing.length + damaged.length }
}

/**
 * Stores a backup under its time and removes the oldest ones; none of them while originals are broken, since an older backup may be the
 * only place that has them whole. Answers what is wrong, null if nothing is.
 */
const keepBackup = async (
  at: DataAt,
  place: BackupPlace,
  { keep, io: { out, err } }: { keep: number; io: Io },
): Promise<Refused | null> => {
  const scratch = await scratchIn(tmpdir())
  const name = backupName(new Date(), recipientGiven() !== null)
  try {
    const file = join(scratch, name)
    const { contents, broken } = await writeBackup(at, file, { scratch, err })
    await inWords(() => place.put(name, file))
    out(`${place.name}: ${name}: ${contents}\n`)
    if (broken > 0) return refused('brokenKept')
    for (const old of await inWords(() => forgetOld(place, keep))) out(`${place.name}: ${old} removed\n`)
    return null
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const writeOne = async (at: DataAt, output: string, io: Io): Promise<void> => {
  const scratch = await scratchIn(dirname(resolve(output)))
  try {
    const { contents, broken } = await writeBackup(at, output, { scratch, err: io.err })
    io.out(`${output}: ${contents}\n`)
    if (broken > 0) throw refused('brokenBefore')
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Runs once now and then at the given interval in hours until the process ends. What is wrong is reported; work that failed, other than
 * work that tells of something wrong, is tried again after an hour.
 */
const repeat = async (hours: number, work: () => Promise<Refused | null>, err: Io['err']): Promise<never> => {
  for (;;) {
    const pauseHours = await work().then(
      wrong => {
        if (wrong) err(`${wrong.message}\n`)
        return hours
      },
      error => {
        err(`${messageOf(error)}\n`)
        return Math.min(hours, 1)
      },
    )
    await pause(pauseHours * hour)
  }
}

/** A consistent snapshot of database and originals; the server may be running. */
export const backup: Command = {
  usage: 'sella backup [--data DIR] -o FILE | --to DIR|bucket [--keep N] [--every HOURS] [--in-the-clear] | --new-key',
  does: 'writes a consistent snapshot of all data while the server runs',
  run: async io => {
    const { values, positionals } = readOptions(io.args, options)
    const { output, to } = values
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values['new-key']) {
      const { identity, recipient } = await newKeys()
      return io.out(`SELLA_BACKUP_RECIPIENT=${recipient}\nSELLA_BACKUP_IDENTITY=${identity}\n`)
    }
    if ((output === undefined) === (to === undefined)) throw new WrongUsage('-o FILE or --to DIR is needed')
    const at = existing(dataAt(values.data))
    if (at.dataKeys && recipientGiven() === null && !values['in-the-clear']) throw refused('openBackup')
    if (output !== undefined) return writeOne(at, output, io)
    const place = placeGiven(to ?? '', io.err)
    const keep =
      values.keep === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.keep, '--keep', { min: 1, max: 10_000 })
    const once = () => keepBackup(at, place, { keep, io })
    if (values.every === undefined) {
      const wrong = await once()
      if (wrong) throw wrong
      return
    }
    return repeat(wholeNumber(values.every, '--every', { min: 1, max: 720 }), once, io.err)
  },
}
