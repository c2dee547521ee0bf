import { expect, it, vi } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { passkeyDevice, withPasskey } from '../testing/passkey-device'

const letters: string[] = []

onEachEngine(
  'second factors at the same moment',
  bench => {
    const ask = () => bench().visitor().call('passkeyAsk', {})
    const leftOf = async (doctor: Awaited<ReturnType<ReturnType<typeof bench>['doctor']>>) =>
      (await doctor.call('secondFactorGet', {})).recoveryLeft

    it('make one set of recovery codes when several are the first', async () => {
      for (let round = 0; round < 4; round += 1) {
        const doctor = await bench().doctor()
        const questions = await Promise.all([1, 2, 3, 4].map(() => doctor.call('passkeyBegin', { password })))
        const added = questions.map(asked => doctor.ask('passkeyAdd', { name: 'x', made: passkeyDevice().make(asked) }))
        const sets = (await Promise.all(added)).filter(({ envelope }) => Array.isArray(envelope.data.recovery))
        expect([sets.length, await leftOf(doctor)]).toEqual([1, 10])
      }
    })

    it('leave ten recovery codes, however many ask for new ones', async () => {
      const doctor = await bench().doctor()
      let { recovery } = await withAuthenticator(bench(), doctor)
      for (let round = 0; round < 3; round += 1) {
        const renew = (code: string) => doctor.ask('secondFactorRecovery', { password, code })
        const replies = await Promise.all(recovery.slice(0, 6).map(renew))
        expect(await leftOf(doctor)).toBe(10)
        const sets = replies.flatMap(({ envelope }) => (envelope.code === 200 ? [envelope.data.recovery as string[]] : []))
        // One of the sets given holds.
        for (const set of sets) {
          const next = await doctor.ask('secondFactorRecovery', { password, code: set[0] })
          if (next.envelope.code === 200) recovery = next.envelope.data.recovery as string[]
        }
      }
    })

    it('let a recovery code in once of ten times', async () => {
      await withAuthenticator(bench(), await bench().doctor('tenfold'))
      const { recovery } = await withPasskey(await bench().doctor('tenfold.two'))
      const enter = (n: number) =>
        bench()
          .visitor('', { 'x-forwarded-for': `10.7.0.${n}` })
          .refusal('login', { loginName: 'tenfold.two', password, second: recovery?.[3] })
      const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => enter(n)))
      expect(replies.filter(reply => reply === 'DONE')).toHaveLength(1)
    })

    it('are twenty passkeys at most, also where more were begun before', async () => {
      const doctor = await bench().doctor()
      const { device } = await withPasskey(doctor)
      const questions: Parameters<typeof device.make>[0][] = []
      for (let n = 0; n < 24; n += 1)
        questions.push(await doctor.call('passkeyBegin', { password, second: device.answer(await ask()) }))
      const add = (asked: (typeof questions)[number]) =>
        doctor.refusal('passkeyAdd', { name: 'x', made: passkeyDevice().make(asked) })
      const replies = await Promise.all(questions.map(add))
      expect(replies.filter(reply => reply === 'PASSKEY_LIMIT')).toHaveLength(5)
      expect((await doctor.call('passkeyList', {})).passkeys).toHaveLength(20)
      const begun = await doctor.ask('passkeyBegin', { password, second: device.answer(await ask()) })
      expect(begun.envelope.data).toEqual({ reason: 'PASSKEY_LIMIT', limit: 20 })
    })

    it('set up while somebody signs in without one let nobody in by what was checked before', async () => {
      const { secondFactor } = bench().server.ports
      /** The account gets its first passkey while its password, or a code, is being checked. */
      const overtaken = async (loginName: string, signIn: () => Promise<string>) => {
        const doctor = await bench().doctor(loginName)
        const pass = secondFactor.pass
        const spy = vi.spyOn(secondFactor, 'pass').mockImplementationOnce(async (...given) => {
          const passed = await pass(...given)
          const asked = await doctor.call('passkeyBegin', { password })
          await doctor.call('passkeyAdd', { name: 'x', made: passkeyDevice().make(asked) })
          return passed
        })
        const reply = await signIn()
        spy.mockRestore()
        return [reply, (await doctor.call('sessionList', {})).length]
      }
      const refused = ['SECOND_FACTOR_NEEDED', 1]
      const byPassword = () => bench().visitor().refusal('login', { loginName: 'overtaken', password })
      expect(await overtaken('overtaken', byPassword)).toEqual(refused)
      const byCode = async () => {
        letters.length = 0
        await bench().visitor().call('verifyCode', { loginName: 'by.code' })
        await vi.waitFor(() => expect(letters).toHaveLength(1), { timeout: 20_000 })
        const code = /\b\d{6}\b/.exec(letters[0] ?? '')?.[0]
        return bench().visitor().refusal('codeLogin', { loginName: 'by.code', code })
      }
      // The code was ended with all else that was begun before.
      expect(await overtaken('by.code', byCode)).toEqual(['CODE_WRONG', 1])
    })

    it('are confirmed by a code of their own secret, not of one that was replaced meanwhile', async () => {
      const doctor = await bench().doctor()
      const { secondFactor } = bench().server.ports
      const proved = secondFactor.proved
      const spy = vi.spyOn(secondFactor, 'proved').mockImplementationOnce(async (...given) => {
        const secret = await proved(...given)
        await doctor.call('secondFactorBegin', { password })
        return secret
      })
      await expect(withAuthenticator(bench(), doctor)).rejects.toThrow('SECOND_FACTOR_ON')
      spy.mockRestore()
      expect(await doctor.call('secondFactorGet', {})).toEqual({ since: null, recoveryLeft: 0 })
      // A code of this half minute was used.
      bench().clock.ahead += 30_000
      expect((await withAuthenticator(bench(), doctor)).recovery).toHaveLength(10)
    })

    it('leave no recovery codes when the last two go together', async () => {
      for (let round = 0; round < 3; round += 1) {
        const doctor = await bench().doctor()
        const { device } = await withPasskey(doctor)
        const phone = await withAuthenticator(bench(), doctor, device.answer(await ask()))
        const [key] = (await doctor.call('passkeyList', {})).passkeys
        const second = device.answer(await ask())
        const code = phone.next()
        await Promise.all([
          doctor.call('passkeyRemove', { uuid: key?.uuid ?? '', password, second }),
          doctor.call('secondFactorOff', { password, code }),
        ])
        const { db } = bench().server.ports.store
        const { userId } = await doctor.call('cUserInfo', {})
        expect(await db.selectFrom('recovery_code').selectAll().where('doctor_id', '=', userId).execute()).toEqual([])
      }
    })
  },
  { config: { proxies: 1 }, instead: { mail: { send: async letter => void letters.push(letter.text) } } },
)
