import { expect, test, vi } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { someone } from '../testing/samples'

const letters: string[] = []

onEachEngine(
  'a second factor',
  bench => {
    const signIn = (loginName: string, second?: string) =>
      bench()
        .visitor()
        .ask('login', { loginName, password, ...(second === undefined ? {} : { second }) })

    test('is asked for once it is confirmed, and not before; its secret is not kept as it is', async () => {
      const doctor = await bench().doctor('lin')
      const { key, address } = await doctor.call('secondFactorBegin', { password })
      expect(address).toContain(key)
      expect((await signIn('lin')).status).toBe(200)
      expect(await doctor.call('secondFactorGet', {})).toEqual({ since: null, recoveryLeft: 0 })
      expect(await doctor.refusal('secondFactorConfirm', { code: '000000' })).toBe('SECOND_FACTOR_WRONG')
      const phone = await withAuthenticator(bench(), doctor)
      const { db } = bench().server.ports.store
      const stored = JSON.stringify([
        await db.selectFrom('second_factor').selectAll().execute(),
        await db.selectFrom('recovery_code').selectAll().execute(),
      ])
      for (const secret of [key, ...phone.recovery]) expect(stored).not.toContain(secret)
      expect(await doctor.refusal('secondFactorBegin', { password })).toBe('SECOND_FACTOR_ON')
      expect((await doctor.call('secondFactorGet', {})).recoveryLeft).toBe(10)
      expect((await signIn('lin')).envelope.data).toEqual({ reason: 'SECOND_FACTOR_NEEDED', by: 'authenticator' })
      expect((await signIn('lin', phone.next())).status).toBe(200)
    })

    test('says nothing to who does not know the password', async () => {
      const doctor = await bench().doctor('zhao')
      const phone = await withAuthenticator(bench(), doctor)
      const wrong = { loginName: 'zhao', password: 'not this one', second: phone.next() }
      expect(await bench().visitor().refusal('login', wrong)).toBe('SIGN_IN_WRONG')
      // The code was not used up by that.
      expect((await signIn('zhao', phone.code())).status).toBe(200)
    })

    test('takes each code once, of many at the same moment one, and none that is older than the last', async () => {
      const doctor = await bench().doctor('qian')
      const phone = await withAuthenticator(bench(), doctor)
      const before = phone.next()
      const code = phone.next()
      const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await signIn('qian', code)).status))
      expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
      expect((await signIn('qian', before)).envelope.data.reason).toBe('SECOND_FACTOR_WRONG')
    })

    test('is guessed eight times, from whatever address; then even the right code waits', async () => {
      const doctor = await bench().doctor('sun')
      const phone = await withAuthenticator(bench(), doctor)
      phone.next()
      const from = (i: number, second: string) =>
        bench()
          .visitor('', { 'x-forwarded-for': `10.0.0.${i}` })
          .ask('login', { loginName: 'sun', password, second })
      for (let i = 0; i < 8; i += 1)
        expect((await from(i, 'abc123')).envelope.data).toMatchObject({ reason: 'SECOND_FACTOR_WRONG', left: 7 - i })
      expect((await from(9, phone.code())).status).toBe(429)
      bench().clock.ahead += 16 * 60_000
      expect((await signIn('sun', phone.code())).status).toBe(200)
    })

    test('says as many tries as there are: the password that goes with each code is counted too', async () => {
      const doctor = await bench().doctor('tries')
      const phone = await withAuthenticator(bench(), doctor)
      expect((await signIn('tries')).status).toBe(403)
      const left: unknown[] = []
      for (let i = 0; i < 7; i += 1) left.push((await signIn('tries', 'abc123')).envelope.data.left)
      expect(left).toEqual([6, 5, 4, 3, 2, 1, 0])
      expect((await signIn('tries', phone.next())).status).toBe(429)
    })

    test('is replaced by a recovery code, each once; new ones end the old', async () => {
      const doctor = await bench().doctor('zhou')
      const phone = await withAuthenticator(bench(), doctor)
      const [first = '', second = ''] = phone.recovery
      expect((await signIn('zhou', first.toUpperCase())).status).toBe(200)
      expect((await signIn('zhou', first)).status).toBe(400)
      expect((await doctor.call('secondFactorGet', {})).recoveryLeft).toBe(9)
      const renewed = await doctor.call('secondFactorRecovery', { password, code: phone.next() })
      expect((await signIn('zhou', second)).status).toBe(400)
      expect((await signIn('zhou', renewed.recovery[0])).status).toBe(200)
    })

    test('is asked for by a sign-in with a code that was sent, which is not used up meanwhile', async () => {
      const doctor = await bench().doctor('wuming')
      const phone = await withAuthenticator(bench(), doctor)
      await bench().visitor().call('verifyCode', { loginName: 'wuming' })
      const code = await vi.waitFor(() => {
        const digits = /\b\d{6}\b/.exec(letters.at(-1) ?? '')?.[0]
        if (!digits) throw new Error('no letter')
        return digits
      }, 20_000)
      letters.length = 0
      const given = { loginName: 'wuming', code }
      expect(await bench().visitor().refusal('codeLogin', given)).toBe('SECOND_FACTOR_NEEDED')
      expect(
        await bench()
          .visitor()
          .refusal('codeLogin', { ...given, second: '000000' }),
      ).toBe('SECOND_FACTOR_WRONG')
      expect(
        await bench()
          .visitor()
          .refusal('codeLogin', { ...given, second: phone.next() }),
      ).toBe('DONE')
    })

    test('is asked for by the phone that confirms a QR sign-in', async () => {
      const doctor = await bench().doctor('zheng')
      const phone = await withAuthenticator(bench(), doctor)
      const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
      expect(await doctor.refusal('qrcodeConfirm', { ticket })).toBe('SECOND_FACTOR_NEEDED')
      expect((await bench().visitor().call('qrcodeCheck', { ticket, secret })).status).toBe('waiting')
      await doctor.call('qrcodeConfirm', { ticket, second: phone.next() })
      expect((await bench().visitor().call('qrcodeCheck', { ticket, secret })).status).toBe('confirmed')
    })

    test('is asked for before the account is deleted', async () => {
      const doctor = await bench().doctor('chu')
      const phone = await withAuthenticator(bench(), doctor)
      expect(await doctor.refusal('accountDelete', { password })).toBe('SECOND_FACTOR_NEEDED')
      expect(await doctor.refusal('accountDelete', { password: 'wrong one', second: phone.next() })).toBe('PASSWORD_WRONG')
      expect(await doctor.refusal('accountDelete', { password, second: '000000' })).toBe('SECOND_FACTOR_WRONG')
      expect(await doctor.refusal('accountDelete', { password, second: phone.code() })).toBe('DONE')
      expect(await doctor.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    })

    test('ends only with the password and a code; setting it up needs the password and ends sessions opened without it', async () => {
      const doctor = await bench().doctor('wang')
      const elsewhere = bench().visitor((await bench().visitor().call('login', { loginName: 'wang', password })).token)
      expect(await doctor.refusal('secondFactorBegin', { password: 'wrong one' })).toBe('PASSWORD_WRONG')
      expect(await doctor.refusal('secondFactorOff', { password, code: '000000' })).toBe('NOT_FOUND')
      const phone = await withAuthenticator(bench(), doctor)
      expect(await elsewhere.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
      expect(await doctor.refusal('secondFactorOff', { password: 'wrong one', code: phone.next() })).toBe('PASSWORD_WRONG')
      expect(await doctor.refusal('secondFactorOff', { password, code: '000000' })).toBe('SECOND_FACTOR_WRONG')
      expect(await doctor.refusal('secondFactorOff', { password, code: phone.code() })).toBe('DONE')
      expect((await signIn('wang')).status).toBe(200)
      expect(await doctor.call('secondFactorGet', {})).toEqual({ since: null, recoveryLeft: 0 })
    })

    test('asked for by a clinic, shows nothing of it to who has none, from the next call on', async () => {
      const owner = await bench().doctor()
      await owner.call('clinicFound', { name: '甲诊所', withCases: false })
      const member = await bench().doctor()
      const { token } = await owner.call('invitationAdd', { name: '李', role: 'orthodontist', days: 1 })
      await member.call('invitationAccept', { token })
      expect(await owner.refusal('clinicTwoSteps', { required: true })).toBe('SECOND_FACTOR_REQUIRED')
      expect(await member.refusal('clinicTwoSteps', { required: true })).toBe('ROLE_FORBIDS')
      await withAuthenticator(bench(), owner)
      await owner.call('clinicTwoSteps', { required: true })
      expect((await owner.call('clinicGet', {})).members.map(member => member.twoSteps)).toEqual([true, false])
      expect(await member.refusal('patientGet', {})).toBe('SECOND_FACTOR_REQUIRED')
      expect(await member.refusal('patientAdd', someone('甲'))).toBe('SECOND_FACTOR_REQUIRED')
      expect((await member.call('clinicMine', {})).barred).toBe(true)
      await withAuthenticator(bench(), member)
      expect(await member.refusal('patientGet', {})).toBe('DONE')
      expect((await member.call('clinicMine', {})).barred).toBe(false)
    })
  },
  { config: { proxies: 1 }, instead: { mail: { send: async letter => void letters.push(letter.text) } } },
)
