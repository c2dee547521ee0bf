import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actKeyHeader, base, type Envelope } from '@sella/contract/call'
import { type CallName, calls, type Input, type Output } from '@sella/contract/calls/index'
import type { Instead } from '../app/instead'
import { type Server, startServer } from '../app/main'
import { type Config, readConfig } from '../config'
import { blindDetector } from './blind-detector'
import { password } from './doctors-password'
import { migratedInto } from './migrated'

/** An answer as it came over the network. */
export interface Reply {
  readonly status: number
  readonly envelope: Envelope<Record<string, unknown>>
  readonly headers: Headers
}

/** A browser's view of the server, signed in or not. */
export interface Visitor {
  readonly address: string
  readonly token: string
  /** The data of a call that succeeds; fails the test with the refusal otherwise. */
  call<K extends CallName>(name: K, input: Input<K>, body?: Uint8Array): Promise<Output<K>>
  /** Any input to any call, right or wrong. */
  ask(name: CallName, input: unknown, body?: Uint8Array): Promise<Reply>
  /** The reason by which a call is refused; 'DONE' when it is not. */
  refusal(name: CallName, input: unknown, body?: Uint8Array): Promise<string>
}

export interface TestBench {
  readonly server: Server
  readonly folder: string
  /** Null for SQLite in the folder. */
  readonly databaseUrl: string | null
  /** Milliseconds the server's clock runs ahead. */
  readonly clock: { ahead: number }
  visitor(token?: string, headers?: Record<string, string>): Visitor
  /** Registers a doctor and signs her in. */
  doctor(name?: string): Promise<Visitor>
  close(): Promise<void>
}

/** Any input as a query: an object may have a `toString` that is none. */
const queryOf = (input: unknown): URLSearchParams => {
  if (typeof input !== 'object' || input === null) return new URLSearchParams(String(input))
  const texts = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return new URLSearchParams(texts)
}

const sent = (name: CallName, input: unknown, body?: Uint8Array): { url: string; init: RequestInit } => {
  const row = calls[name]
  const query = row.body === 'json' ? '' : `?${queryOf(input)}`
  const json = { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }
  const bytes = { body: (body ?? new Uint8Array()) as BodyInit, headers: { 'content-type': 'application/octet-stream' } }
  return {
    url: base + row.path + query,
    init: { method: row.method, ...(row.body === 'json' ? json : row.body === 'bytes' ? bytes : {}) },
  }
}

/** As browsers name each act: a call that must not happen twice then has to store its reply with its change (`acts/acts`). */
const keyOf = (name: CallName): Record<string, string> => ('once' in calls[name] ? { [actKeyHeader]: randomUUID() } : {})

const visitorAt = (address: string, token: string, more: Record<string, string>): Visitor => {
  const ask: Visitor['ask'] = async (name, input, body) => {
    const { url, init } = sent(name, input, body)
    const headers = {
      ...keyOf(name),
      ...(init.headers as Record<string, string>),
      ...(token ? { authorization: token } : {}),
      ...more,
    }
    const reply = await fetch(address + url, { ...init, headers })
    const text = await reply.text()
    const json = reply.headers.get('content-type')?.includes('json')
    return {
      status: reply.status,
      envelope: json ? JSON.parse(text) : { code: reply.status, message: '', data: {} },
      headers: reply.headers,
    }
  }
  return {
    address,
    token,
    ask,
    call: async (name, input, body) => {
      const { envelope } = await ask(name, input, body)
      if (envelope.code !== 200) throw new Error(`${name}: ${JSON.stringify(envelope)}`)
      return envelope.data as Output<typeof name>
    },
    refusal: async (name, input, body) => {
      const { envelope } = await ask(name, input, body)
      return envelope.code === 200 ? 'DONE' : String(envelope.data.reason)
    },
  }
}

export { password }
/** By which a test's doctors are reached. */
export const phone = '+86 571 5550 0100'

/**
 * A server of its own, in a temporary folder, on any free port, with a clock that can be turned. It finds no points unless a test
 * brings a detector: the networks behind every uploaded film took more than the tests themselves (they have tests of their own).
 */
export const startBench = async (
  databaseUrl: string | null,
  { config = {}, instead = {} }: { config?: Partial<Config>; instead?: Instead } = {},
): Promise<TestBench> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-test-'))
  // A server that finds its schema as it should be takes no step.
  if (databaseUrl === null && config.dataFolder === undefined) await migratedInto(folder)
  const clock = { ahead: 0 }
  const usual = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    SELLA_DATA: folder,
    NODE_ENV: 'test',
    SELLA_LOG: 'silent',
    SELLA_CALLS_PER_MINUTE: '0',
    SELLA_REGISTRATIONS: '1000',
    // Tests turn the clock by days.
    SELLA_IDLE_MINUTES: '0',
  })
  const always: Instead = { now: () => Date.now() + clock.ahead, detector: blindDetector }
  const server = await startServer({ ...usual, databaseUrl, ...config }, { ...always, ...instead })
  const visitor: TestBench['visitor'] = (token = '', headers = {}) => visitorAt(server.address, token, headers)
  let count = 0
  return {
    server,
    folder,
    databaseUrl,
    clock,
    visitor,
    doctor: async (name = `doctor${++count}`) => {
      const { token } = await visitor().call('regist', { loginName: name, password, userName: name, phone })
      return visitor(token)
    },
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
