import { expect, test, vi } from 'vitest'
import type { Letter } from '../mail/mail'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { passkeyDevice } from '../testing/passkey-device'
import { checkedCode, useCode } from './codes'

const sent: Letter[] = []
const mail = { send: async (letter: Letter) => void sent.push(letter) }
const minute = 60_000

onEachEngine(
  'what was begun before',
  bench => {
    const codes = () => sent.flatMap(({ text }) => /(?:验证码：)(\d{6})/.exec(text)?.[1] ?? [])
    const codeFor = async (loginName: string): Promise<string> => {
      const before = codes().length
      await bench().visitor().call('verifyCode', { loginName })
      return vi.waitFor(
        () => {
          const code = codes()[before]
          if (!code) throw new Error('no letter')
          return code
        },
        { timeout: 20_000 },
      )
    }
    const reachable = async (name: string) => {
      const doctor = await bench().doctor(name)
      await doctor.call('userUpdate', { userName: 'x', phone: null, email: `${name}@clinic.test`, age: null, password })
      return doctor
    }
    const byCode = (loginName: string, code: string) => bench().visitor().refusal('codeLogin', { loginName, code })

    test('a change of the address ends the codes sent to the one of before; a change of something else ends none', async () => {
      const doctor = await reachable('moves')
      const to = (email: string, userName: string) =>
        doctor.call('userUpdate', { userName, phone: null, email, age: null, password })
      const first = await codeFor('moves')
      await to('elsewhere@clinic.test', 'x')
      expect(await byCode('moves', first)).toBe('CODE_WRONG')
      const second = await codeFor('moves')
      await to('elsewhere@clinic.test', 'y')
      expect(await byCode('moves', second)).toBe('DONE')
    })

    test('a change of the password ends codes, a passkey and an authenticator that were begun', async () => {
      const doctor = await reachable('renews')
      const [code, question] = [await codeFor('renews'), await doctor.call('passkeyBegin', { password })]
      const phone = withAuthenticator(bench(), {
        ...doctor,
        call: (async (name: string, input: never) => {
          if (name === 'secondFactorConfirm')
            await doctor.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
          return doctor.call(name as never, input)
        }) as typeof doctor.call,
      })
      await expect(phone).rejects.toThrow('SECOND_FACTOR_WRONG')
      expect(await byCode('renews', code)).toBe('CODE_WRONG')
      expect(await doctor.refusal('passkeyAdd', { name: 'x', made: passkeyDevice().make(question) })).toBe('PASSKEY_REFUSED')
      expect(await doctor.call('secondFactorGet', {})).toEqual({ since: null, recoveryLeft: 0 })
    })

    test('ended codes still count among those that a name may get', async () => {
      const doctor = await reachable('counted')
      for (let n = 0; n < 3; n += 1) await codeFor('counted')
      await doctor.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
      expect(await bench().visitor().refusal('verifyCode', { loginName: 'counted' })).toBe('SIGN_IN_THROTTLED')
    })

    test('of ten codes asked for at the same moment three are sent, and the last one holds', async () => {
      await reachable('hurries')
      const before = codes().length
      const ask = () => bench().visitor().refusal('verifyCode', { loginName: 'hurries' })
      const replies = await Promise.all(Array.from({ length: 10 }, ask))
      expect(replies.filter(reply => reply === 'DONE')).toHaveLength(3)
      await vi.waitFor(() => expect(codes().length).toBe(before + 3), { timeout: 20_000 })
      const { db } = bench().server.ports.store
      const open = db.selectFrom('verify_code').select('attempts').where('login_key', '=', 'hurries').where('attempts', '<', 5)
      expect(await open.execute()).toHaveLength(1)
    })

    test('a code is used once of ten times at the same moment, to sign in and to set a password', async () => {
      await reachable('tenfold')
      const code = await codeFor('tenfold')
      const from = (n: number) => bench().visitor('', { 'x-forwarded-for': `10.9.0.${n}` })
      const signedIn = await Promise.all(
        Array.from({ length: 10 }, (_, n) => from(n).refusal('codeLogin', { loginName: 'tenfold', code })),
      )
      expect(signedIn.filter(reply => reply === 'DONE')).toHaveLength(1)
      const another = await codeFor('tenfold')
      const reset = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          from(n).refusal('passwordReset', { loginName: 'tenfold', code: another, password: `another horse ${n}` }),
        ),
      )
      expect(reset.filter(reply => reply === 'DONE')).toHaveLength(1)
    })

    test('a right code is not found by forty at the same moment, from whatever addresses', async () => {
      await reachable('forty')
      const code = await codeFor('forty')
      const wrong = (n: number) => String((Number(code) + n) % 1_000_000).padStart(6, '0')
      const tries = Array.from({ length: 40 }, (_, n) =>
        bench()
          .visitor('', { 'x-forwarded-for': `10.8.0.${n}` })
          .refusal('codeLogin', { loginName: 'forty', code: wrong(n + 1) }),
      )
      expect(new Set(await Promise.all(tries))).toEqual(new Set(['CODE_WRONG']))
      const elsewhere = bench().visitor('', { 'x-forwarded-for': '10.8.1.0' })
      expect(await elsewhere.refusal('codeLogin', { loginName: 'forty', code })).toBe('CODE_WRONG')
      // Two tries are left to who asked for it.
      expect(await byCode('forty', wrong(1))).toBe('CODE_WRONG')
      expect(await byCode('forty', code)).toBe('DONE')
    })

    test('a code that was checked and used by another call, or ended, is not replaced by a newer one', async () => {
      const doctor = await reachable('replaced')
      const { db } = bench().server.ports.store
      const at = () => new Date(Date.now() + bench().clock.ahead).toISOString()
      const check = async () => {
        const code = await codeFor('replaced')
        const now = Date.now() + bench().clock.ahead
        return { code, checked: await checkedCode(db, { key: 'replaced', code, network: '127.0.0.1', now }) }
      }
      const use = (checked: Awaited<ReturnType<typeof check>>['checked']) =>
        db.transaction().execute(tx => useCode(tx, { ...checked, at: at() }))
      const first = await check()
      expect(await byCode('replaced', first.code)).toBe('DONE')
      const newer = await codeFor('replaced')
      await expect(use(first.checked)).rejects.toMatchObject({ code: 'CODE_WRONG' })
      expect(await byCode('replaced', newer)).toBe('DONE')
      bench().clock.ahead += 16 * minute
      const second = await check()
      await doctor.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
      await expect(use(second.checked)).rejects.toMatchObject({ code: 'CODE_WRONG' })
    })
  },
  { config: { proxies: 1 }, instead: { mail } },
)
