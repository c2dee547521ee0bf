import { base } from '@sella/contract/call'
import { afterAll, expect, it } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { startHospital } from '../testing/hospital'
import { listen } from '../testing/listen'
import { caseWithRecord, picture } from '../testing/samples'

const hospital = await startHospital()
afterAll(() => hospital.close())

onEachEngine(
  'a sign-out at the hospital',
  bench => {
    const arrive = async (sub: string, sid?: string) => {
      const { address, secret } = await bench().visitor().call('oidcBegin', {})
      const query = hospital.signIn(address, sid === undefined ? { sub } : { sub, sid })
      return (await bench().visitor().call('oidcArrive', { query, secret })).ticket
    }
    const linked = async (sub: string, sid?: string) => {
      const own = await bench().doctor(sub)
      const { token } = await bench()
        .visitor()
        .call('oidcLink', { ticket: await arrive(sub, sid), loginName: sub, password })
      return { own, session: bench().visitor(token) }
    }
    const entered = async (sub: string, sid?: string): Promise<Visitor> =>
      bench().visitor(
        (
          await bench()
            .visitor()
            .call('oidcEnter', { ticket: await arrive(sub, sid) })
        ).token,
      )
    const tell = async (token: string, type = 'application/x-www-form-urlencoded') => {
      const reply = await fetch(`${bench().visitor().address}${base}/login/oidcLogout`, {
        ...{ method: 'POST', headers: { 'content-type': type }, body: new URLSearchParams({ logout_token: token }).toString() },
      })
      return { status: reply.status, kept: reply.headers.get('cache-control'), text: await reply.text() }
    }
    const answerTo = async (claims: object) => (await tell(await hospital.logoutToken(claims))).status
    const open = (visitors: readonly Visitor[]) =>
      Promise.all(visitors.map(async visitor => (await visitor.ask('cUserInfo', {})).status === 200))

    it('ends every session the hospital opened for the subject, and none that a password opened', async () => {
      const { own, session } = await linked('lin')
      const [again, other] = [await entered('lin'), (await linked('other')).session]
      expect(await tell(await hospital.logoutToken({ sub: 'lin' }))).toEqual({ status: 200, kept: 'no-store', text: '' })
      expect(await open([session, again, own, other])).toEqual([false, false, true, true])
      // Who signs in there again is let in again.
      expect(await open([await entered('lin')])).toEqual([true])
    })

    it('ends their streams of events and addresses of pictures too', async () => {
      const { session } = await linked('wang')
      const { caseUuid, recordUuid } = await caseWithRecord(session)
      await session.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a' }, await picture())
      const photo = (await session.call('timebarGet', { caseUuid }))[0]?.photos[0]
      const opens = async () => (await fetch(bench().server.address + photo?.url)).status
      const stream = await listen(bench(), session)
      expect(await opens()).toBe(200)
      expect(await answerTo({ sub: 'wang' })).toBe(200)
      // On PostgreSQL the notice comes back from the database first; unheeded, the last answer stands for 10 s.
      await expect.poll(opens, { timeout: 5_000 }).toBe(403)
      await expect.poll(() => stream.state.ended, { timeout: 5_000 }).toBe(true)
    })

    it('ends the one session that is named, with the subject or without; unnamed ones go with the subject', async () => {
      const { session: first } = await linked('zhao', 'one')
      const [second, third] = [await entered('zhao', 'two'), await entered('zhao', 'three')]
      const unnamed = await entered('zhao')
      expect(await answerTo({ sid: 'one' })).toBe(200)
      expect(await open([first, second, third, unnamed])).toEqual([false, true, true, true])
      expect(await answerTo({ sub: 'somebody else', sid: 'two' })).toBe(200)
      expect(await open([second])).toEqual([true])
      expect(await answerTo({ sub: 'zhao', sid: 'two' })).toBe(200)
      expect(await open([second, third, unnamed])).toEqual([false, true, false])
    })

    it('brings nobody in by a sign-in that arrived before', async () => {
      await linked('qian', 'at home')
      const [over, going] = [await arrive('qian', 'here'), await arrive('qian', 'there')]
      expect(await answerTo({ sid: 'here' })).toBe(200)
      const enter = (ticket: string) => bench().visitor().refusal('oidcEnter', { ticket })
      expect([await enter(over), await enter(going)]).toEqual(['OIDC_REFUSED', 'DONE'])
    })

    it('refuses what is not a sound token of this provider, for this client, about now, and leaves sessions open', async () => {
      const { session } = await linked('sun', 's')
      const at = Math.floor(Date.now() / 1000)
      const event = 'http://schemas.openid.net/event/backchannel-logout'
      const wrong: readonly object[] = [
        { iss: 'https://another.example' },
        { aud: 'another client' },
        { aud: undefined },
        { events: undefined },
        { events: {} },
        { events: { [event]: 'yes' } },
        { events: [event] },
        { nonce: 'of an ID token' },
        { jti: undefined },
        { jti: '' },
        { iat: undefined },
        { iat: at - 600, exp: at + 600 },
        { iat: at + 600, exp: at + 900 },
        { exp: undefined },
        { exp: at - 120 },
        { sub: undefined, sid: undefined },
        { sub: 7 },
        { sub: 'x'.repeat(256) },
        { sid: ['s'] },
      ]
      for (const claims of wrong) {
        const { status, text } = await tell(await hospital.logoutToken({ sub: 'sun', sid: 's', ...claims }))
        expect([claims, status, JSON.parse(text)]).toEqual([claims, 400, { error: 'invalid_request' }])
      }
      const mine = { sub: 'sun' }
      const unsigned = `${btoa('{"alg":"none"}')}.${(await hospital.logoutToken(mine)).split('.')[1]}.`
      for (const token of [
        ...[await hospital.logoutToken(mine, { forged: true }), await hospital.logoutToken(mine, { type: 'at+jwt' })],
        ...[unsigned, 'no token', ''],
      ])
        expect((await tell(token)).status).toBe(400)
      expect((await tell(await hospital.logoutToken(mine), 'application/json')).status).toBe(400)
      expect((await tell('x'.repeat(70_000))).status).toBe(413)
      expect(await open([session])).toEqual([true])
    })

    it('takes each token once', async () => {
      const { session } = await linked('zhou')
      const token = await hospital.logoutToken({ sub: 'zhou' })
      expect((await tell(token)).status).toBe(200)
      const anew = await entered('zhou')
      expect((await tell(token)).status).toBe(400)
      expect(await open([session, anew])).toEqual([false, true])
      const two = await hospital.logoutToken({ sub: 'zhou' })
      expect((await Promise.all([tell(two), tell(two)])).map(({ status }) => status).sort()).toEqual([200, 400])
    })
  },
  { config: { oidc: hospital.settings } },
)
