import { describe, expect, test, vi } from 'vitest'
import { password, phone, startBench } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'

const day = 86_400_000

onEachEngine('accounts', bench => {
  test('a doctor registers, is signed in, and signs in again under another spelling of her name', async () => {
    const doctor = await bench().doctor('Wang.Li')
    expect(await doctor.call('cUserInfo', {})).toMatchObject({ loginName: 'Wang.Li', role: 'doctor', avatarUrl: null })
    const again = await bench().visitor().call('login', { loginName: ' wang.LI ', password })
    expect(await bench().visitor(`Bearer ${again.token}`).call('cUserInfo', {})).toMatchObject({ loginName: 'Wang.Li' })
  })

  test('a taken name, a bad name and a short password are refused in their own words', async () => {
    await bench().doctor('taken')
    const visitor = bench().visitor()
    const form = { loginName: 'TAKEN', password, userName: 'x', phone }
    expect(await visitor.refusal('regist', form)).toBe('LOGIN_NAME_TAKEN')
    expect(await visitor.refusal('regist', { ...form, loginName: 'a b' })).toBe('LOGIN_NAME_INVALID')
    expect(await visitor.refusal('regist', { ...form, loginName: 'free', password: 'short' })).toBe('PASSWORD_TOO_SHORT')
    expect(await visitor.refusal('regist', { ...form, loginName: 'free', password: '12345678' })).toBe('PASSWORD_COMMON')
    expect(await visitor.refusal('regist', { ...form, loginName: 'free', password: 'jennifer' })).toBe('PASSWORD_COMMON')
  })

  test('nobody registers without an e-mail or a phone; with either one she does', async () => {
    const visitor = bench().visitor()
    const form = { password, userName: 'x' }
    for (const [i, reach] of [{}, { phone: '' }, { phone: 'none' }, { phone: '  ' }].entries())
      expect(await visitor.refusal('regist', { ...form, loginName: `unreached${i}`, ...reach })).toBe('CONTACT_NEEDED')
    expect(await visitor.refusal('regist', { ...form, loginName: 'bymail', email: 'her@clinic.test' })).toBe('DONE')
    expect(await visitor.refusal('regist', { ...form, loginName: 'byphone', phone })).toBe('DONE')
    expect(await visitor.refusal('login', { loginName: 'unreached0', password })).toBe('SIGN_IN_WRONG')
  })

  test('a wrong password and an unknown name are refused alike', async () => {
    await bench().doctor('someone')
    const visitor = bench().visitor()
    const wrong = await visitor.ask('login', { loginName: 'someone', password: 'not this' })
    const unknown = await visitor.ask('login', { loginName: 'no.one', password: 'not this' })
    expect(wrong.envelope).toEqual(unknown.envelope)
    expect(wrong.envelope).toMatchObject({ code: 400, data: { reason: 'SIGN_IN_WRONG', left: 7 } })
    const next = await visitor.ask('login', { loginName: 'someone', password: 'not this' })
    expect(next.envelope.data.left).toBe(6)
  })

  test('after too many failures even the right password waits, for this name only, and the wait ends', async () => {
    await bench().doctor('guessed')
    await bench().doctor('neighbour')
    const visitor = bench().visitor()
    const wrong = { loginName: 'guessed', password: 'guess' }
    const reasons = await Promise.all(Array.from({ length: 12 }, () => visitor.refusal('login', wrong)))
    expect(reasons.filter(reason => reason === 'SIGN_IN_WRONG')).toHaveLength(8)
    const blocked = await visitor.ask('login', { loginName: 'guessed', password })
    expect(blocked.status).toBe(429)
    expect(blocked.envelope.data).toMatchObject({ reason: 'SIGN_IN_THROTTLED', minutes: 15 })
    expect(await visitor.refusal('login', { loginName: 'neighbour', password })).toBe('DONE')
    bench().clock.ahead += 16 * 60_000
    expect(await visitor.refusal('login', { loginName: 'guessed', password })).toBe('DONE')
  })

  test('accounts are not made without end from one address, and a name that is taken counts', async () => {
    const few = await startBench(null, { config: { registrations: 3 } })
    const form = (loginName: string) => ({ loginName, password, userName: 'x', phone })
    const reasons: string[] = []
    for (const name of ['one', 'one', 'two', 'three']) reasons.push(await few.visitor().refusal('regist', form(`${name}.doctor`)))
    expect(reasons).toEqual(['DONE', 'LOGIN_NAME_TAKEN', 'DONE', 'SIGN_IN_THROTTLED'])
    expect(await few.visitor().refusal('login', { loginName: 'one.doctor', password })).toBe('DONE')
    few.clock.ahead += 16 * 60_000
    expect(await few.visitor().refusal('regist', form('three.doctor'))).toBe('DONE')
    await few.close()
  })

  test('as many accounts are made from one address as the operator allows, and none of them keeps others from signing in', async () => {
    const many = await startBench(null, { config: { registrations: 12, signInsAllowed: 1 } })
    const form = (n: number) => ({ loginName: `doctor.${n}`, password, userName: 'x', phone })
    const reasons: string[] = []
    for (let n = 0; n < 13; n += 1) reasons.push(await many.visitor().refusal('regist', form(n)))
    expect(reasons).toEqual([...Array.from({ length: 12 }, () => 'DONE'), 'SIGN_IN_THROTTLED'])
    expect(await many.visitor().refusal('login', { loginName: 'doctor.3', password: 'a guess' })).toBe('SIGN_IN_WRONG')
    expect(await many.visitor().refusal('login', { loginName: 'doctor.4', password })).toBe('DONE')
    await many.close()
  })

  test('signing out, changing the password and time end sessions', async () => {
    const first = await bench().doctor('sessions')
    const second = bench().visitor((await bench().visitor().call('login', { loginName: 'sessions', password })).token)
    await first.call('logout', {})
    expect(await first.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    const third = bench().visitor((await bench().visitor().call('login', { loginName: 'sessions', password })).token)
    expect(await second.refusal('passwordUpdate', { oldPassword: 'no', newPassword: 'new password' })).toBe('PASSWORD_WRONG')
    await second.call('passwordUpdate', { oldPassword: password, newPassword: 'new password' })
    expect(await third.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    expect(await bench().visitor().refusal('login', { loginName: 'sessions', password })).toBe('SIGN_IN_WRONG')
    bench().clock.ahead += 13 * day
    expect(await second.refusal('cUserInfo', {})).toBe('DONE')
    bench().clock.ahead += 13 * day
    expect(await second.refusal('cUserInfo', {})).toBe('DONE')
    bench().clock.ahead += 15 * day
    expect(await second.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
  })

  test('a password that is changed while it is being checked opens nothing and sets no other', async () => {
    const doctor = await bench().doctor('overtaken')
    const { secondFactor, throttle } = bench().server.ports
    const change = (oldPassword: string, newPassword: string) => doctor.refusal('passwordUpdate', { oldPassword, newPassword })
    const overtaken = vi.spyOn(secondFactor, 'pass').mockImplementationOnce(async () => {
      expect(await change(password, 'battery staple')).toBe('DONE')
      return false
    })
    const signIn = (given: string) => bench().visitor().refusal('login', { loginName: 'overtaken', password: given })
    expect([await signIn(password), await signIn('battery staple')]).toEqual(['SIGN_IN_WRONG', 'DONE'])
    const forgive = throttle.forgive
    const twice = vi.spyOn(throttle, 'forgive').mockImplementationOnce(async attempt => {
      await forgive(attempt)
      expect(await change('battery staple', 'hers, the second')).toBe('DONE')
    })
    expect(await change('battery staple', 'the thief has it')).toBe('PASSWORD_WRONG')
    expect([await signIn('the thief has it'), await signIn('hers, the second')]).toEqual(['SIGN_IN_WRONG', 'DONE'])
    overtaken.mockRestore()
    twice.mockRestore()
  })

  test('the profile is changed and read again', async () => {
    const doctor = await bench().doctor('profile')
    const profile = { userName: '李医生', phone: '010 1234', email: 'li@example.org', age: 41 }
    await doctor.call('userUpdate', { ...profile, password })
    expect(await doctor.call('cUserInfo', {})).toMatchObject(profile)
    await doctor.call('userUpdate', { ...profile, age: 42 })
    expect(await doctor.call('cUserInfo', {})).toMatchObject({ ...profile, age: 42 })
  })

  test('two windows that change different fields of the profile keep both; one field changed in both is refused and stays', async () => {
    const doctor = await bench().doctor('two-windows')
    const { userName, phone, email, age } = await doctor.call('cUserInfo', {})
    const from = { userName, phone, email, age }
    await doctor.call('userUpdate', { ...from, phone: '+86 571 5550 0101', from, password })
    // The telephone is the other window's by now: no password is asked for it.
    const merged = await doctor.call('userUpdate', { ...from, userName: '王主任', from })
    expect(merged).toMatchObject({ userName: '王主任', phone: '+86 571 5550 0101' })
    const clash = await doctor.ask('userUpdate', { ...from, userName: '王教授', from })
    expect(clash.envelope).toMatchObject({ code: 409, data: { reason: 'PROFILE_CONFLICT', fields: 'userName' } })
    expect(await doctor.refusal('userUpdate', { ...from, userName: '王主任', from })).toBe('DONE')
    expect(await doctor.call('cUserInfo', {})).toMatchObject({ userName: '王主任', phone: '+86 571 5550 0101' })
  })

  test('an address or a telephone becomes another by the password only, and it is not guessed there', async () => {
    const doctor = await bench().doctor('contact')
    const { userName, phone, email } = await doctor.call('cUserInfo', {})
    const profile = { userName, phone, email, age: null }
    const changes = [
      { ...profile, email: 'thief@example.org' },
      { ...profile, phone: '+86 571 5550 0199' },
      { ...profile, phone: null },
    ]
    for (const change of changes) {
      expect(await doctor.refusal('userUpdate', change)).toBe('PASSWORD_NEEDED')
      expect(await doctor.refusal('userUpdate', { ...change, password: 'a guess' })).toBe('PASSWORD_WRONG')
    }
    expect(await doctor.call('cUserInfo', {})).toMatchObject({ phone, email })
    let tries = 0
    while ((await doctor.refusal('userUpdate', { ...changes[0], password: 'a guess' })) === 'PASSWORD_WRONG') tries += 1
    expect(tries).toBeLessThan(8)
    expect(await doctor.refusal('userUpdate', { ...changes[0], password })).toBe('SIGN_IN_THROTTLED')
    bench().clock.ahead += 16 * 60_000
    expect(await doctor.refusal('userUpdate', { ...changes[0], password })).toBe('DONE')
  })
})

describe('the password store', () => {
  test('keeps argon2id hashes and hashes of tokens only', async () => {
    const { startBench } = await import('../testing/bench')
    const bench = await startBench(null)
    // The password that the bench gives its doctors is hashed at little cost.
    const hers = { loginName: 'hashed', userName: 'hashed', password: 'a password of her own', phone }
    const { token } = await bench.visitor().call('regist', hers)
    const { db } = bench.server.ports.store
    const doctor = await db.selectFrom('doctor').selectAll().executeTakeFirstOrThrow()
    expect(doctor.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(await db.selectFrom('session').selectAll().execute())).not.toContain(token)
    await bench.close()
  })
})
