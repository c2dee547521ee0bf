import { expect, test } from 'vitest'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'

onEachEngine('sessions', bench => {
  test('a doctor sees where she is signed in and signs out from afar', async () => {
    const desk = await bench().doctor('everywhere')
    const from = bench().visitor('', { 'user-agent': 'Tablet Browser' })
    const tablet = bench().visitor((await from.call('login', { loginName: 'everywhere', password })).token)
    const seen = await desk.call('sessionList', {})
    expect(seen.map(({ current, agent, address }) => ({ current, agent, address }))).toContainEqual({
      current: false,
      agent: 'Tablet Browser',
      address: '127.0.0.1',
    })
    expect(seen.filter(({ current }) => current)).toHaveLength(1)
    await desk.call('sessionRevoke', { uuid: seen.find(({ current }) => !current)?.uuid ?? '' })
    expect(await tablet.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    expect(await desk.call('sessionList', {})).toHaveLength(1)
  })

  test('all other sign-ins end at once, also one confirmed by QR code; this one and other doctors’ stay', async () => {
    const doctor = await bench().doctor('many.places')
    const other = await bench().doctor()
    const places = await Promise.all([1, 2, 3].map(() => bench().visitor().call('login', { loginName: 'many.places', password })))
    const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
    await doctor.call('qrcodeConfirm', { ticket })
    expect(await doctor.call('sessionRevokeOthers', {})).toEqual({ ended: 3 })
    expect(await doctor.call('sessionList', {})).toHaveLength(1)
    for (const { token } of places) expect(await bench().visitor(token).refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    expect((await bench().visitor().call('qrcodeCheck', { ticket, secret })).token).toBe(null)
    expect(await other.refusal('cUserInfo', {})).toBe('DONE')
  })

  test('the last use is noted, and an expired session is not shown', async () => {
    const first = await bench().doctor('later')
    const [before] = await first.call('sessionList', {})
    bench().clock.ahead += 600_000
    await first.call('cUserInfo', {})
    const [after] = await first.call('sessionList', {})
    expect(Date.parse(after?.lastUsedAt ?? '') - Date.parse(before?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(600_000)
    bench().clock.ahead += 15 * 86_400_000
    const second = bench().visitor((await bench().visitor().call('login', { loginName: 'later', password })).token)
    expect((await second.call('sessionList', {})).map(({ current }) => current)).toEqual([true])
  })
})
