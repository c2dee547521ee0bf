import { Agent, request } from 'node:http'
import { base } from '@sella/contract/call'
import { type CallName, calls, type Input, type Output } from '@sella/contract/calls/index'
import type { At, Attempt } from '../process'

const agents = new Map<string, Agent>()

/**
 * Connections stay open and are six for each doctor, as in a browser: what is more waits in it. Node's own client takes a fifth of what
 * `fetch` takes of the cores that the server wants.
 */
const agentOf = (doctor: string): Agent => {
  const agent = agents.get(doctor) ?? new Agent({ keepAlive: true, maxSockets: 6 })
  agents.set(doctor, agent)
  return agent
}

/** Milliseconds after which a call counts as never answered. */
const patience = 60_000

export interface Sent {
  readonly method: string
  readonly path: string
  readonly token?: string | undefined
  /** Whose browser asks, where no token goes along. */
  readonly by?: string
  readonly type?: string
  readonly body?: string | Buffer
}

export interface Replied {
  readonly status: number
  readonly body: Buffer
}

const headersOf = ({ token, type, body }: Sent): Record<string, string> => ({
  ...(token ? { authorization: token } : {}),
  ...(type ? { 'content-type': type } : {}),
  ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
})

/** One request with its whole reply; null when none came. */
export const sent = (address: string, wish: Sent): Promise<Replied | null> =>
  new Promise(resolve => {
    const fail = (): void => resolve(null)
    const agent = agentOf(wish.token ?? wish.by ?? '')
    const asking = request(address + wish.path, { agent, method: wish.method, headers: headersOf(wish), timeout: patience })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', fail)
    asking.once('response', reply => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.once('error', fail)
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(pieces) }))
    })
    asking.end(wish.body)
  })

/** Calls a server under load. */
export const made = async <K extends CallName>(
  { address, token }: At,
  name: K,
  input: Input<K>,
  file?: { readonly type: string; readonly bytes: Buffer },
): Promise<Attempt<Output<K>>> => {
  const { body, method, path } = calls[name]
  const query = body === 'json' ? '' : `?${new URLSearchParams(input as Record<string, string>)}`
  const content =
    body === 'json'
      ? { type: 'application/json', body: JSON.stringify(input) }
      : { type: file?.type ?? '', body: file?.bytes ?? Buffer.alloc(0) }
  const reply = await sent(address, { method, path: base + path + query, token, ...content })
  if (reply === null) return null
  const { code, data } = JSON.parse(reply.body.toString()) as { code: number; data: Output<K> & { reason?: string } }
  return code === 200 ? { data } : { reason: String(data.reason) }
}
