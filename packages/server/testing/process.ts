import { type ChildProcess, spawn } from 'node:child_process'
import { base } from '@sella/contract/call'
import { type CallName, calls, type Input, type Output } from '@sella/contract/calls/index'

/** A server in a process of its own. */
export interface Process {
  readonly address: string
  readonly child: ChildProcess
  /** Resolves when it has ended, to how. */
  readonly ended: Promise<string>
}

const fromSource = ['--import', 'tsx', new URL('process-child.ts', import.meta.url).pathname]

/** `npm test` names the command it has built (SELLA_TEST_BUILT): that starts in a third of the time. */
const started = (): readonly string[] => {
  const built = process.env.SELLA_TEST_BUILT
  return built ? [built, 'serve'] : fromSource
}

const ofTests = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', SELLA_LOG: 'silent', SELLA_CALLS_PER_MINUTE: '0' }

/** Starts a server with these settings besides those of tests; resolves once it answers. */
export const startProcess = async (env: Readonly<Record<string, string>>): Promise<Process> => {
  const child = spawn(process.execPath, [...started()], {
    env: { ...process.env, ...ofTests, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<string>(resolve => child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`)))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', text => resolve(/http:\S+/.exec(String(text))?.[0] ?? ''))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, address, ended }
}

export interface At {
  readonly address: string
  readonly token?: string
}

/** How a call ended: its data, the reason it was refused with, or `null` when there was no answer at all. */
export type Attempt<T> = { readonly data: T } | { readonly reason: string } | null

/** Calls a server that may be gone at any moment. */
export const attempt = async <K extends CallName>(
  at: At,
  name: K,
  input: Input<K>,
  body?: Buffer,
): Promise<Attempt<Output<K>>> => {
  const row = calls[name]
  const query = row.body === 'json' ? '' : `?${new URLSearchParams(input as Record<string, string>)}`
  try {
    const reply = await fetch(at.address + base + row.path + query, {
      method: row.method,
      headers: { authorization: at.token ?? '', 'content-type': row.body === 'json' ? 'application/json' : 'image/png' },
      body: row.body === 'json' ? JSON.stringify(input) : new Uint8Array(body ?? []),
      signal: AbortSignal.timeout(60_000),
    })
    const { code, data } = (await reply.json()) as { code: number; data: Output<K> & { reason?: string } }
    return code === 200 ? { data } : { reason: String(data.reason) }
  } catch {
    return null
  }
}

/** The data of a call that must succeed. */
export const answered = async <K extends CallName>(at: At, name: K, input: Input<K>, body?: Buffer): Promise<Output<K>> => {
  const made = await attempt(at, name, input, body)
  if (made && 'data' in made) return made.data
  throw new Error(`${name}: ${made ? made.reason : 'no answer'}`)
}
