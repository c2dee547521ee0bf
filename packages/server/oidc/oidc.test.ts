import { afterAll, expect, it, vi } from 'vitest'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { type Deviation, startHospital } from '../testing/hospital'
import { withPasskey } from '../testing/passkey-device'

const hospital = await startHospital()
afterAll(() => hospital.close())

const contact = { phone: '+86 571 5550 0100' }

onEachEngine(
  'a sign-in by the hospital',
  bench => {
    const begin = () => bench().visitor().call('oidcBegin', {})
    const arrive = (query: string, secret: string) => bench().visitor().call('oidcArrive', { query, secret })
    const refused = (query: string, secret: string) => bench().visitor().refusal('oidcArrive', { query, secret })
    const arrived = async (sub: string, more: object = {}) => {
      const { address, secret } = await begin()
      return arrive(hospital.signIn(address, { sub, ...more }), secret)
    }
    const who = async (token: string) => (await bench().visitor(token).call('cUserInfo', {})).loginName

    it('asks with PKCE, state and nonce, each anew, and sends back to the one page that is written down', async () => {
      expect(await bench().visitor().call('oidcGet', {})).toEqual({ label: '市口腔医院', registers: true })
      const [first, second] = (await Promise.all([begin(), begin()])).map(({ address }) => new URL(address).searchParams)
      for (const name of ['state', 'nonce', 'code_challenge']) {
        expect((first?.get(name) ?? '').length).toBeGreaterThan(20)
        expect(first?.get(name)).not.toBe(second?.get(name))
      }
      expect([first?.get('code_challenge_method'), first?.get('response_type'), first?.get('redirect_uri')]).toEqual([
        ...['S256', 'code', 'https://sella.clinic.example/login'],
      ])
    })

    it('has the hospital ask anew only where that is wished: a locked window is opened by nobody who merely sits there', async () => {
      const wished = async (wish: { again?: boolean }) => {
        const asked = new URL((await bench().visitor().call('oidcBegin', wish)).address).searchParams
        return [asked.get('prompt'), asked.get('max_age')]
      }
      expect([await wished({}), await wished({ again: true })]).toEqual([
        [null, null],
        ['login', '0'],
      ])
    })

    it('lets nobody in anew by a sign-in from before, though the wish was struck out of the address', async () => {
      const arrivedBy = async (again: boolean, deviation: Deviation, struck: readonly string[]) => {
        const { address, secret } = await bench().visitor().call('oidcBegin', { again })
        const page = new URL(address)
        for (const name of struck) page.searchParams.delete(name)
        return refused(hospital.signIn(page.href, { sub: 'lin' }, deviation), secret)
      }
      const [sitting, both] = [{ session: 120 }, ['prompt', 'max_age']]
      expect(await arrivedBy(true, sitting, both)).toBe('OIDC_REFUSED')
      expect(await arrivedBy(true, { timeless: true }, [])).toBe('OIDC_REFUSED')
      expect(await arrivedBy(true, sitting, [])).toBe('DONE')
      // The clock of the hospital may be behind.
      expect(await arrivedBy(true, { session: 40 }, both)).toBe('DONE')
      expect([await arrivedBy(false, sitting, []), await arrivedBy(false, { timeless: true }, [])]).toEqual(['DONE', 'DONE'])
    })

    it('refuses a token of another nonce, audience, issuer or key, and one that has ended', async () => {
      const wrong: readonly Deviation[] = [
        { nonce: 'another' },
        { audience: 'another client' },
        { issuer: 'https://another.example' },
        { ends: -120 },
        { forged: true },
      ]
      for (const deviation of wrong) {
        const { address, secret } = await begin()
        expect([deviation, await refused(hospital.signIn(address, { sub: 'lin' }, deviation), secret)]).toEqual([
          ...[deviation, 'OIDC_REFUSED'],
        ])
      }
    })

    it('takes a subject whole or not at all', async () => {
      for (const sub of ['', 'x'.repeat(256)]) {
        const { address, secret } = await begin()
        expect([sub.length, await refused(hospital.signIn(address, { sub }), secret)]).toEqual([sub.length, 'OIDC_REFUSED'])
      }
      const { address, secret } = await begin()
      expect(await refused(hospital.signIn(address, { sub: 'x'.repeat(255) }), secret)).toBe('DONE')
    })

    it('takes each state once, in the browser that began, within ten minutes, with the code of its own question', async () => {
      const { address, secret } = await begin()
      const query = hospital.signIn(address, { sub: 'lin' })
      expect(await refused(query, 'A'.repeat(43))).toBe('OIDC_REFUSED')
      expect([await refused(query, secret), await refused(query, secret)]).toEqual(['DONE', 'OIDC_REFUSED'])
      const [mine, theirs] = [await begin(), await begin()]
      const code = new URLSearchParams(hospital.signIn(theirs.address, { sub: 'lin' })).get('code') ?? ''
      const state = new URL(mine.address).searchParams.get('state') ?? ''
      // Another one's code fails by PKCE.
      expect(await refused(new URLSearchParams({ code, state }).toString(), mine.secret)).toBe('OIDC_REFUSED')
      const late = await begin()
      bench().clock.ahead += 601_000
      expect(await refused(hospital.signIn(late.address, { sub: 'lin' }), late.secret)).toBe('OIDC_REFUSED')
    })

    it('lets an unlinked subject in only by linking with the password, never by an address that is alike', async () => {
      const doctor = await bench().doctor('lin.yi')
      await doctor.call('userUpdate', { userName: '林', phone: null, email: 'lin@city.example', age: null, password })
      const { ticket, linked } = await arrived('subject of lin', { email: 'lin@city.example', email_verified: true })
      expect(linked).toBe(false)
      const ask = (name: 'oidcEnter' | 'oidcLink', input: object) =>
        bench()
          .visitor()
          .refusal(name, { ticket, ...input })
      expect(await ask('oidcEnter', {})).toBe('OIDC_NOT_LINKED')
      expect(await ask('oidcLink', { loginName: 'lin.yi', password: 'a guess' })).toBe('SIGN_IN_WRONG')
      expect((await doctor.call('oidcMine', {})).since).toBe(null)
      const { token } = await bench().visitor().call('oidcLink', { ticket, loginName: 'lin.yi', password })
      expect(await who(token)).toBe('lin.yi')
      expect(await ask('oidcLink', { loginName: 'lin.yi', password })).toBe('OIDC_REFUSED')
      const again = await arrived('subject of lin')
      expect(again.linked).toBe(true)
      expect(await who((await bench().visitor().call('oidcEnter', { ticket: again.ticket })).token)).toBe('lin.yi')
      expect(await bench().visitor().refusal('oidcEnter', { ticket: again.ticket })).toBe('OIDC_REFUSED')
    })

    it('links no account whose password is changed while it is being checked', async () => {
      const doctor = await bench().doctor('overtaken')
      const { secondFactor } = bench().server.ports
      const newPassword = 'battery staple'
      const overtaken = vi.spyOn(secondFactor, 'pass').mockImplementationOnce(async () => {
        await doctor.call('passwordUpdate', { oldPassword: password, newPassword })
        return false
      })
      const { ticket } = await arrived('subject overtaken')
      const link = (given: string) => bench().visitor().refusal('oidcLink', { ticket, loginName: 'overtaken', password: given })
      expect([await link(password), await link(newPassword)]).toEqual(['SIGN_IN_WRONG', 'DONE'])
      overtaken.mockRestore()
    })

    it('lets nobody in by a link that is ended, or by an account that gets a second step, while it is looked at', async () => {
      const { secondFactor } = bench().server.ports
      /** Happens after the second step was asked for and before the session is opened. */
      const meanwhile = async (change: () => Promise<unknown>, enter: () => Promise<string>) => {
        const overtaken = vi.spyOn(secondFactor, 'pass').mockImplementationOnce(async () => {
          await change()
          return false
        })
        const reply = await enter()
        overtaken.mockRestore()
        return reply
      }
      const doctor = await bench().doctor('meanwhile')
      const visitor = bench().visitor()
      const { ticket } = await arrived('sub meanwhile')
      const { token } = await visitor.call('oidcLink', { ticket, loginName: 'meanwhile', password })
      const entering = async () => {
        const again = await arrived('sub meanwhile')
        return () => visitor.refusal('oidcEnter', { ticket: again.ticket })
      }
      const unlinked = () => bench().visitor(token).call('oidcUnlink', { password })
      expect(await meanwhile(unlinked, await entering())).toBe('OIDC_NOT_LINKED')
      const linking = async () => {
        const again = await arrived('sub meanwhile')
        return () => visitor.refusal('oidcLink', { ticket: again.ticket, loginName: 'meanwhile', password })
      }
      expect(await (await linking())()).toBe('DONE')
      const given = await withPasskey(doctor)
      const second = async () => given.device.answer(await visitor.call('passkeyAsk', {}))
      expect(await meanwhile(async () => undefined, await entering())).toBe('SECOND_FACTOR_NEEDED')
      await doctor.call('oidcUnlink', { password, second: await second() })
      expect(await meanwhile(async () => undefined, await linking())).toBe('SECOND_FACTOR_NEEDED')
      expect((await doctor.call('oidcMine', {})).since).toBe(null)
    })

    it('links one subject to one account', async () => {
      await bench().doctor('zhao.er')
      await bench().doctor('qian.san')
      const link = async (sub: string, loginName: string) =>
        bench()
          .visitor()
          .refusal('oidcLink', { ticket: (await arrived(sub)).ticket, loginName, password })
      expect([await link('one', 'zhao.er'), await link('one', 'qian.san'), await link('two', 'zhao.er')]).toEqual([
        ...['DONE', 'OIDC_LINKED', 'OIDC_LINKED'],
      ])
    })

    it('asks for the second step of an account that has one, when it links and when it enters', async () => {
      const { device } = await withPasskey(await bench().doctor('sun.si'))
      const answer = async () => device.answer(await bench().visitor().call('passkeyAsk', {}))
      const { ticket } = await arrived('sun')
      const given = { ticket, loginName: 'sun.si', password }
      expect(await bench().visitor().refusal('oidcLink', given)).toBe('SECOND_FACTOR_NEEDED')
      const linking = { ...given, second: await answer() }
      expect(await bench().visitor().refusal('oidcLink', linking)).toBe('DONE')
      const again = { ticket: (await arrived('sun')).ticket }
      expect(await bench().visitor().refusal('oidcEnter', again)).toBe('SECOND_FACTOR_NEEDED')
      const entering = { ...again, second: await answer() }
      expect(await bench().visitor().refusal('oidcEnter', entering)).toBe('DONE')
    })

    it('makes an account with a contact, whose password nobody knows; unlinked, the hospital opens it no more', async () => {
      const { ticket, name } = await arrived('zhou', { name: '周医生' })
      expect(name).toBe('周医生')
      const wish = { ticket, loginName: 'zhou.wu', userName: '周医生' }
      expect(await bench().visitor().refusal('oidcRegister', wish)).toBe('CONTACT_NEEDED')
      const taken = { ...wish, loginName: 'lin.yi', ...contact }
      expect(await bench().visitor().refusal('oidcRegister', taken)).toBe('LOGIN_NAME_TAKEN')
      const { token } = await bench()
        .visitor()
        .call('oidcRegister', { ...wish, ...contact })
      expect(await who(token)).toBe('zhou.wu')
      expect(await bench().visitor().refusal('login', { loginName: 'zhou.wu', password })).toBe('SIGN_IN_WRONG')
      const doctor = await bench().doctor('wu.liu')
      await bench()
        .visitor()
        .call('oidcLink', { ticket: (await arrived('wu')).ticket, loginName: 'wu.liu', password })
      expect(await doctor.refusal('oidcUnlink', { password: 'a guess' })).toBe('PASSWORD_WRONG')
      expect([await doctor.refusal('oidcUnlink', { password }), (await arrived('wu')).linked]).toEqual(['DONE', false])
    })

    it('ends the session at the hospital too', async () => {
      const { address } = await bench().visitor().call('oidcEnd', {})
      const end = new URL(address ?? '')
      expect([end.pathname, end.searchParams.get('post_logout_redirect_uri')]).toEqual([
        ...['/end', 'https://sella.clinic.example/login'],
      ])
    })
  },
  { config: { oidc: hospital.settings } },
)
