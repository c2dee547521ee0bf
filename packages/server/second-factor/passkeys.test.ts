import { expect, it } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { type Amiss, passkeyDevice, withPasskey } from '../testing/passkey-device'

onEachEngine('passkeys', bench => {
  const ask = () => bench().visitor().call('passkeyAsk', {})
  const enter = (answer: unknown) => bench().visitor().refusal('passkeyEnter', { answer })
  const byPassword = (loginName: string, second?: unknown) =>
    bench()
      .visitor()
      .refusal('login', { loginName, password, ...(second === undefined ? {} : { second }) })

  it('sign in without password or code, and say when they were used last', async () => {
    const doctor = await bench().doctor('lin')
    const { device, recovery } = await withPasskey(doctor)
    expect(recovery).toHaveLength(10)
    const { token } = await bench()
      .visitor()
      .call('passkeyEnter', { answer: device.answer(await ask()) })
    expect((await bench().visitor(token).call('cUserInfo', {})).loginName).toBe('lin')
    const { domain, passkeys } = await doctor.call('passkeyList', {})
    expect([domain, passkeys.length, passkeys[0]?.name]).toEqual(['localhost', 1, '诊室电脑'])
    expect(passkeys[0]?.usedAt).not.toBe(null)
  })

  it('stand as second step: the password alone opens nothing any more, sessions opened by it end, recovery codes let in', async () => {
    const doctor = await bench().doctor('zhao')
    const before = await bench().visitor().call('login', { loginName: 'zhao', password })
    const { device, recovery } = await withPasskey(doctor)
    expect(await bench().visitor(before.token).refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    expect(await byPassword('zhao')).toBe('SECOND_FACTOR_NEEDED')
    expect(await byPassword('zhao', '123456')).toBe('SECOND_FACTOR_WRONG')
    expect(await byPassword('zhao', device.answer(await ask()))).toBe('DONE')
    expect([await byPassword('zhao', recovery?.[0]), await byPassword('zhao', recovery?.[0])]).toEqual([
      'DONE',
      'SECOND_FACTOR_WRONG',
    ])
  })

  it('are asked for before an authenticator joins them, and keep their recovery codes; a secret begun before them is gone', async () => {
    const doctor = await bench().doctor('sunny')
    await doctor.call('secondFactorBegin', { password })
    const { device, recovery } = await withPasskey(doctor)
    const { db } = bench().server.ports.store
    expect(await db.selectFrom('second_factor').selectAll().execute()).toEqual([])
    expect(await doctor.refusal('secondFactorBegin', { password })).toBe('SECOND_FACTOR_NEEDED')
    expect(await doctor.refusal('secondFactorConfirm', { code: '000000' })).toBe('SECOND_FACTOR_WRONG')
    const elsewhere = await bench()
      .visitor()
      .call('passkeyEnter', { answer: device.answer(await ask()) })
    const phone = await withAuthenticator(bench(), doctor, device.answer(await ask()))
    expect(phone.recovery).toEqual([])
    expect((await bench().visitor(elsewhere.token).call('cUserInfo', {})).loginName).toBe('sunny')
    expect([await byPassword('sunny', phone.next()), await byPassword('sunny', recovery?.[0])]).toEqual(['DONE', 'DONE'])
  })

  it('refuse what was answered before, another page, another domain, an unsure user, a counter that goes back, and a stranger', async () => {
    const doctor = await bench().doctor('qian')
    const { device } = await withPasskey(doctor)
    const once = device.answer(await ask())
    expect([await enter(once), await enter(once)]).toEqual(['DONE', 'PASSKEY_REFUSED'])
    const amiss: readonly Amiss[] = [
      { origin: 'http://localhost.evil.example' },
      { origin: 'https://localhost' },
      { domain: 'evil.example' },
      { unsure: true },
      { counter: 1 },
    ]
    for (const wrong of amiss) expect([wrong, await enter(device.answer(await ask(), wrong))]).toEqual([wrong, 'PASSKEY_REFUSED'])
    expect(await enter(passkeyDevice().answer(await ask()))).toBe('PASSKEY_REFUSED')
    expect(await enter(device.answer({ challenge: 'A'.repeat(43) }))).toBe('PASSKEY_REFUSED')
    const good = device.answer(await ask(), { counter: 9 })
    const other = passkeyDevice().answer({ challenge: 'A' })
    expect(await enter({ ...good, signature: other.signature })).toBe('PASSKEY_REFUSED')
    expect(await enter({ ...device.answer(await ask()), userHandle: 'bm9ib2R5' })).toBe('PASSKEY_REFUSED')
    expect(await enter(device.answer(await ask(), { counter: 20 }))).toBe('DONE')
  })

  it('refuse an answer after five minutes, and one given twice at once', async () => {
    const { device } = await withPasskey(await bench().doctor('sun'))
    const late = await ask()
    bench().clock.ahead += 301_000
    expect(await enter(device.answer(late))).toBe('PASSKEY_REFUSED')
    const answer = device.answer(await ask())
    const all = await Promise.all([1, 2, 3].map(() => enter(answer)))
    expect(all.toSorted()).toEqual(['DONE', 'PASSKEY_REFUSED', 'PASSKEY_REFUSED'])
  })

  it('are of one account: another one’s is no second step, and her question no answer of mine', async () => {
    const [mine, hers] = [await bench().doctor('zhou'), await bench().doctor('wuhan')]
    const { device } = await withPasskey(mine)
    const { device: foreign } = await withPasskey(hers)
    expect(await byPassword('zhou', foreign.answer(await ask()))).toBe('PASSKEY_REFUSED')
    const second = device.answer(await ask())
    const question = await mine.call('passkeyBegin', { password, second })
    const made = passkeyDevice().make(question)
    expect(await hers.refusal('passkeyAdd', { name: '她的', made })).toBe('PASSKEY_REFUSED')
    // An open question of a sign-in makes no passkey.
    const asked = { ...(await ask()), user: question.user }
    expect(await mine.refusal('passkeyAdd', { name: '又一个', made: passkeyDevice().make(asked) })).toBe('PASSKEY_REFUSED')
    expect(await mine.refusal('passkeyAdd', { name: '又一个', made })).toBe('DONE')
    const [own] = (await hers.call('passkeyList', {})).passkeys
    const given = { uuid: own?.uuid, password, second: device.answer(await ask()) }
    expect(await mine.refusal('passkeyRemove', given)).toBe('NOT_FOUND')
  })

  it('are called otherwise by their owner, and by nobody else; a name of nothing is refused', async () => {
    const [mine, hers] = [await bench().doctor('feng'), await bench().doctor('chen')]
    await withPasskey(mine)
    const names = async () => (await mine.call('passkeyList', {})).passkeys.map(({ name }) => name)
    const uuid = (await mine.call('passkeyList', {})).passkeys[0]?.uuid ?? ''
    expect(await hers.refusal('passkeyRename', { uuid, name: '她的' })).toBe('NOT_FOUND')
    expect(await mine.refusal('passkeyRename', { uuid, name: ' ' })).toBe('INPUT_INVALID')
    expect(await names()).toEqual(['诊室电脑'])
    await mine.call('passkeyRename', { uuid, name: '前台平板' })
    expect(await names()).toEqual(['前台平板'])
  })

  it('are made and removed by password and second step only; with the last one the second step ends', async () => {
    const doctor = await bench().doctor('zheng')
    expect(await doctor.refusal('passkeyBegin', { password: 'wrong one' })).toBe('PASSWORD_WRONG')
    for (const wrong of [{ origin: 'https://evil.example' }, { domain: 'evil.example' }, { unsure: true }]) {
      const made = passkeyDevice().make(await doctor.call('passkeyBegin', { password }), wrong)
      expect([wrong, await doctor.refusal('passkeyAdd', { name: 'x', made })]).toEqual([wrong, 'PASSKEY_REFUSED'])
    }
    const { device } = await withPasskey(doctor)
    expect(await doctor.refusal('passkeyBegin', { password })).toBe('SECOND_FACTOR_NEEDED')
    const again = await doctor.call('passkeyBegin', { password, second: device.answer(await ask()) })
    expect(again.others).toEqual([device.id])
    expect(await doctor.refusal('passkeyAdd', { name: 'x', made: device.make(again) })).toBe('PASSKEY_KNOWN')
    const uuid = (await doctor.call('passkeyList', {})).passkeys[0]?.uuid
    expect(await doctor.refusal('passkeyRemove', { uuid, password: 'wrong one' })).toBe('PASSWORD_WRONG')
    expect(await doctor.refusal('passkeyRemove', { uuid, password })).toBe('SECOND_FACTOR_NEEDED')
    expect(await doctor.refusal('passkeyRemove', { uuid, password, second: device.answer(await ask()) })).toBe('DONE')
    expect(await byPassword('zheng')).toBe('DONE')
    expect((await doctor.call('secondFactorGet', {})).recoveryLeft).toBe(0)
    expect(await enter(device.answer(await ask()))).toBe('PASSKEY_REFUSED')
  })

  it('stay when the authenticator goes, and satisfy a clinic that asks for a second factor; a locked session opens by one', async () => {
    const owner = await bench().doctor('wang')
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { device } = await withPasskey(owner)
    await owner.call('clinicTwoSteps', { required: true })
    expect((await owner.call('clinicGet', {})).members.map(member => member.twoSteps)).toEqual([true])
    expect([await owner.refusal('patientGet', {}), (await owner.call('clinicMine', {})).barred]).toEqual(['DONE', false])
    const phone = await withAuthenticator(bench(), owner, device.answer(await ask()))
    expect(await owner.refusal('secondFactorOff', { password, code: phone.next() })).toBe('DONE')
    expect(await byPassword('wang')).toBe('SECOND_FACTOR_NEEDED')
    expect((await owner.call('secondFactorGet', {})).recoveryLeft).toBe(10)
    await owner.call('sessionLock', {})
    expect(await owner.refusal('cUserInfo', {})).toBe('SESSION_LOCKED')
    expect(await owner.refusal('sessionUnlock', { code: device.answer(await ask()) })).toBe('DONE')
    expect(await owner.refusal('cUserInfo', {})).toBe('DONE')
  })

  it('are named where the second step is asked for, alone or beside an authenticator', async () => {
    const doctor = await bench().doctor('named')
    const asked = async () => (await bench().visitor().ask('login', { loginName: 'named', password })).envelope.data
    const { device } = await withPasskey(doctor)
    expect(await asked()).toEqual({ reason: 'SECOND_FACTOR_NEEDED', by: 'passkey' })
    await withAuthenticator(bench(), doctor, device.answer(await ask()))
    expect(await asked()).toEqual({ reason: 'SECOND_FACTOR_NEEDED', by: 'both' })
  })
})
