import type { AddressInfo } from 'node:net'
import { engineReportsNothing } from '@sella/detect/engine/no-reports'
import type { FastifyInstance } from 'fastify'
import { logging } from '../access/log'
import { actsIn } from '../acts/acts'
import { setStaff } from '../chat/staff'
import type { Config } from '../config'
import { gaugesOf } from '../health/gauges'
import { metricsFromNow } from '../health/metrics'
import { keepPoolBehind } from '../threads/pool-behind'
import { admitting, usualAdmission } from './admitting'
import { allHandlers, type Ports } from './all-handlers'
import { buildApp } from './app'
import { startBackground } from './background'
import { endingOf } from './ending'
import type { Instead } from './instead'
import { openAll } from './opening'
import { postFrom } from './post'
import { logInto, silentLog } from './server-log'

export interface Server {
  /** The address to open, e.g. `http://127.0.0.1:8080`. */
  readonly address: string
  readonly ports: Ports
  close(): Promise<void>
  /** Announces that no new calls are wanted, gives the load balancer time to notice, answers the calls in progress and closes. */
  drain(): Promise<void>
}

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  await app.listen({ host, port })
  const { port: taken } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${shown}:${taken}`
}

/**
 * Makes accounts staff as configured. A name without an account is reported: whoever registers it later must not become staff
 * that way.
 */
const nameStaff = async (
  app: FastifyInstance,
  names: readonly string[],
  { store: { db }, now }: Pick<Ports, 'store' | 'now'>,
): Promise<void> => {
  for (const name of names)
    if (!(await setStaff(db, name, { staff: true, now: now() }))) app.log.error(`SELLA_STAFF: there is no account "${name}"`)
}

type Log = ReturnType<typeof silentLog>

/** Opens everything and starts the work behind the calls. */
const portsFrom = async (config: Config, instead: Instead, { log, fail }: { log: Log; fail: Ports['fail'] }) => {
  const opened = await openAll(config, instead, fail)
  const { close: endBehind, ...background } = await startBackground(
    { config, opened, fail, write: line => log.engine(line) },
    instead,
  )
  const letters = { given: instead.mail ?? null, smtp: config.mail, throttle: opened.throttle }
  const ports: Ports = {
    ...opened,
    ...background,
    ...postFrom({ ...letters, log: letter => log.letter(letter) }),
    write: line => log.write(line),
    noteAccount: line => log.account(line),
    fail,
  }
  return { ports, endBehind }
}

/** Starts the server: database, files, background work, HTTP. Resolves once it answers. */
export const startServer = async (config: Config, instead: Instead = {}): Promise<Server> => {
  engineReportsNothing()
  await keepPoolBehind()
  const metrics = metricsFromNow()
  const log = silentLog()
  const fail = (error: unknown): void => {
    metrics.failed('background')
    log.fail(error)
  }
  const { ports, endBehind } = await portsFrom(config, instead, { log, fail })
  const { store, now, sessions } = ports
  const { db } = store
  let draining = false
  const { dataFolder, metricsToken } = config
  const gauges = gaugesOf({ db, now, dataFolder })
  const app = await buildApp({
    ...{ config, db, sessions, waiting: ports },
    hospital: { ...ports, sessionsEnded: () => ports.notices.tell('sessions') },
    admitting: admitting(instead.admission ?? usualAdmission),
    handlers: allHandlers(ports),
    acts: actsIn({ db, now, strict: config.checkReplies }),
    log: logging({ store, now, fail }),
    health: { db, dataFolder, metrics, gauges, metricsToken, draining: () => draining },
  })
  Object.assign(log, logInto(app))
  const ending = endingOf({
    ...{ app, ports, limits: config.drain },
    onDraining: () => {
      draining = true
    },
    endBehind: () => endBehind().finally(gauges.close),
  })
  try {
    await nameStaff(app, config.staff, { store, now })
    return { address: await listen(app, config), ports, ...ending }
  } catch (error) {
    await ending.close()
    throw error
  }
}
