import { needs, whileLocked } from '@sella/contract/access/needs'
import type { CallName } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'

const minute = 60_000
const day = 1440 * minute

onEachEngine(
  'a session that nobody uses',
  bench => {
    test('is locked after the idle time by the server itself, and opens nothing by any call until it is unlocked', async () => {
      const doctor = await bench().doctor()
      await doctor.call('patientGet', {})
      bench().clock.ahead += 11 * minute
      const shut = Object.keys(needs).filter(name => !whileLocked.has(name as CallName)) as CallName[]
      expect(shut.length).toBeGreaterThan(100)
      for (const name of shut) {
        const { status, envelope } = await doctor.ask(name, {})
        expect([name, status, envelope.data.reason]).toEqual([name, 423, 'SESSION_LOCKED'])
      }
      expect((await doctor.ask('sessionUnlock', { password: 'not this' })).envelope.data).toMatchObject({
        reason: 'UNLOCK_WRONG',
      })
      expect(await doctor.refusal('patientGet', {})).toBe('SESSION_LOCKED')
      await doctor.call('sessionUnlock', { password })
      expect(await doctor.refusal('patientGet', {})).toBe('DONE')
    })

    test('is never locked while it is used, however seldom within the idle time', async () => {
      const doctor = await bench().doctor()
      for (let i = 0; i < 8; i += 1) {
        bench().clock.ahead += 7 * minute
        expect(await doctor.refusal('patientGet', {})).toBe('DONE')
      }
    })

    test('is locked the idle time after its last use, give or take a quarter, not after one noted long before', async () => {
      const doctor = await bench().doctor()
      for (let i = 0; i < 3; i += 1) {
        bench().clock.ahead += 2.6 * minute
        expect(await doctor.refusal('patientGet', {})).toBe('DONE')
        bench().clock.ahead += 9.5 * minute
        expect(await doctor.refusal('patientGet', {})).toBe('DONE')
      }
    })

    test('is locked when its browser says so, with its stream of events, and that session alone', async () => {
      const doctor = await bench().doctor('two.windows')
      const other = bench().visitor((await bench().visitor().call('login', { loginName: 'two.windows', password })).token)
      const stream = await listen(bench(), doctor)
      await doctor.call('sessionLock', {})
      await expect.poll(() => stream.state.ended, { timeout: 20_000 }).toBe(true)
      expect(await doctor.refusal('patientGet', {})).toBe('SESSION_LOCKED')
      expect(await other.refusal('patientGet', {})).toBe('DONE')
      expect(await doctor.refusal('logout', {})).toBe('DONE')
    })

    test('is unlocked by a code of the authenticator too, where there is one', async () => {
      const doctor = await bench().doctor()
      await doctor.call('sessionLock', {})
      expect(await doctor.refusal('sessionUnlock', { code: '123456' })).toBe('NOT_FOUND')
      await doctor.call('sessionUnlock', { password })
      const phone = await withAuthenticator(bench(), doctor)
      await doctor.call('sessionLock', {})
      expect(await doctor.refusal('sessionUnlock', { code: '000000' })).toBe('SECOND_FACTOR_WRONG')
      await doctor.call('sessionUnlock', { code: phone.next() })
      expect(await doctor.refusal('patientGet', {})).toBe('DONE')
    })

    test('is no place to guess the password', async () => {
      const doctor = await bench().doctor()
      await doctor.call('sessionLock', {})
      for (let i = 0; i < 8; i += 1)
        expect((await doctor.ask('sessionUnlock', { password: 'guess' })).envelope.data).toMatchObject({ left: 7 - i })
      expect(await doctor.refusal('sessionUnlock', { password })).toBe('SIGN_IN_THROTTLED')
    })

    test('ends after the longest time, however much it was used, and says beforehand when', async () => {
      const doctor = await bench().doctor('long.here')
      const { endsAt, idleMinutes } = await doctor.call('sessionState', {})
      expect(idleMinutes).toBe(10)
      const left = (): number => Date.parse(endsAt) - Date.now() - bench().clock.ahead
      expect(Math.abs(left() - 2 * day)).toBeLessThan(minute)
      while (left() > 9 * minute) {
        bench().clock.ahead += Math.min(left() - 8 * minute, 6 * 60 * minute)
        await doctor.call('sessionUnlock', { password })
      }
      expect(await doctor.refusal('patientGet', {})).toBe('DONE')
      bench().clock.ahead += 9 * minute
      expect(await doctor.refusal('patientGet', {})).toBe('SESSION_EXPIRED')
      expect(await doctor.refusal('sessionUnlock', { password })).toBe('SESSION_EXPIRED')
      // Nor does it stand in the list of those that still open something.
      const again = bench().visitor((await bench().visitor().call('login', { loginName: 'long.here', password })).token)
      expect((await again.call('sessionList', {})).map(({ current }) => current)).toEqual([true])
    })
  },
  { config: { idleMinutes: 10, sessionLongestDays: 2 } },
)
