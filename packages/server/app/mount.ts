import { Readable } from 'node:stream'
import { whileLocked } from '@sella/contract/access/needs'
import { base, type Call } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Granted, grant, type Person } from '../access/gate'
import { bearerOf } from '../files/bearers'
import { signingFor } from '../files/signing'
import { success } from '../http/envelope'
import type { ActInHand, Asking, DoctorAsking, FileReply } from '../http/handlers'
import { parseInput } from '../http/input'
import { languageOf } from '../http/language'
import { bodyStream } from '../http/leftover'
import { Refusal } from '../http/refusal'
import { actOf } from './act-of'
import { noteAct } from './noted-acts'
import type { AppParts } from './parts'
import { signedIn } from './session'

type Caller = Omit<Asking, 'body' | 'gone' | 'act'>
/** The caller, before the gate has decided on the call. */
type Who = Caller | (Caller & Person & Pick<DoctorAsking, 'session' | 'role' | 'endsAt'>)
type AnyHandler = (input: unknown, asking: Asking | DoctorAsking) => Promise<unknown>

const parseJson = (_: FastifyRequest, text: string, done: (error: Error | null, value?: unknown) => void): void => {
  try {
    done(null, text === '' ? {} : JSON.parse(text))
  } catch {
    done(new Refusal('INPUT_INVALID', { field: 'body' }))
  }
}

const whoAsks = async (name: CallName, request: FastifyRequest, { sessions, admitting }: AppParts): Promise<Who> => {
  const agent = (request.headers['user-agent'] ?? '').slice(0, 300)
  const who = { lang: languageOf(request.headers), address: request.ip, agent, key: request.headers.authorization ?? '' }
  const { access }: Call = calls[name]
  if (access !== 'doctor' && access !== 'staff') return who
  const session = await signedIn(sessions, request.headers.authorization)
  admitting.seen(session)
  if (session.locked && !whileLocked.has(name)) throw new Refusal('SESSION_LOCKED')
  if (access === 'staff' && session.role !== 'staff') throw new Refusal('FORBIDDEN')
  return { ...who, ...session }
}

/** Passes a signed-in person's call through the gate; all other calls have their own access rule. */
const granted = async (
  name: CallName,
  input: unknown,
  { who, parts }: { who: Who; parts: AppParts },
): Promise<Granted | null> => {
  if (!('session' in who)) return null
  if (calls[name].access !== 'staff') return grant(parts.db, name, input, who)
  return { doctor: who.doctor, person: who.doctor, only: null, clinicRole: null, entry: null }
}

/** Addresses of files in a signed-in person's reply are hers, and at a clinic's desk of that clinic. */
const signing = <T>(who: Who, leave: Granted | null, work: () => T): T => {
  if (!('session' in who)) return work()
  const owner = leave && leave.doctor !== leave.person ? leave.doctor : null
  return signingFor(bearerOf({ session: who.session, owner, only: leave?.only ?? null }), work)
}

const bodyOf = ({ body, raw }: FastifyRequest): Readable => (body === raw ? bodyStream(raw) : Readable.from([]))

const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const ending = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) ending.abort()
  })
  return ending.signal
}

/** The stream of a reply; null if the reply is none. */
const streamIn = (data: unknown): Readable | null => {
  const content = (data as { readonly content?: unknown } | null)?.content ?? data
  return content instanceof Readable ? content : null
}

/**
 * A stream may fail while its call is still being logged: without a listener the error would end the process. The code that
 * sends the stream handles the error.
 */
const heard = (data: unknown): unknown => {
  streamIn(data)?.on('error', () => undefined)
  return data
}

/** What cannot be logged is not shown: destroys a stream that will not be read. */
const unread = (data: unknown, error: unknown): never => {
  streamIn(data)?.destroy()
  throw error
}

const sendFile = (reply: FastifyReply, file: FileReply): FastifyReply =>
  (file.bytes === null ? reply : reply.header('content-length', file.bytes))
    .header('content-type', file.type)
    .header('content-disposition', file.disposition)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', file.cacheSeconds > 0 ? `private, max-age=${file.cacheSeconds}, immutable` : 'no-store')
    .send(file.content)

const sendData = (name: CallName, reply: FastifyReply, { data, check }: { data: unknown; check: boolean }): FastifyReply =>
  reply.header('cache-control', 'no-store').send(success(check ? calls[name].output.parse(data) : data))

/** Sent as it happens: proxies must not buffer it. */
const sendEvents = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream)

/** Turns one call of the contract into a route: session, input, handler, reply. */
const routeOf = (name: CallName, parts: AppParts): RouteOptions => {
  const row = calls[name]
  const handler = (parts.handlers as Readonly<Record<string, AnyHandler | undefined>>)[name]
  return {
    method: row.method,
    url: base + row.path,
    config: { call: name },
    // Unauthenticated callers, and calls that would wait too long, are refused before a byte of the body is read.
    onRequest: async (request, reply) => {
      request.gone = goneOf(reply)
      await parts.admitting.turn(name, request, { reply, gone: request.gone })
      request.who = await whoAsks(name, request, parts)
    },
    handler: async (request, reply) => {
      if (!handler) throw new Refusal('NOT_AVAILABLE')
      const input = parseInput(name, row.body === 'json' ? (request.body ?? {}) : request.query)
      const leave = await granted(name, input, { who: request.who, parts })
      const asking = { ...request.who, ...leave, body: bodyOf(request), gone: request.gone }
      const work = async (act: ActInHand | null): Promise<unknown> =>
        heard(await signing(request.who, leave, () => handler(input, { ...asking, act } as DoctorAsking)))
      const log = async (data: unknown): Promise<void> => {
        if (leave) await parts.log(name, input, { granted: leave, output: data }).catch(error => unread(data, error))
      }
      const act = actOf(name, { input, headers: request.headers, granted: leave })
      const data = act ? await parts.acts.once(act, { work, after: leave?.entry ? log : null }) : await work(null)
      if (!act) await log(data)
      await noteAct(name, { request, output: data, sessions: parts.sessions })
      if (row.reply === 'events') return sendEvents(reply, data as Readable)
      return row.reply === 'bytes'
        ? sendFile(reply, data as FileReply)
        : sendData(name, reply, { data, check: parts.config.checkReplies })
    },
  }
}

/**
 * Turns calls of the contract into routes. Those with the same kind of body share one scope of the framework: a scope per call
 * took a good part of a server's start.
 */
export const mountCalls =
  (names: readonly CallName[], parts: AppParts): FastifyPluginAsync =>
  async app => {
    for (const takesBytes of [false, true])
      await app.register(async scope => {
        scope.removeAllContentTypeParsers()
        if (takesBytes) scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
        else scope.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
        for (const name of names) if ((calls[name].body === 'bytes') === takesBytes) scope.route(routeOf(name, parts))
      })
  }

declare module 'fastify' {
  interface FastifyRequest {
    who: Who
    /** Aborts when the caller disconnects before the reply was sent. */
    gone: AbortSignal
  }
  interface FastifyContextConfig {
    /** The call that the route serves, if any. */
    readonly call?: CallName
  }
}
