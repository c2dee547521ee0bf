import { doctorNamed } from '@sella/server/auth/store'
import { dropFactor } from '@sella/server/second-factor/store'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

/** For someone who has lost both phone and recovery codes: the operator verifies who is asking. */
export const secondFactor: Command = {
  usage: 'sella second-factor off LOGIN [--data DIR]',
  does: 'ends the second factor of an account whose phone and recovery codes are lost',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    const [verb, name, ...more] = positionals
    if (verb !== 'off' || name === undefined || more.length > 0) throw new WrongUsage('off LOGIN')
    await withData(dataAt(values.data), async ({ store: { db } }) => {
      const doctor = await doctorNamed(db, name)
      if (!doctor) throw refused('noAccount', name)
      await dropFactor(db, doctor.uuid)
    })
    out(`${name} signs in by password alone\n`)
  },
}
