import { beforeEach, expect, it } from 'vitest'
import { postFrom } from '../app/post'
import type { Throttle } from '../auth/throttle'
import { Refusal } from '../http/refusal'
import { onEachEngine } from '../testing/each-engine'
import { lettersAllowed, lettersInReserve } from './limited'
import type { Letter } from './mail'

const sent: Letter[] = []
const mail = { send: async (letter: Letter) => void sent.push(letter) }
beforeEach(() => {
  sent.length = 0
})

const letterTo = (to: string): Letter => ({ to, subject: 's', text: 't' })

onEachEngine(
  'letters to one address',
  bench => {
    it('are so many in a quarter of an hour, whatever accounts bear it; the next is held back, none to others is', async () => {
      const { mail: limited } = bench().server.ports
      for (let i = 0; i < lettersAllowed + 4; i += 1)
        await limited.send(letterTo(i % 2 ? 'Victim@clinic.test' : ' victim@clinic.test'))
      expect(sent.length).toBe(lettersAllowed)
      await limited.send(letterTo('other@clinic.test'))
      expect(sent.at(-1)?.to).toBe('other@clinic.test')
      bench().clock.ahead += 16 * 60_000
      await limited.send(letterTo('victim@clinic.test'))
      expect(sent.length).toBe(lettersAllowed + 2)
    })

    it('say which is the last for a while, where they tell the owner of a change: what follows is hidden by none', async () => {
      const { ownerMail } = bench().server.ports
      const notice = { ...letterTo('owner.of@clinic.test'), text: 'changed', ifLast: ', and maybe more' }
      for (let i = 0; i < lettersAllowed + 2; i += 1) await ownerMail.send(notice)
      const texts = sent.map(({ text }) => text)
      expect(texts).toEqual([...Array.from({ length: lettersAllowed - 1 }, () => 'changed'), 'changed, and maybe more'])
    })

    it('about codes use up none of those that tell the owner of a change, which have a bound of their own', async () => {
      const owner = 'owner@clinic.test'
      const { mail: codes, ownerMail } = bench().server.ports
      const thief = await bench().doctor()
      await thief.call('userUpdate', { userName: 'x', phone: null, email: owner, age: null, password: 'correct horse' })
      for (let i = 0; i < lettersAllowed + 1; i += 1) await codes.send(letterTo(owner))
      expect(sent.length).toBe(lettersAllowed)
      await thief.call('passwordUpdate', { oldPassword: 'correct horse', newPassword: 'battery staple' })
      await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(lettersAllowed + 1)
      expect(sent.at(-1)?.to).toBe(owner)
      for (let i = 0; i < lettersAllowed + 4; i += 1) await ownerMail.send(letterTo(owner))
      expect(sent.length).toBe(2 * lettersAllowed)
    })

    it('are not used up for the owner by accounts of strangers with her address, though a new one has no reserve', async () => {
      const [owner, stranger] = [await bench().doctor('owner.here'), await bench().doctor('stranger.here')]
      const email = 'owner.here@clinic.test'
      for (const doctor of [owner, stranger])
        await doctor.call('userUpdate', { userName: 'x', phone: null, email, age: null, password: 'correct horse' })
      const ask = (loginName: string) => bench().visitor('').call('verifyCode', { loginName })
      const flood = async () => {
        for (let i = 0; i < lettersAllowed; i += 1) await bench().server.ports.mail.send(letterTo(email))
        sent.length = 0
      }
      await flood()
      await ask('owner.here')
      // Made today: of no reserve, as those that a stranger makes on purpose.
      expect(sent).toEqual([])
      bench().clock.ahead += 25 * 60 * 60_000
      await flood()
      for (let i = 0; i < lettersInReserve; i += 1) await ask('owner.here')
      await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(lettersInReserve)
      expect(sent.every(({ to, text }) => to === email && text.includes('owner.here'))).toBe(true)
    })
  },
  { instead: { mail } },
)

/** Has counted enough already. */
const full: Throttle = {
  begin: async () => {
    throw new Refusal('SIGN_IN_THROTTLED', { minutes: 15 })
  },
  forgive: async () => undefined,
}

it('a code that is held back stands in the log of a server without a mail server only; an alarm always does', async () => {
  const loggedTexts = async (given: typeof mail | null): Promise<readonly string[]> => {
    const logged: Letter[] = []
    const { mail: codes, ownerMail } = postFrom({ given, smtp: null, throttle: full, log: letter => logged.push(letter) })
    await codes.send({ to: 'li@clinic.test', subject: 's', text: 'the code 123456' })
    await ownerMail.send({ to: 'li@clinic.test', subject: 's', text: 'the password was changed' })
    expect(logged.map(({ to }) => to)).toEqual(['li@clinic.test', 'li@clinic.test'])
    return logged.map(({ text }) => text)
  }
  expect(await loggedTexts(mail)).toEqual(['(held back)', 'the password was changed'])
  expect(await loggedTexts(null)).toEqual(['the code 123456', 'the password was changed'])
  expect(sent).toEqual([])
})
