import { expect, test, vi } from 'vitest'
import { onEachEngine } from '../testing/each-engine'

onEachEngine('a session that ends while its call is under way', bench => {
  test('is refused in words and is no fault of the server', async () => {
    const doctor = await bench().doctor()
    const { sessions } = bench().server.ports
    const findSession = sessions.find
    const find = vi.spyOn(sessions, 'find').mockImplementationOnce(async token => {
      const session = await findSession(token)
      await sessions.close(session?.session ?? '')
      return session
    })
    const { status, envelope } = await doctor.ask('authorize', {})
    expect([status, envelope.data]).toEqual([404, { reason: 'NOT_FOUND' }])
    expect((await doctor.ask('authorize', {})).envelope.data).toEqual({ reason: 'SESSION_EXPIRED' })
    find.mockRestore()
  })
})

onEachEngine('a statement that the database gave up', bench => {
  test.each([
    ['two that waited for each other', '40P01'],
    ['one that another process kept waiting', 'SQLITE_BUSY'],
    ['one that the operator ended', '57014'],
  ])('(%s) is told to the caller as something to make again', async (_, code) => {
    const doctor = await bench().doctor()
    const { sessions } = bench().server.ports
    vi.spyOn(sessions, 'find').mockRejectedValueOnce(Object.assign(new Error('x'), { code }))
    const { status, envelope } = await doctor.ask('cUserInfo', {})
    expect([status, envelope.data]).toEqual([503, { reason: 'BUSY' }])
    expect((await doctor.ask('cUserInfo', {})).status).toBe(200)
  })
})
