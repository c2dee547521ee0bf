import { base } from '@sella/contract/call'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal'
import { endSessionsOf } from './hospital-sessions'
import type { LogoutNotice } from './logout-token'
import type { OidcPorts } from './ports'
import type { Provider } from './provider'
import { endArrivals, takeNotice } from './visits'

export interface LogoutPorts extends Pick<OidcPorts, 'store' | 'noteAccount' | 'now'> {
  /** Told when sessions have ended: their streams of events and addresses of pictures end with them. */
  readonly sessionsEnded: () => void
}

/** In bytes; a logout token is far smaller. */
const largest = 65_536

const signedOut = async ({ store, noteAccount, sessionsEnded, now }: LogoutPorts, notice: LogoutNotice): Promise<void> => {
  try {
    const doctors = await store.db.transaction().execute(async tx => {
      await takeNotice(tx, notice, now())
      await endArrivals(tx, notice, now())
      return endSessionsOf(tx, notice)
    })
    if (doctors.length > 0) sessionsEnded()
    for (const doctor of doctors) noteAccount({ event: 'signed out by the hospital', doctor })
  } catch (error) {
    throw store.engine.isDuplicate(error) ? new Refusal('OIDC_REFUSED', {}, error) : error
  }
}

/**
 * The endpoint at which the provider reports that somebody has signed out there (OpenID Connect Back-Channel Logout 1.0, 2.5 to
 * 2.8).
 */
export const logoutRoute = (ports: LogoutPorts, provider: Provider): FastifyPluginAsync => {
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store')
    try {
      const token = new URLSearchParams(String(request.body ?? '')).get('logout_token') ?? ''
      await signedOut(ports, await provider.signedOut(token))
      return reply.code(200).send()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'OIDC_REFUSED') throw error
      request.log.warn({ err: error.cause ?? error }, 'logout token refused')
      return reply.code(400).send({ error: 'invalid_request' })
    }
  }
  return async app => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: largest }, (_, text, done) =>
      done(null, text),
    )
    app.post(`${base}/login/oidcLogout`, { bodyLimit: largest }, take)
  }
}
