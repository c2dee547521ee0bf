import { expect, test, vi } from 'vitest'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'

onEachEngine('a QR sign-in', bench => {
  test('the desktop waits, the phone confirms, the desktop is signed in once', async () => {
    const phone = await bench().doctor('phone')
    const desktop = bench().visitor('', { 'user-agent': 'Desktop Browser' })
    const { ticket, secret } = await desktop.call('qrcodeCreate', {})
    expect(await desktop.call('qrcodeCheck', { ticket, secret })).toEqual({ status: 'waiting', token: null })
    expect(await phone.call('qrcodeLook', { ticket })).toMatchObject({ agent: 'Desktop Browser', address: '127.0.0.1' })
    await phone.call('qrcodeConfirm', { ticket })
    const { status, token } = await desktop.call('qrcodeCheck', { ticket, secret })
    expect(status).toBe('confirmed')
    expect(
      (
        await bench()
          .visitor(token ?? '')
          .call('cUserInfo', {})
      ).loginName,
    ).toBe('phone')
    expect(await desktop.call('qrcodeCheck', { ticket, secret })).toEqual({ status: 'expired', token: null })
  })

  test('of many that ask at once after the confirmation one gets the token', async () => {
    const phone = await bench().doctor('many')
    const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
    await phone.call('qrcodeConfirm', { ticket })
    const answers = await Promise.all(Array.from({ length: 6 }, () => bench().visitor().call('qrcodeCheck', { ticket, secret })))
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
  })

  test('who saw the code but has not its secret gets nothing, and takes nothing away', async () => {
    const phone = await bench().doctor('seen')
    const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
    const other = await bench().visitor().call('qrcodeCreate', {})
    await phone.call('qrcodeConfirm', { ticket })
    for (const wrong of ['', 'x', ticket, other.secret])
      expect(await bench().visitor().call('qrcodeCheck', { ticket, secret: wrong })).toEqual({ status: 'expired', token: null })
    expect((await bench().visitor().call('qrcodeCheck', { ticket, secret })).status).toBe('confirmed')
  })

  test('a ticket ends after two minutes, before and after its confirmation', async () => {
    const phone = await bench().doctor('slow')
    const [first, second] = [await bench().visitor().call('qrcodeCreate', {}), await bench().visitor().call('qrcodeCreate', {})]
    await phone.call('qrcodeConfirm', { ticket: first.ticket })
    bench().clock.ahead += 120_000
    expect(await phone.refusal('qrcodeConfirm', { ticket: second.ticket })).toBe('NOT_FOUND')
    const { ticket, secret } = first
    expect(await bench().visitor().call('qrcodeCheck', { ticket, secret })).toEqual({ status: 'expired', token: null })
  })

  test('confirmed before a change of the password gives no session after it', async () => {
    const phone = await bench().doctor('changes')
    const desktop = bench().visitor()
    const { ticket, secret } = await desktop.call('qrcodeCreate', {})
    await phone.call('qrcodeConfirm', { ticket })
    await phone.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
    expect(await desktop.call('qrcodeCheck', { ticket, secret })).toEqual({ status: 'expired', token: null })
    expect((await phone.call('sessionList', {})).length).toBe(1)
  })

  test('asked for while the password changes opens no session that outlives the change', async () => {
    for (let i = 0; i < 4; i += 1) {
      const phone = await bench().doctor(`races${i}`)
      const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
      await phone.call('qrcodeConfirm', { ticket })
      const changed = phone.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
      await new Promise(resolve => setTimeout(resolve, i * 15))
      await Promise.all([changed, bench().visitor().call('qrcodeCheck', { ticket, secret })])
      expect((await phone.call('sessionList', {})).length).toBe(1)
    }
  })

  test('is confirmed by no session that was ended while its second step was checked', async () => {
    const phone = await bench().doctor('ended')
    const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
    const { secondFactor } = bench().server.ports
    const overtaken = vi.spyOn(secondFactor, 'pass').mockImplementationOnce(async () => {
      await phone.call('logout', {})
      return true
    })
    expect(await phone.refusal('qrcodeConfirm', { ticket })).toBe('SESSION_EXPIRED')
    overtaken.mockRestore()
    expect(await bench().visitor().call('qrcodeCheck', { ticket, secret })).toEqual({ status: 'waiting', token: null })
  })

  test('a confirmed ticket cannot be confirmed by another doctor', async () => {
    const [first, second] = [await bench().doctor('one'), await bench().doctor('two')]
    const { ticket, secret } = await bench().visitor().call('qrcodeCreate', {})
    const answers = await Promise.all([first, second].map(doctor => doctor.refusal('qrcodeConfirm', { ticket })))
    expect(answers.sort()).toEqual(['DONE', 'NOT_FOUND'])
    expect((await bench().visitor().call('qrcodeCheck', { ticket, secret })).status).toBe('confirmed')
  })
})
