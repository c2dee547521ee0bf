import { expect, test, vi } from 'vitest'
import { onEachEngine } from '../testing/each-engine'

onEachEngine('a session that ends while its call is under way', bench => {
  test('is refused in words and is no fault of the server', async () => {
    const doctor = await bench().doctor()
    const { sessions } = bench().server.ports
    const found = sessions.find
    const find = vi.spyOn(sessions, 'find').mockImplementationOnce(async token => {
      const session = await found(token)
      await sessions.close(session?.session ?? '')
      return session
    })
    const { status, envelope } = await doctor.ask('authorize', {})
    expect([status, envelope.data]).toEqual([404, { reason: 'NOT_FOUND' }])
    expect((await doctor.ask('authorize', {})).envelope.data).toEqual({ reason: 'SESSION_EXPIRED' })
    find.mockRestore()
  })
})
