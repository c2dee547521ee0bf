import { existsSync } from 'node:fs'
import { importAccount } from '@sella/server/archive/import'
import { doctorNamed } from '@sella/server/auth/store'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

const options = { data: { type: 'string' }, user: { type: 'string' } } as const

/** Brings an exported ZIP into an account, all of it or nothing. */
export const importCommand: Command = {
  usage: 'sella import FILE.zip [--data DIR] --user LOGIN',
  does: 'brings an exported ZIP into an account',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    const [place, ...more] = positionals
    const { user } = values
    if (place === undefined || more.length > 0) throw new WrongUsage('which file?')
    if (user === undefined) throw new WrongUsage('--user LOGIN is needed')
    if (!existsSync(place)) throw refused('noFile', place)
    await withData(dataAt(values.data), async data => {
      const doctor = await doctorNamed(data.store.db, user)
      if (!doctor) throw refused('noAccount', user)
      const { patients, records, images, analyses } = await importAccount(data, { doctor: doctor.uuid, place })
      out(`imported: ${patients} cases, ${records} records, ${images} images, ${analyses} own analyses\n`)
    })
  },
}
