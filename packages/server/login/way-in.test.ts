import { afterAll, expect, it, vi } from 'vitest'
import type { Letter } from '../mail/mail'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { startHospital } from '../testing/hospital'
import { withPasskey } from '../testing/passkey-device'
import { wayInLetter } from './way-in-letter'

const hospital = await startHospital()
afterAll(() => hospital.close())

const sent: Letter[] = []
let away = false
let tried = 0
const mail = {
  send: async (letter: Letter) => {
    tried++
    if (away) throw new Error('the mail server is away')
    sent.push(letter)
  },
}

/** The only letter that the work brings. */
const letterOf = async (work: () => Promise<unknown>): Promise<Letter> => {
  sent.length = 0
  await work()
  await vi.waitFor(() => expect(sent.length).toBe(1), { timeout: 20_000 })
  return sent[0] ?? { to: '', subject: '', text: '' }
}

onEachEngine(
  'who owns an account is written to',
  bench => {
    const reachable = async (name: string) => {
      const doctor = await bench().doctor(name)
      await doctor.call('userUpdate', { userName: 'x', phone: null, email: `${name}@clinic.test`, age: null, password })
      return doctor
    }
    const english = (token: string) => bench().visitor(token, { 'x-lang': 'en' })
    const ask = () => bench().visitor().call('passkeyAsk', {})

    it('when a passkey comes and when one goes, with its name, the account and where it was done', async () => {
      const doctor = await reachable('lettered')
      let device: Awaited<ReturnType<typeof withPasskey>>['device'] | null = null
      const added = await letterOf(async () => {
        device = (await withPasskey(doctor)).device
      })
      expect([added.to, added.subject]).toEqual(['lettered@clinic.test', 'Sella 账号的登录方式有变更'])
      for (const part of ['账号 lettered 添加了通行密钥：诊室电脑', '网络地址：127.0.0.1', ' UTC'])
        expect(added.text).toContain(part)
      const uuid = (await doctor.call('passkeyList', {})).passkeys[0]?.uuid ?? ''
      const removed = await letterOf(async () => {
        const second = device?.answer(await ask())
        await english(doctor.token).call('passkeyRemove', { uuid, password, second })
      })
      expect(removed).toMatchObject({ to: 'lettered@clinic.test', subject: 'A sign-in method of your Sella account has changed' })
      expect(removed.text).toContain('A passkey was removed: 诊室电脑, in the account lettered.')
    })

    it('when an authenticator comes and goes; into the log where the account has no address', async () => {
      const doctor = await bench().doctor('unreached')
      let phone: Awaited<ReturnType<typeof withAuthenticator>> | null = null
      const added = await letterOf(async () => {
        phone = await withAuthenticator(bench(), doctor)
      })
      expect([added.to, added.text.includes('开启了验证器')]).toEqual(['unreached', true])
      const removed = await letterOf(() => doctor.call('secondFactorOff', { password, code: phone?.next() ?? '' }))
      expect(removed.text).toContain('停用了验证器')
    })

    it('of another address at the one of before, and of another password', async () => {
      const doctor = await reachable('moved')
      const toOldAddress = await letterOf(() =>
        doctor.call('userUpdate', { userName: 'x', phone: null, email: 'thief@clinic.test', age: null, password }),
      )
      expect([toOldAddress.to, toOldAddress.text.includes('账号 moved 更改了邮箱')]).toEqual(['moved@clinic.test', true])
      const toNewAddress = await letterOf(() =>
        doctor.call('passwordUpdate', { oldPassword: password, newPassword: 'aNother-9-Word' }),
      )
      expect([toNewAddress.to, toNewAddress.text.includes('修改了密码')]).toEqual(['thief@clinic.test', true])
      const stays = '新密码不会让通行密钥失效'
      expect([toOldAddress.text.includes(stays), toNewAddress.text.includes(stays)]).toEqual([false, true])
    })

    it('with no name that would carry an address or lines of its own', () => {
      const facts = { change: 'passkeyAdded', loginName: 'x', at: '2026-01-02T03:04:05Z', address: '::1' } as const
      const firstLine = (name: string) => wayInLetter('en', 'x@clinic.test', { ...facts, name }).text.split('\n')[0]
      expect(firstLine('Desk')).toBe('A passkey was added: Desk, in the account x.')
      for (const name of ['\n\nYour account is blocked', 'https://evil.test', 'write to a@b.test'])
        expect(firstLine(name)).toBe('A passkey was added, in the account x.')
    })

    it('when the sign-in of the hospital is linked and when the link is ended', async () => {
      const doctor = await reachable('linked')
      const linked = await letterOf(async () => {
        const { address, secret } = await bench().visitor().call('oidcBegin', {})
        const { ticket } = await bench()
          .visitor()
          .call('oidcArrive', { query: hospital.signIn(address, { sub: 'linked' }), secret })
        await bench().visitor().call('oidcLink', { ticket, loginName: 'linked', password })
      })
      expect([linked.to, linked.text.includes('关联了医院登录：市口腔医院')]).toEqual(['linked@clinic.test', true])
      const ended = await letterOf(() => doctor.call('oidcUnlink', { password }))
      expect(ended.text).toContain('解除了医院登录的关联：市口腔医院')
    })

    it('only of what was done: a refused change brings no letter, and a mail server that is away undoes none', async () => {
      const doctor = await reachable('kept')
      sent.length = 0
      tried = 0
      expect(await doctor.refusal('passkeyBegin', { password: 'a guess' })).toBe('PASSWORD_WRONG')
      away = true
      try {
        await withPasskey(doctor)
        await vi.waitFor(() => expect(tried).toBe(1), { timeout: 20_000 })
      } finally {
        away = false
      }
      expect((await doctor.call('passkeyList', {})).passkeys.length).toBe(1)
      expect(sent).toEqual([])
    })
  },
  { config: { oidc: hospital.settings }, instead: { mail } },
)
