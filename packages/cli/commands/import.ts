import { existsSync } from 'node:fs'
import type { SameNumber } from '@sella/contract/import-event'
import { importAccount } from '@sella/server/archive/import'
import { NumbersTaken } from '@sella/server/archive/taken'
import { doctorNamed } from '@sella/server/auth/store'
import { tellServers } from '@sella/server/events/notices'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { oneOf, readOptions } from '../options'
import { refused } from '../refusals'

const options = {
  data: { type: 'string' },
  user: { type: 'string' },
  same: { type: 'string' },
  others: { type: 'string' },
} as const

const sameNumberIn = ({
  same,
  others,
}: {
  readonly same?: string | undefined
  readonly others?: string | undefined
}): SameNumber => ({
  ...(same === undefined ? {} : { same: oneOf(same, '--same', ['merge', 'separate', 'leave'] as const) }),
  ...(others === undefined ? {} : { others: oneOf(others, '--others', ['separate', 'leave'] as const) }),
})

/** Lists the cases that may already exist, and refuses. */
const refuseTaken = (error: unknown, err: (text: string) => void): never => {
  if (!(error instanceof NumbersTaken)) throw error
  const { same, others, cases } = error.asks
  for (const { caseNo, here, archived, binned } of cases)
    err(
      `${caseNo || '-'}: ${here.name} ${here.birthday ?? ''}${binned ? ' (bin)' : ''} / ${archived.name} ${archived.birthday ?? ''}\n`,
    )
  throw refused('numbersTaken', same, others)
}

/** Imports an exported ZIP into an account, all of it or nothing. */
export const importCommand: Command = {
  usage: 'sella import FILE.zip [--data DIR] --user LOGIN [--same merge|separate|leave] [--others separate|leave]',
  does: 'brings an exported ZIP into an account',
  run: async ({ args, out, err }) => {
    const { values, positionals } = readOptions(args, options)
    const [place, ...more] = positionals
    const { user } = values
    if (place === undefined || more.length > 0) throw new WrongUsage('which file?')
    if (user === undefined) throw new WrongUsage('--user LOGIN is needed')
    const sameNumber = sameNumberIn(values)
    if (!existsSync(place)) throw refused('noFile', place)
    await withData(dataAt(values.data), async data => {
      const doctor = await doctorNamed(data.store.db, user)
      if (!doctor) throw refused('noAccount', user)
      const imported = await importAccount(data, { doctor: doctor.uuid, place, sameNumber }).catch(error =>
        refuseTaken(error, err),
      )
      await tellServers(data.store, { doctor: doctor.uuid, event: { type: 'cases' } })
      const { patients, merged, records, images, analyses } = imported
      const { completed = 0, restored = 0, returned = 0, picturesReturned = 0, differ = 0 } = imported
      const into = merged > 0 ? ` (${merged} merged)` : ''
      if (completed > 0) out(`completed: ${completed} records that were here\n`)
      if (restored > 0) out(`restored: ${restored} cases from the bin\n`)
      if (returned > 0) out(`restored: ${returned} records from the bin of their case\n`)
      if (picturesReturned > 0) out(`restored: ${picturesReturned} images from the bin of their record\n`)
      if (differ > 0) err(`${differ} cases have other details or notes in the file; those here stay\n`)
      out(`imported: ${patients} cases${into}, ${records} records, ${images} images, ${analyses} own analyses\n`)
    })
  },
}
