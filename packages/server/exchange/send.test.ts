import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../http/refusal'
import { reach } from './send'

describe('an archive that is to get a case', () => {
  // Answers a path by the status it begins with; never answers /silent.
  const server = createServer((asked, reply) => {
    const status = Number(asked.url?.split('/')[1])
    if (status) reply.writeHead(status).end('[]')
  })
  let base = ''
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const asked = async (path: string): Promise<string> => {
    const archive = { url: `${base}/${path}`, user: '', password: '' }
    return reach(archive, new AbortController().signal, 200).then(
      () => 'there',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )
  }

  it('is asked before anything is made for it: it must answer, soon, and to us', async () => {
    const answers = await Promise.all(['200', '204', '403', '404', '405', '501', '401', '503', 'silent'].map(asked))
    expect(answers).toEqual([...Array(6).fill('there'), ...Array(3).fill('MACHINE_AWAY')])
  })
})
