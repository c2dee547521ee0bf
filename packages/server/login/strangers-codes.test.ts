import { expect, test, vi } from 'vitest'
import type { Letter } from '../mail/mail'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'

const sent: Letter[] = []
const mail = { send: async (letter: Letter) => void sent.push(letter) }
const minute = 60_000
const statuses = (...runs: readonly (readonly [count: number, status: number])[]) =>
  runs.flatMap(([count, status]) => Array.from({ length: count }, () => status))

onEachEngine(
  'codes that strangers ask for',
  bench => {
    const from = (address: string) => bench().visitor('', { 'x-forwarded-for': address })
    const asked = async (loginName: string, address: string, times: number): Promise<readonly number[]> => {
      const replies: number[] = []
      for (let n = 0; n < times; n += 1) replies.push((await from(address).ask('verifyCode', { loginName })).status)
      return replies
    }
    /** The code that a name gets by asking from an address. */
    const codeOf = async (loginName: string, address: string): Promise<string> => {
      const letters = () => sent.filter(({ to }) => to === loginName)
      const before = letters().length
      await from(address).call('verifyCode', { loginName })
      const letter = await vi.waitFor(
        () => {
          const last = letters()[before]
          if (!last) throw new Error('no letter')
          return last
        },
        { timeout: 20_000 },
      )
      return /\b\d{6}\b/.exec(letter.text)?.[0] ?? ''
    }
    const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const signIn = (loginName: string, address: string, code: string) => from(address).refusal('codeLogin', { loginName, code })

    test('are few from a network and from all together, and do not keep the owner from hers where she is signed in', async () => {
      await bench().doctor('works.here')
      await from('10.1.0.1').call('login', { loginName: 'works.here', password })
      for (const name of ['works.here', 'nobody.at.all']) {
        expect(await asked(name, '10.2.0.1', 4)).toEqual(statuses([3, 200], [1, 429]))
        expect(await asked(name, '10.2.0.2', 3)).toEqual(statuses([2, 200], [1, 429]))
        expect(await asked(name, '10.2.0.3', 1)).toEqual([429])
      }
      expect(await asked('nobody.at.all', '10.1.0.1', 1)).toEqual([429])
      expect(await asked('works.here', '10.1.0.1', 4)).toEqual(statuses([3, 200], [1, 429]))
      // Another doctor who is signed in at the same place is a stranger to this account.
      await bench().doctor('a.colleague')
      await from('10.1.0.9').call('login', { loginName: 'a.colleague', password })
      expect(await asked('works.here', '10.1.0.9', 1)).toEqual([429])
      bench().clock.ahead += 16 * minute
      expect(await asked('works.here', '10.2.0.3', 1)).toEqual([200])
    })

    test('count for an IPv6 connection as one, and where a session has ended as for anybody', async () => {
      await bench().doctor('by.six')
      expect(await asked('by.six', '2001:db8:1:1::1', 2)).toEqual([200, 200])
      expect(await asked('by.six', '2001:db8:1:1:ffff::2', 2)).toEqual([200, 429])
      const { token } = await from('2001:db8:1:2::1').call('login', { loginName: 'by.six', password })
      expect(await asked('by.six', '10.3.0.1', 3)).toEqual([200, 200, 429])
      expect(await asked('by.six', '2001:db8:1:2::beef', 1)).toEqual([200])
      await bench().visitor(token).call('logout', {})
      expect(await asked('by.six', '2001:db8:1:2::beef', 1)).toEqual([429])
      await from('10.3.0.2').call('login', { loginName: 'by.six', password })
      bench().clock.ahead += 15 * 24 * 60 * minute
      expect(await asked('by.six', '10.3.0.1', 3)).toEqual([200, 200, 200])
      expect(await asked('by.six', '10.3.0.3', 2)).toEqual([200, 200])
      expect(await asked('by.six', '10.3.0.2', 1)).toEqual([429])
    })

    test('are twenty in a day and six from one network; where she is signed in she gets six more', async () => {
      await bench().doctor('all.day')
      await from('10.4.0.1').call('login', { loginName: 'all.day', password })
      let issued = 0
      for (let round = 0; round < 6; round += 1) {
        for (const address of ['10.4.1.1', '10.4.1.2', '10.4.1.3', '10.4.1.4'])
          issued += (await asked('all.day', address, 2)).filter(status => status === 200).length
        bench().clock.ahead += 16 * minute
      }
      expect(issued).toBe(20)
      expect(await asked('all.day', '10.4.1.9', 1)).toEqual([429])
      let own = 0
      for (let round = 0; round < 4; round += 1) {
        own += (await asked('all.day', '10.4.0.1', 3)).filter(status => status === 200).length
        bench().clock.ahead += 16 * minute
      }
      expect(own).toBe(6)
      const wait = (await from('10.4.0.1').ask('verifyCode', { loginName: 'all.day' })).envelope.data.minutes
      expect(wait).toBeLessThanOrEqual(1440 - 4 * 16)
      expect(wait).toBeGreaterThan(1440 - 5 * 16)
    })

    test('end no code of the owner’s, nor do their wrong tries', async () => {
      await bench().doctor('not.here')
      const code = await codeOf('not.here', '10.5.0.1')
      const strange = await codeOf('not.here', '10.5.0.2')
      for (let n = 0; n < 6; n += 1) await signIn('not.here', '10.5.0.2', code === other(strange) ? strange : other(strange))
      for (let n = 0; n < 6; n += 1) await signIn('not.here', '10.5.0.3', other(code))
      expect(await signIn('not.here', '10.5.0.1', code)).toBe('DONE')
    })

    test('a code may be asked for in one network and used in another, and is tried five times at most', async () => {
      await bench().doctor('on.the.way')
      expect(await signIn('on.the.way', '10.6.0.2', await codeOf('on.the.way', '10.6.0.1'))).toBe('DONE')
      // Hers of two when she asked in both.
      const [desk, phone] = [await codeOf('on.the.way', '10.6.0.1'), await codeOf('on.the.way', '10.6.0.2')]
      expect(await signIn('on.the.way', '10.6.0.1', phone)).toBe('DONE')
      expect(await signIn('on.the.way', '10.6.0.1', desk)).toBe('CODE_WRONG')
      const code = await codeOf('on.the.way', '10.6.0.1')
      const left: unknown[] = []
      for (const address of ['10.6.0.3', '10.6.0.4', '10.6.0.5', '10.6.0.6', '10.6.0.1', '10.6.0.1', '10.6.0.1'])
        left.push((await from(address).ask('codeLogin', { loginName: 'on.the.way', code: other(code) })).envelope.data.left)
      expect(left).toEqual([2, 1, 0, 0, 1, 0, 0])
      expect(await signIn('on.the.way', '10.6.0.1', code)).toBe('CODE_WRONG')
    })
  },
  { config: { proxies: 1 }, instead: { mail } },
)
