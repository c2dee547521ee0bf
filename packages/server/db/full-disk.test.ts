import { errorText } from '@sella/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { password, startBench } from '../testing/bench'
import { someone } from '../testing/samples'

/** Ways a disk takes nothing more, as SQLite itself sees them. */
const troubles = [
  ['full', 'pragma max_page_count = 1', 'pragma max_page_count = 1073741823', 507, 'DISK_FULL'],
  ['read-only', 'pragma query_only = 1', 'pragma query_only = 0', 503, 'DISK_READ_ONLY'],
] as const

test.each(troubles)(
  'a %s disk is said in words; doctors sign in and read, and go on when it is well again',
  async (_, spoil, heal, status, reason) => {
    const bench = await startBench(null)
    const { db } = bench.server.ports.store
    const doctor = await bench.doctor('reads')
    const { uuid } = await doctor.call('patientAdd', someone('陈一'))
    const { ticket, secret } = await doctor.call('qrcodeCreate', {})
    await doctor.call('qrcodeConfirm', { ticket })
    await sql.raw(spoil).execute(db)
    // A full disk has room in pages that are begun.
    let refused = await doctor.ask('patientAdd', { ...someone('x'), notes: 'x'.repeat(4000) })
    for (let i = 0; i < 500 && refused.status === 200; i += 1)
      refused = await doctor.ask('patientAdd', { ...someone(`x${i}`), notes: 'x'.repeat(4000) })
    const { envelope, headers } = refused
    expect([refused.status, envelope.data.reason, envelope.message]).toEqual([status, reason, errorText(reason, 'zh')])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('x-reference')).toMatch(/^[0-9a-f]{8}$/)
    // Until attempts and sessions find no room either.
    const tokens: string[] = []
    for (let i = 0; i < 40; i += 1) tokens.push((await bench.visitor().call('login', { loginName: 'reads', password })).token)
    const again = bench.visitor(tokens.at(-1))
    expect((await again.call('patientFind', { uuid })).name).toBe('陈一')
    expect((await again.call('cUserInfo', {})).loginName).toBe('reads')
    const guess = () => bench.visitor().refusal('login', { loginName: 'other', password: 'wrong horse' })
    const guesses: string[] = []
    for (let i = 0; i < 20; i += 1) guesses.push(await guess())
    expect(guesses.at(-1)).toBe('SIGN_IN_THROTTLED')
    // By a QR code, whose ticket is used up with the session it opens, she does not sign in then.
    expect(await bench.visitor().refusal('qrcodeCheck', { ticket, secret })).toBe(reason)
    await again.call('logout', {}).catch(() => undefined)
    await sql.raw(heal).execute(db)
    expect(await doctor.refusal('patientAdd', someone('y'))).toBe('DONE')
    await bench.close()
  },
)
