import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type CallName, calls } from '@sella/contract/calls/index'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { healthRoutes } from '../health/routes'
import { discardRest } from '../http/leftover'
import { loggedError } from '../http/logged-error'
import { permissions, securityHeaders } from '../http/security-headers'
import { stowRoutes } from '../machines/stow'
import { logoutRoute } from '../oidc/logout'
import { apiDocument } from '../openapi/document'
import { answerErrors } from './error-answers'
import { mountCalls } from './mount'
import type { AppParts } from './parts'
import { serveSite } from './site'

/** JSON larger than this is refused: the largest document is 2 MB. */
const largestJson = 2_500_000
/** Milliseconds without a byte in either direction after which a connection is cut; event streams send a heartbeat every 15 s. */
const longestSilence = 600_000

const plainApp = ({ config }: AppParts): FastifyInstance =>
  Fastify({
    logger: {
      level: config.logLevel,
      stream: process.stderr,
      redact: ['req.headers.authorization'],
      // A signed address grants access to a file, so the log keeps only the path.
      serializers: {
        req: request => ({ method: request.method, path: request.url.split('?')[0], address: request.ip }),
        err: loggedError,
      },
    },
    trustProxy: (_, hop) => hop < config.proxies,
    // A caller that stalls in the middle of a request or reply must not hold resources for ever.
    connectionTimeout: longestSilence,
    bodyLimit: largestJson,
    routerOptions: { maxParamLength: 300 },
    // Calls in progress are answered; main.ts ends those that take too long.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // The reference number shown in a reply with status 500; every log line about that call carries it.
    genReqId: () => randomUUID().slice(0, 8),
    logController: new LogController({
      requestIdLogLabel: 'reference',
      // Polled every few seconds.
      disableRequestLogging: ({ url }) => ['/health', '/ready', '/metrics'].includes(url),
    }),
    ...answerErrors.atTheDoor,
  })

/** The OpenAPI document, made when it is first requested: making it takes a quarter of a server's start. */
let document: ReturnType<typeof apiDocument> | null = null

/** The HTTP interface: every call under `/portal`, the OpenAPI document, and the built front end. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config } = parts
  const app = plainApp(parts)
  answerErrors.inside(app, parts.health.metrics.refused)
  await app.register(helmet, securityHeaders)
  app.addHook('onRequest', async (_, reply) => void reply.raw.setHeader('permissions-policy', permissions))
  app.addHook('onResponse', async (request, reply) => {
    discardRest(request.raw)
    const { call = 'site' } = request.routeOptions.config
    parts.health.metrics.answered(call, reply.statusCode, reply.elapsedTime / 1000)
  })
  if (config.callsPerMinute > 0) {
    await app.register(rateLimit, { global: false })
    // Before the routes' own hooks, so that refused sessions are counted too.
    app.addHook(
      'onRequest',
      app.rateLimit({ max: config.callsPerMinute, timeWindow: 60_000, errorResponseBuilder: answerErrors.tooMany }),
    )
  }
  await app.register(mountCalls(Object.keys(calls) as CallName[], parts))
  await app.register(healthRoutes(parts.health))
  await app.register(stowRoutes(parts.waiting))
  if (parts.hospital.provider) await app.register(logoutRoute(parts.hospital, parts.hospital.provider))
  app.get('/portal/openapi.json', async () => {
    document ??= apiDocument(calls)
    return document
  })
  await serveSite(app, config.webFolder)
  return app
}
