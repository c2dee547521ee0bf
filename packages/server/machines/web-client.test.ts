import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askMachine } from './web-client'

const patience = 200

const slowly = (reply: ServerResponse): void => {
  let sent = 0
  const timer = setInterval(() => {
    reply.write('x')
    sent += 1
    if (sent < 8) return
    clearInterval(timer)
    reply.end()
  }, patience / 4)
}

const machine = createServer(({ url }, reply) => {
  if (url === '/film') slowly(reply)
})
let at = { url: '', user: '', password: '' }
beforeAll(async () => {
  await new Promise<void>(resolve => machine.listen(0, '127.0.0.1', resolve))
  at = { ...at, url: `http://127.0.0.1:${(machine.address() as AddressInfo).port}` }
})
afterAll(() => {
  machine.closeAllConnections()
  machine.close()
})

it('a film that comes slowly comes whole, however long it takes', async () => {
  const reply = await askMachine(at, '/film', { patience })
  expect(await reply.text()).toBe('xxxxxxxx')
})

it('a machine that does not begin to reply is away', async () => {
  await expect(askMachine(at, '/silent', { patience })).rejects.toMatchObject({ code: 'MACHINE_AWAY' })
})
