import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { admitting, usualAdmission } from './admitting'
import { answerErrors } from './error-answers'
import { mountCalls } from './mount'
import type { AppParts } from './parts'

test('a stream that fails while its call is being logged ends neither the server nor in silence', async () => {
  const content = new Readable({ read: () => undefined })
  const parts = {
    config: { checkReplies: false },
    sessions: { find: async () => ({ doctor: 'd', session: 's', role: 'doctor', clinic: null, locked: false, endsAt: '' }) },
    handlers: {
      accountExport: async () => {
        content.destroy(new Error('the store went away'))
        return { type: 'application/zip', content, bytes: null, disposition: 'attachment', cacheSeconds: 0 }
      },
    },
    log: () => pause(50),
    admitting: admitting(usualAdmission),
  } as unknown as AppParts
  const app = Fastify()
  answerErrors.inside(app, () => undefined)
  await app.register(mountCalls(['accountExport'], parts))
  const unheard = vi.fn()
  process.prependListener('uncaughtException', unheard)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { authorization: 'a'.repeat(43), 'content-type': 'application/json' }
  const reply = await fetch(address + base + calls.accountExport.path, { method: 'POST', headers, body: '{}' })
  process.off('uncaughtException', unheard)
  expect([reply.status, unheard.mock.calls]).toEqual([500, []])
  await app.close()
})
