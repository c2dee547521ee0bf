import { expect, test, vi } from 'vitest'
import type { Letter } from '../mail/mail'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'

const sent: Letter[] = []
const mail = { send: async (letter: Letter) => void sent.push(letter) }
const minute = 60_000

/** The letter that the next call brings. */
const letterFor = async (work: () => Promise<unknown>): Promise<Letter> => {
  const before = sent.length
  await work()
  return vi.waitFor(
    () => {
      const letter = sent[before]
      if (!letter) throw new Error('no letter')
      return letter
    },
    { timeout: 20_000 },
  )
}

const codeIn = ({ text }: Letter): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

onEachEngine(
  'a forgotten password',
  bench => {
    test('a code brings a new password and ends every session with its open stream; it works once', async () => {
      const doctor = await bench().doctor('forgot')
      await doctor.call('userUpdate', { userName: 'x', phone: null, email: 'forgot@clinic.test', age: null, password })
      const letter = await letterFor(() => bench().visitor('', { 'x-lang': 'en' }).call('verifyCode', { loginName: ' Forgot ' }))
      expect(letter).toMatchObject({ to: 'forgot@clinic.test', subject: 'Sella verification code' })
      const reset = { loginName: 'FORGOT', code: codeIn(letter), password: 'another horse' }
      const visitor = bench().visitor()
      expect(await visitor.refusal('passwordReset', { ...reset, password: 'short' })).toBe('PASSWORD_TOO_SHORT')
      const stream = await listen(bench(), doctor)
      await visitor.call('passwordReset', reset)
      await expect.poll(() => stream.state.ended, { timeout: 10_000 }).toBe(true)
      expect(await doctor.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
      expect(await visitor.refusal('login', { loginName: 'forgot', password })).toBe('SIGN_IN_WRONG')
      expect(await visitor.refusal('login', { loginName: 'forgot', password: 'another horse' })).toBe('DONE')
      expect(await visitor.refusal('passwordReset', reset)).toBe('CODE_WRONG')
    })

    test('a code signs in once without a new password, and a common new password does not use it up', async () => {
      const doctor = await bench().doctor('bycode')
      await doctor.call('userUpdate', { userName: 'x', phone: null, email: 'bycode@clinic.test', age: null, password })
      const visitor = bench().visitor()
      const code = codeIn(await letterFor(() => visitor.call('verifyCode', { loginName: 'bycode' })))
      const attempt = { loginName: 'ByCode', code }
      expect(await visitor.refusal('passwordReset', { ...attempt, password: '12345678' })).toBe('PASSWORD_COMMON')
      const wrong = await visitor.ask('codeLogin', { ...attempt, code: other(code) })
      expect(wrong.envelope.data).toEqual({ reason: 'CODE_WRONG', left: 4 })
      const { token } = await visitor.call('codeLogin', attempt)
      expect(await bench().visitor(token).call('cUserInfo', {})).toMatchObject({ loginName: 'bycode' })
      expect(await visitor.refusal('codeLogin', attempt)).toBe('CODE_WRONG')
      expect(await visitor.refusal('passwordReset', { ...attempt, password: 'another horse' })).toBe('CODE_WRONG')
      // The password and the other sign-ins stay as they were.
      expect(await visitor.refusal('login', { loginName: 'bycode', password })).toBe('DONE')
      expect(await doctor.refusal('cUserInfo', {})).toBe('DONE')
    })

    test('the letter is written in the language of who asks, and names the account when it has no address', async () => {
      await bench().doctor('noaddress')
      const letter = await letterFor(() => bench().visitor().call('verifyCode', { loginName: 'noaddress' }))
      expect(letter).toMatchObject({ to: 'noaddress', subject: 'Sella 验证码' })
      const { db } = bench().server.ports.store
      expect(JSON.stringify(await db.selectFrom('verify_code').selectAll().execute())).not.toContain(codeIn(letter))
    })

    test('an unknown name is answered alike, at both steps, and gets no letter', async () => {
      await bench().doctor('known')
      const visitor = bench().visitor()
      const before = sent.length
      const unknown = await visitor.ask('verifyCode', { loginName: 'no.such.name' })
      await letterFor(async () =>
        expect((await visitor.ask('verifyCode', { loginName: 'known' })).envelope).toEqual(unknown.envelope),
      )
      expect(sent.length).toBe(before + 1)
      const wrong = { code: 'x', password: 'another horse' }
      expect((await visitor.ask('passwordReset', { loginName: 'no.such.name', ...wrong })).envelope).toEqual(
        (await visitor.ask('passwordReset', { loginName: 'known', ...wrong })).envelope,
      )
    })

    test('after five wrong codes the right one is refused, also when they come at once', async () => {
      await bench().doctor('guessing')
      const code = codeIn(await letterFor(() => bench().visitor().call('verifyCode', { loginName: 'guessing' })))
      const guess = { loginName: 'guessing', code: other(code), password: 'another horse' }
      const answers = await Promise.all(Array.from({ length: 5 }, () => bench().visitor().refusal('passwordReset', guess)))
      expect(new Set(answers)).toEqual(new Set(['CODE_WRONG']))
      expect(
        await bench()
          .visitor()
          .refusal('passwordReset', { ...guess, code }),
      ).toBe('CODE_WRONG')
    })

    test('a code ends after ten minutes, and when a newer one is asked for', async () => {
      await bench().doctor('late')
      const ask = () => letterFor(() => bench().visitor().call('verifyCode', { loginName: 'late' }))
      const reset = (code: string) =>
        bench().visitor().refusal('passwordReset', { loginName: 'late', code, password: 'another horse' })
      const first = codeIn(await ask())
      bench().clock.ahead += 10 * minute
      expect(await reset(first)).toBe('CODE_WRONG')
      const [second, third] = [codeIn(await ask()), codeIn(await ask())]
      if (second !== third) expect(await reset(second)).toBe('CODE_WRONG')
      expect(await reset(third)).toBe('DONE')
    })

    test('a name gets three codes in 15 minutes, and may ask again later', async () => {
      await bench().doctor('often')
      const ask = () => bench().visitor().ask('verifyCode', { loginName: 'often' })
      for (const expected of [200, 200, 200, 429]) expect((await ask()).status).toBe(expected)
      expect((await ask()).envelope.data).toEqual({ reason: 'SIGN_IN_THROTTLED', minutes: 15 })
      bench().clock.ahead += 16 * minute
      expect((await ask()).status).toBe(200)
      bench().clock.ahead += 16 * minute
      const atOnce = await Promise.all(Array.from({ length: 5 }, ask))
      expect(atOnce.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    })
  },
  { instead: { mail } },
)
