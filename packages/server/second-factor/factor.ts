import type { SecondStep } from '../auth/second-step'
import type { Throttle } from '../auth/throttle'
import { diskTrouble } from '../db/disk-trouble'
import type { Clock } from '../db/now'
import type { Db } from '../db/open'
import { factorsOf } from '../db/second-factor'
import { Refusal } from '../http/refusal'
import { newKey, plainCode, stepOf } from './one-time'
import type { Passkeys } from './passkeys'
import { seal, unseal } from './sealed'
import { type FactorRow, factorOf, keepSecret, takeRecovery, takeStep } from './store'

interface Ports {
  readonly db: Db
  readonly throttle: Throttle
  readonly now: Clock
  /** The 32-byte key with which secrets are encrypted. */
  readonly key: Buffer
  readonly passkeys: Pick<Passkeys, 'answered'>
}

export interface SecondFactor extends SecondStep {
  /** Creates a secret to be confirmed, in Base32; refuses where one is already confirmed. */
  begin(doctor: string): Promise<string>
  /** Resolves to the pending secret, as stored, that a code belongs to; refuses a code that does not belong to it. */
  proved(doctor: string, code: string): Promise<string>
}

/** Remembers used time steps in memory while the disk cannot be written. */
const unwrittenSteps = () => {
  const used = new Map<string, number>()
  return (doctor: string, step: number): boolean => {
    if ((used.get(doctor) ?? 0) >= step) return false
    used.set(doctor, step)
    return true
  }
}

/** Whether a code belongs to this secret and has not been used before. */
const fitting = ({ db, now, key }: Pick<Ports, 'db' | 'now' | 'key'>) => {
  const unwritten = unwrittenSteps()
  const takeOnce = (doctor: string, step: number): Promise<boolean> =>
    takeStep(db, doctor, step).catch((error: unknown) => {
      if (diskTrouble(error) === null) throw error
      return unwritten(doctor, step)
    })
  return async ({ doctor_id: doctor, secret }: FactorRow, code: string): Promise<boolean> => {
    const plain = unseal(key, secret, doctor)
    const step = plain === null ? null : stepOf(plain, code, now())
    return step === null ? false : takeOnce(doctor, step)
  }
}

/** Second factors stored in the database: time-based codes (RFC 6238), and recovery codes in their place. */
export const secondFactorIn = ({ db, throttle, now, key, passkeys }: Ports): SecondFactor => {
  const fits = fitting({ db, now, key })
  /** Counted under one name for all addresses: someone who knows the password must not guess from many addresses. */
  const counted = async (doctor: string, right: () => Promise<boolean>): Promise<void> => {
    const attempt = { name: `second of ${doctor}`, address: `second of ${doctor}` }
    const left = await throttle.begin(attempt)
    if (!(await right())) throw new Refusal('SECOND_FACTOR_WRONG', { left })
    await throttle.forgive(attempt)
  }
  const passCode = async (doctor: string, code: string): Promise<void> => {
    const row = await factorOf(db, doctor)
    await counted(
      doctor,
      async () =>
        (row?.confirmed_at != null && (await fits(row, code))) || (code.length > 6 && (await takeRecovery(db, doctor, code))),
    )
  }
  return {
    pass: async (doctor, given) => {
      const by = await factorsOf(db, doctor)
      if (by === null) return false
      if (given === undefined) throw new Refusal('SECOND_FACTOR_NEEDED', { by })
      if (typeof given === 'string') await passCode(doctor, plainCode(given))
      else await passkeys.answered(given, doctor)
      return true
    },
    begin: async doctor => {
      const plain = newKey()
      if (!(await keepSecret(db, doctor, seal(key, plain, doctor)))) throw new Refusal('SECOND_FACTOR_ON')
      return plain
    },
    proved: async (doctor, typed) => {
      const row = await factorOf(db, doctor)
      if (row?.confirmed_at) throw new Refusal('SECOND_FACTOR_ON')
      await counted(doctor, async () => row !== undefined && fits(row, plainCode(typed)))
      return row?.secret ?? ''
    },
  }
}
