import { connect } from 'node:net'
import { base } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setStaff } from '../chat/staff'
import type { Arrival } from '../files/store'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { caseWithRecord } from '../testing/samples'

let bench: TestBench
let doctor: Visitor
let record: string
/** What becomes of a file that comes in; the store's own way unless a test says otherwise. */
let receive: (typeof bench)['server']['ports']['files']['receive']
beforeAll(async () => {
  bench = await startBench(null)
  doctor = await bench.doctor('keeps')
  await setStaff(bench.server.ports.store.db, 'keeps', { staff: true, now: Date.now() })
  record = (await caseWithRecord(doctor)).recordUuid
  const { files } = bench.server.ports
  const usual = files.receive
  receive = usual
  Object.assign(files, { receive: (...args: Parameters<typeof usual>): Promise<Arrival> => receive(...args), usual })
})
afterAll(() => bench.close())

interface Answer {
  readonly status: number
  readonly reason: unknown
}

/** The first answer in a text of HTTP, or null while it is not whole. */
const answerIn = (text: string): Answer | null => {
  const [, head = '', body = ''] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(text) ?? []
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN)
  if (!(Buffer.byteLength(body) >= length)) return null
  const { data } = JSON.parse(Buffer.from(body).subarray(0, length).toString())
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), reason: data?.reason }
}

/** A connection without a library's help: what is asked next goes out on it, whatever was answered before. */
const connection = async () => {
  const { hostname, port } = new URL(bench.server.address)
  const socket = connect(Number(port), hostname)
  let text = ''
  let ended: Error | null = null
  socket.on('data', piece => {
    text += piece
  })
  socket.on('error', error => {
    ended = error
  })
  socket.on('close', () => {
    ended ??= new Error('the server hung up')
  })
  const answer = async (): Promise<Answer> => {
    for (let i = 0; i < 1000; i += 1) {
      const whole = answerIn(text)
      text = whole ? '' : text
      if (whole) return whole
      if (ended) throw ended
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    throw new Error('no answer in ten seconds')
  }
  const send = async (path: string, body: Buffer, { type, token }: { type: string; token: string }): Promise<Answer> => {
    const head = [`POST ${base}${path} HTTP/1.1`, 'host: x', `authorization: ${token}`, `content-type: ${type}`]
    socket.write([...head, `content-length: ${body.length}`, '', ''].join('\r\n'))
    await new Promise<void>(resolve => socket.write(body, () => resolve()))
    return answer()
  }
  return { send, end: () => socket.destroy() }
}

const queries: { readonly [K in CallName]?: () => Record<string, string> } = {
  imageUpload: () => ({ recordUuid: record, type: 'Lateral_Ceph', name: 'f' }),
  chatPicture: () => ({ uuid: crypto.randomUUID() }),
  inboxPicture: () => ({ conversation: crypto.randomUUID(), uuid: crypto.randomUUID() }),
  phoneSend: () => ({ name: 'IMG_1.jpg' }),
}
/** What these look for first is not there: another's conversation, a phone's link. */
const refusedBefore: { readonly [K in CallName]?: string } = { inboxPicture: 'NOT_FOUND', phoneSend: 'PHONE_LINK_ENDED' }
const posted = (Object.keys(calls) as CallName[]).filter(name => calls[name].method === 'POST' && name !== 'logout')
const withFile = posted.filter(name => calls[name].body === 'bytes')

/** Sends a body to a call and, on the same connection, an ordinary call; resolves to how the first one was answered. */
const followed = async (name: CallName, size: number, token = doctor.token): Promise<Answer> => {
  const { send, end } = await connection()
  try {
    const { path, body } = calls[name]
    const type = body === 'json' ? 'application/json' : 'application/octet-stream'
    const first = await send(`${path}?${new URLSearchParams(queries[name]?.())}`, Buffer.alloc(size, 32), { type, token })
    const next = await send('/user/cUserInfo', Buffer.from('{}'), { type: 'application/json', token: doctor.token })
    expect([name, next.status]).toEqual([name, 200])
    return first
  } finally {
    end()
  }
}

/** More than the buffers of a connection take. */
const large = 12_000_000

test('after a body larger than a call takes, the next call on the same connection is answered', async () => {
  const usual = (bench.server.ports.files as unknown as { usual: typeof receive }).usual
  receive = (source, largest) => usual(source, Math.min(largest, 1_000_000))
  for (const name of posted) {
    const { status, reason } = await followed(name, large)
    if (refusedBefore[name]) expect([name, reason]).toEqual([name, refusedBefore[name]])
    else expect([name, status]).toEqual([name, 413])
  }
  receive = usual
})

test('after a disk that is full in the middle of a file, too', async () => {
  receive = async source => {
    for await (const piece of source) if (piece.length > 0) break
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  for (const name of withFile) if (!refusedBefore[name]) expect([name, (await followed(name, large)).status]).toEqual([name, 507])
})

test('after a call that is refused before its body is looked at, too', async () => {
  for (const name of posted) if (calls[name].access === 'doctor') expect((await followed(name, 2_000_000, 'x')).status).toBe(401)
})

/** Begins to send a file; the call hangs up. */
const firstBytesOf = (name: CallName): (() => void) => {
  const { hostname, port } = new URL(bench.server.address)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  const path = `${base}${calls[name].path}?${new URLSearchParams(queries[name]?.())}`
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `authorization: ${doctor.token}`, 'content-type: image/png']
  // Few bytes: only while the server has room for more does it notice that the caller is gone.
  socket.write([...head, 'content-length: 5000000', '', 'the first bytes'].join('\r\n'))
  return () => void socket.destroy()
}

/** How the next file's coming in ends; `first` happens before anybody reads it. */
const endOfNext = (first: () => Promise<unknown>): Promise<unknown> => {
  const usual = (bench.server.ports.files as unknown as { usual: typeof receive }).usual
  return new Promise(resolve => {
    receive = async (...args) => {
      await first()
      return usual(...args).catch(error => {
        resolve(error.code)
        throw error
      })
    }
  }).finally(() => {
    receive = usual
  })
}

const while200ms = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 200))

test('a caller who goes while his file waits for its turn ends nothing, and the file counts as cut off', async () => {
  for (const name of withFile.filter(call => !refusedBefore[call])) {
    const unheard = vi.fn()
    let hangUp = (): void => undefined
    const end = endOfNext(async () => {
      hangUp()
      // Without a listener the body's error would end the process; the test's own would only report it.
      process.prependOnceListener('uncaughtException', unheard)
      await while200ms()
      process.off('uncaughtException', unheard)
    })
    hangUp = firstBytesOf(name)
    expect([name, await end, unheard.mock.calls]).toEqual([name, 'BODY_CUT', []])
  }
  expect(await doctor.refusal('cUserInfo', {})).toBe('DONE')
})

test('nor does one who goes while his session is looked up, and nobody waits for his file', async () => {
  const { sessions } = bench.server.ports
  const find = sessions.find
  let hangUp = (): void => undefined
  vi.spyOn(sessions, 'find').mockImplementationOnce(async token => {
    hangUp()
    await while200ms()
    return find(token)
  })
  const end = endOfNext(async () => undefined)
  hangUp = firstBytesOf('imageUpload')
  expect(await Promise.race([end, new Promise(resolve => setTimeout(resolve, 5000, 'waits for ever'))])).toBe('BODY_CUT')
})

test('who goes on sending what nobody wants is cut off', async () => {
  const { hostname, port } = new URL(bench.server.address)
  const socket = connect(Number(port), hostname)
  const over = new Promise<void>(resolve => socket.on('close', () => resolve()).on('error', () => undefined))
  const lines = [
    `POST ${base}/image/upload HTTP/1.1`,
    'host: x',
    'content-type: image/png',
    'content-length: 1000000000000',
    '',
    '',
  ]
  socket.write(lines.join('\r\n'))
  const piece = Buffer.alloc(1_000_000)
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more).resume()
  more()
  await over
  expect(socket.bytesWritten).toBeLessThan(1e11)
})
