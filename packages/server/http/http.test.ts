import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallName, calls } from '@sella/contract/calls/index'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { password, startBench, type TestBench } from '../testing/bench'
import { someone } from '../testing/samples'
import { languageOf } from './language'
import { forDocumentsOnly } from './security-headers'

let bench: TestBench
let web: string
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'sella-web-'))
  await mkdir(join(web, 'assets'))
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Sella</title>')
  await writeFile(join(web, 'assets', 'app-1a2b3c.js'), 'export {}')
  await writeFile(join(web, 'assets', 'app-1a2b3c.js.gz'), 'zipped')
  await mkdir(join(web, 'assets', 'workers'))
  await writeFile(join(web, 'assets', 'workers', 'mesh-1a2b3c.js'), 'export {}')
  bench = await startBench(null, { config: { webFolder: web } })
})
afterAll(async () => {
  await bench.close()
  await rm(web, { recursive: true })
})

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${bench.server.address}/portal${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

const isEnvelope = async (reply: Response): Promise<{ code: number; message: string; data: Record<string, unknown> }> => {
  const body = JSON.parse(await reply.text())
  expect(Object.keys(body)).toEqual(['code', 'message', 'data'])
  expect(body.code).toBe(reply.status)
  expect(body.message).not.toBe('')
  return body
}

describe('whatever is sent', () => {
  const long = (length: number) => 'x'.repeat(length)
  /** More than a stack holds calls (some eleven thousand of the smallest), so that whatever follows the nesting by calls overflows. */
  const depth = 20_000
  const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const hostile: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['no JSON', '{'],
    ['a bare number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of lists', '['.repeat(depth)],
    ['deep nesting', deep],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['a field nobody knows', '{"surprise":1}'],
    ['a number too large', '{"page":1e999}'],
    ['a negative page', '{"page":-1,"pageSize":0}'],
    ['a fraction', '{"page":1.5,"type":1.5,"version":0.1}'],
    ['wrong types', '{"uuid":1,"name":{},"content":[],"search":true,"recordUuid":[]}'],
    ['NUL', '{"loginName":"a\\u0000b","password":"x\\u0000","name":"\\u0000","search":"\\u0000"}'],
    ['half a character', '{"loginName":"\\ud800","search":"\\udc00","name":"\\ud800"}'],
    ['a long text', `{"loginName":"${long(100_000)}","search":"${long(100_000)}","name":"${long(100_000)}"}`],
    ['more than the limit', `{"content":"${long(2_600_000)}"}`],
  ]
  test.each(hostile)('%s is answered by an envelope, never by a failure of the server', async (title, body) => {
    const doctor = await bench.doctor(`hostile${hostile.findIndex(([name]) => name === title)}`)
    for (const name of Object.keys(calls) as CallName[]) {
      const row = calls[name]
      if (row.method !== 'POST' || name === 'logout') continue
      const query = row.body === 'bytes' ? '?recordUuid=1&recordUuid=2&type=%00&name=' : ''
      const reply = await post(row.path + query, body, { authorization: doctor.token })
      expect([name, reply.status < 500 || reply.status === 501]).toEqual([name, true])
      if (reply.status !== 200) await isEnvelope(reply)
    }
  })

  test('queries of any shape are refused', async () => {
    const doctor = await bench.doctor('queries')
    for (const query of [
      '',
      '?uuid=x',
      '?uuid=1&uuid=2',
      '?uuid[]=1',
      '?__proto__=1',
      '?favorite=2',
      `?uuid=${'x'.repeat(9000)}`,
      '?uuid=%00',
    ]) {
      const reply = await fetch(`${bench.server.address}/portal/patient/favorite${query}`, {
        headers: { authorization: doctor.token },
      })
      expect((await isEnvelope(reply)).code).toBe(400)
    }
  })

  test('other content types, methods, addresses and broken HTTP get our words too', async () => {
    expect((await isEnvelope(await post('/login/login', 'a=b', { 'content-type': 'text/plain' }))).data.reason).toBe(
      'INPUT_INVALID',
    )
    expect((await isEnvelope(await fetch(`${bench.server.address}/portal/login/login`))).data.reason).toBe('CALL_UNKNOWN')
    expect((await isEnvelope(await fetch(`${bench.server.address}/portal/nowhere`))).data.reason).toBe('CALL_UNKNOWN')
    expect((await isEnvelope(await fetch(`${bench.server.address}/portal/%ZZ`))).data.reason).toBe('INPUT_INVALID')
    const raw = (sent: string): Promise<string> =>
      new Promise(resolve => {
        const socket = connect(Number(new URL(bench.server.address).port), '127.0.0.1', () => socket.write(sent))
        let text = ''
        socket.on('data', piece => {
          text += piece
        })
        socket.on('close', () => resolve(text))
      })
    expect(await raw('NONSENSE\r\n\r\n')).toContain('"reason":"INPUT_INVALID"')
    // What was sent is not given back, as TRACE would.
    const traced = await raw('TRACE / HTTP/1.1\r\nHost: x\r\nAuthorization: secret-of-hers\r\nConnection: close\r\n\r\n')
    expect(traced).toMatch(/^HTTP\/1\.1 4/)
    expect(traced).not.toContain('secret-of-hers')
  })

  test('an exception is answered by a reference and nothing of its text', async () => {
    const lines: string[] = []
    const write = vi.spyOn(process.stderr, 'write').mockImplementation(line => lines.push(String(line)) > 0)
    const broken = await startBench(null, { config: { logLevel: 'error' } })
    const doctor = await broken.doctor()
    await broken.server.ports.store.db.schema.dropTable('overlap').execute()
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('x'))
    const { status, envelope, headers } = await doctor.ask('overconfigFind', { caseUuid })
    write.mockRestore()
    expect(status).toBe(500)
    // Who is told the number finds the lines of that call by it.
    const { reference } = envelope.data
    expect(headers.get('x-reference')).toBe(reference)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([{ reference, msg: 'unexpected', err: { code: 'SQLITE_ERROR' } }])
    expect(envelope).toEqual({
      code: 500,
      message: expect.stringContaining(String(envelope.data.reference)),
      data: { reason: 'UNEXPECTED', reference: expect.stringMatching(/^[0-9a-f]{8}$/) },
    })
    await broken.close()
  })
})

describe('a refusal', () => {
  test('speaks the reader’s language', async () => {
    const message = async (headers: Record<string, string>) =>
      (await isEnvelope(await post('/user/cUserInfo', '{}', headers))).message
    expect(await message({})).toBe('登录已过期，请重新登录')
    expect(await message({ 'accept-language': 'en-GB,en;q=0.9,zh;q=0.1' })).toBe('Timeout, please login again.')
    expect(await message({ 'accept-language': 'en', 'x-lang': 'zh' })).toBe('登录已过期，请重新登录')
    expect(languageOf({ 'accept-language': 'fr, zh;q=0.3, en;q=0.8' })).toBe('en')
  })

  test('of too many calls is an envelope', async () => {
    const hurried = await startBench(null, { config: { callsPerMinute: 3 } })
    const reasons: string[] = []
    for (let i = 0; i < 4; i += 1) reasons.push(await hurried.visitor().refusal('cUserInfo', {}))
    expect(reasons).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED', 'SESSION_EXPIRED', 'TOO_MANY_REQUESTS'])
    await hurried.close()
  })

  test('of a call whose feature is not there says so', async () => {
    const doctor = await bench.doctor()
    for (const name of Object.keys(calls) as CallName[])
      if ('awaits' in calls[name]) expect(await doctor.refusal(name, {})).toBe('NOT_AVAILABLE')
  })
})

describe('the address of a caller', () => {
  const seen = async (proxies: number): Promise<string | undefined> => {
    const apart = await startBench(null, { config: { proxies } })
    const says = { 'x-forwarded-for': '6.6.6.6, 10.0.0.9' }
    const { token } = await apart
      .visitor('', says)
      .call('regist', { loginName: 'far.away', password, userName: 'x', phone: '+86 571 5550 0100' })
    const [session] = await apart.visitor(token).call('sessionList', {})
    await apart.close()
    return session?.address
  }

  test('is what the proxies in front say, never what the caller says of itself', async () => {
    expect([await seen(0), await seen(1), await seen(2)]).toEqual(['127.0.0.1', '10.0.0.9', '6.6.6.6'])
  })
})

describe('the front end', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(bench.server.address + path, { headers })

  test('is served for every screen, and asked for again each time', async () => {
    for (const path of ['/', '/patients', '/studioDigitization?record=1', '/no/such/screen']) {
      const reply = await get(path)
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(await reply.text()).toContain('<title>Sella</title>')
    }
  })

  test('has assets that are kept for ever and sent compressed; a missing one is missing', async () => {
    const asset = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip' })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect((await get('/assets/app-0.js')).status).toBe(404)
    for (const path of ['/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fetc/passwd'])
      expect(await (await get(path)).text()).not.toContain('root:')
  })

  test('says how a document behaves with documents and workers, not with each script and stylesheet', async () => {
    const policies = async (path: string) => {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      return forDocumentsOnly.filter(name => headers.has(name))
    }
    expect(await policies('/')).toEqual(forDocumentsOnly)
    expect(await policies('/assets/workers/mesh-1a2b3c.js')).toEqual(forDocumentsOnly)
    expect(await policies('/assets/app-1a2b3c.js')).toEqual([])
  })

  test('may load nothing from elsewhere and be framed by nobody else', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })
})
