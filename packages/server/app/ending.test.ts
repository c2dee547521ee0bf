import fastify from 'fastify'
import { expect, test } from 'vitest'
import { endingOf } from './ending'

test('a call in hand is answered, and its connection does not hold up the server that closes', async () => {
  const app = fastify()
  let begin = (): void => undefined
  let answer = (): void => undefined
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  const ready = new Promise<void>(resolve => {
    answer = resolve
  })
  app.get('/slow', async () => {
    begin()
    await ready
    return 'done'
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const nothing = { end: () => undefined, close: async () => undefined }
  const { close } = endingOf({
    app,
    ports: { notices: nothing, store: nothing } as never,
    limits: { notice: 0, limit: 20 },
    onDraining: () => undefined,
    endBehind: async () => undefined,
  })
  const reply = fetch(`${address}/slow`).then(answered => answered.text())
  await begun
  const began = performance.now()
  const closed = close()
  // By then it listens no more, and has closed what was idle.
  await expect.poll(() => app.server.listening).toBe(false)
  answer()
  expect(await reply).toBe('done')
  await closed
  // A call that is not answered may take 20 s.
  expect(performance.now() - began).toBeLessThan(10_000)
}, 60_000)
