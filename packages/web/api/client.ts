import { actKeyHeader, base, type Call } from '@sella/contract/call'
import { type CallName, calls, type Input, type Output } from '@sella/contract/calls/index'
import { notReached, Refused, refusedFrom, unreadable } from '@sella/workbench/server/refused'
import type { ZodMiniType } from 'zod/mini'
import { setLocked, whenUnlocked } from '../memory/lock'
import { expire, lang, setUnansweredActs, token, unansweredActs } from '../memory/session'
import { actsWith } from './acts'
import { type Answer, answerUnlessBusy, envelopeOf } from './busy'
import { fits } from './fits'

export interface Asked {
  readonly signal?: AbortSignal
  /** The request body of calls that upload a file. */
  readonly file?: Blob
  /** The token of a link, sent instead of the session's. */
  readonly key?: string
  /** Whether the call is sent even while the page is being closed. */
  readonly keepalive?: boolean
}

const headers = (key?: string): Record<string, string> => {
  const sessionKey = key ?? token()
  return { 'x-lang': lang(), ...(sessionKey ? { authorization: sessionKey } : {}) }
}

const query = (input: object): string => {
  const pairs = Object.entries(input).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

/** Address of a call; `input` goes into the query unless the contract's row specifies JSON. */
export const addressOf = <K extends CallName>(name: K, input: Input<K>): string =>
  `${base}${calls[name].path}${calls[name].body === 'json' ? '' : query(input as object)}`

/** Headers sent with every request to the server. */
export const callHeaders = (): Record<string, string> => headers()

/**
 * A 401 with a token: token and patient state are discarded, drafts are kept, and the page starts again at the sign-in. A locked
 * session covers the window.
 */
export const sessionEnded = (refused: Refused): void => {
  if (refused.reason === 'SESSION_LOCKED') setLocked(true)
  if (refused.status !== 401 || token() === null) return
  expire(location.pathname + location.search)
  location.reload()
}

const refuse = (refused: Refused): never => {
  sessionEnded(refused)
  throw refused
}

/** A locked session does not lose a call: it is repeated once the window is unlocked. Any other refusal is thrown. */
const onceUnlocked = async <T>(refused: Refused, { signal }: Asked, again: () => Promise<T>): Promise<T> => {
  if (refused.reason !== 'SESSION_LOCKED') return refuse(refused)
  setLocked(true)
  await whenUnlocked(signal)
  return again()
}

interface Sent extends Asked {
  /** Key by which the server recognises a repeated act. */
  readonly act?: string
}

const send = async <K extends CallName>(
  name: K,
  input: Input<K>,
  { signal, file, key, keepalive, act }: Sent,
): Promise<Response> => {
  const { method, body } = calls[name]
  const json = body === 'json'
  try {
    return await fetch(addressOf(name, input), {
      method,
      credentials: 'include',
      headers: {
        ...headers(key),
        ...(act ? { [actKeyHeader]: act } : {}),
        ...(json ? { 'content-type': 'application/json' } : file ? { 'content-type': 'application/octet-stream' } : {}),
      },
      body: json ? JSON.stringify(input) : file,
      signal,
      keepalive,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw notReached()
  }
}

/**
 * Milliseconds after which a call counts as unanswered, since a network that drops packets reports no error. The server itself
 * waits for other machines for up to a minute.
 */
const longestCall = 90_000

/** The answer of `work`; throws NETWORK if none comes in time. */
const inTime = async (signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  const ending = new AbortController()
  const stop = (): void => ending.abort(signal?.reason)
  const timer = setTimeout(() => ending.abort(notReached()), longestCall)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  try {
    const answer = await work(ending.signal)
    // An answer cut off while being read looks like one without an envelope.
    if (ending.signal.aborted) throw ending.signal.reason
    return answer
  } catch (cause) {
    throw ending.signal.aborted ? ending.signal.reason : cause
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

const once = actsWith({ read: unansweredActs, write: setUnansweredActs })

/**
 * Files are retried by the queue that holds them, and a closing page has no time for retries: both are sent once, without a time
 * limit.
 */
const answerTo = async <K extends CallName>(name: K, input: Input<K>, asked: Asked): Promise<Answer> => {
  if (asked.file || asked.keepalive) {
    const response = await send(name, input, asked)
    return { status: response.status, reply: await envelopeOf(response) }
  }
  const answer = (act?: string): Promise<Answer> =>
    inTime(asked.signal, signal =>
      answerUnlessBusy(() => send(name, input, { ...asked, signal, ...(act ? { act } : {}) }), signal),
    )
  const row: Call = calls[name]
  return row.once ? once(name, input as object, answer) : answer()
}

/**
 * Makes a call of the contract and returns the data of the envelope; any code other than 200, or data that does not match the
 * contract, throws `Refused`.
 */
export const ask = async <K extends CallName>(name: K, input: Input<K>, asked: Asked = {}): Promise<Output<K>> => {
  const answer = await answerTo(name, input, asked)
  const reply = answer.reply as { code?: unknown; data?: unknown } | null
  if (reply?.code !== 200) return onceUnlocked(refusedFrom(answer.status, reply), asked, () => ask(name, input, asked))
  if (!fits<Output<K>>(calls[name].output as unknown as ZodMiniType<Output<K>>, reply.data)) throw unreadable(name)
  return reply.data
}

/** Makes a call that returns a file, whose body is yet to be read. */
export const askReply = async <K extends CallName>(name: K, input: Input<K>, asked: Asked = {}): Promise<Response> => {
  const response = await send(name, input, asked)
  if (response.ok) return response
  return onceUnlocked(refusedFrom(response.status, await envelopeOf(response)), asked, () => askReply(name, input, asked))
}

/** Makes a call that returns a file, such as a PDF. */
export const askFile = async <K extends CallName>(name: K, input: Input<K>, asked: Asked = {}): Promise<Blob> =>
  (await askReply(name, input, asked)).blob()

/** A stored picture, by its signed address. */
export const askPicture = async (url: string, { signal }: Asked = {}): Promise<Blob> => {
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : notReached()
  })
  if (!response.ok) throw refusedFrom(response.status, await envelopeOf(response))
  return response.blob()
}

export { Refused }
