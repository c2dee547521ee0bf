import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Db } from '../db/open'
import { databaseSeconds, diskBytes, type gaugesOf } from './gauges'
import { type Metrics, prometheusText } from './metrics'

export interface Health {
  readonly db: Db
  readonly dataFolder: string
  readonly metrics: Metrics
  readonly gauges: ReturnType<typeof gaugesOf>
  /** Whether this server is shutting down and wants no new calls. */
  readonly draining: () => boolean
  /** The token required to read the metrics from another machine; null to forbid that. */
  readonly metricsToken: string | null
}

/** Free bytes below which the server reports not ready. */
const leastFree = 100_000_000

const here: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Whether a request comes from this machine itself, and not through a proxy. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  here.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (isLocal(request)) return true
  const given = (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '')
  return token !== null && timingSafeEqual(sha256(given), sha256(token))
}

/** Why no calls should be sent here, one word per reason. */
const notReady = async ({ db, dataFolder, draining }: Health): Promise<readonly string[]> => {
  const free = await diskBytes(dataFolder).then(
    disk => disk.free,
    () => 0,
  )
  return [
    ...(draining() ? ['draining'] : []),
    ...((await databaseSeconds(db)) === null ? ['database'] : []),
    ...(free < leastFree ? ['disk'] : []),
  ]
}

/**
 * For the operator, not for browsers: `/health` (this process answers; open to anybody), `/ready` (calls may be sent here; open
 * to anybody) and `/metrics` (from this machine, or with the token of SELLA_METRICS_TOKEN).
 */
export const healthRoutes =
  (health: Health): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
    app.get('/health', async () => ({ status: 'ok' }))
    app.get('/ready', async (_, reply) => {
      const missing = await notReady(health)
      return reply.code(missing.length > 0 ? 503 : 200).send({ status: missing.length > 0 ? 'not ready' : 'ready', missing })
    })
    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request, health.metricsToken)) return reply.code(403).send({ status: 'not allowed' })
      const families = [...health.metrics.families(), ...(await health.gauges.families())]
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(prometheusText(families))
    })
  }
