import type { AddressInfo } from 'node:net'
import type { Detector } from '@sella/detect/detector'
import { engineReportsNothing } from '@sella/detect/engine/no-reports'
import type { FastifyInstance } from 'fastify'
import { logging } from '../access/log'
import { sessionsIn } from '../auth/sessions'
import { throttleIn } from '../auth/throttle'
import { setStaff } from '../chat/staff'
import type { Config } from '../config'
import { migrate } from '../db/migrate'
import type { Clock } from '../db/now'
import { type OpenDatabase, openStore } from '../db/open'
import { holdsIn } from '../files/holds'
import { openFiles } from '../files/open'
import { signerWith } from '../files/signing'
import { gaugesOf } from '../health/gauges'
import { metricsFromNow } from '../health/metrics'
import type { BrowserLine } from '../log/calls'
import type { EngineLine } from '../log/engine-lines'
import type { Letter, Mail } from '../mail/mail'
import { providerAt } from '../oidc/provider'
import { secondFactorIn } from '../second-factor/factor'
import { passkeysIn } from '../second-factor/passkeys'
import { secretNamed } from '../secrets'
import { allHandlers, type Ports } from './all-handlers'
import { buildApp } from './app'
import { startBackground } from './background'
import { postFrom } from './post'
import { silentConnections } from './silent-connections'

export interface Server {
  /** The address to open, e.g. `http://127.0.0.1:8080`. */
  readonly address: string
  readonly ports: Ports
  close(): Promise<void>
  /** Announces that no new calls are wanted, gives the load balancer time to notice, answers the calls in progress and closes. */
  drain(): Promise<void>
}

/** Substitutes used by tests. */
export interface Instead {
  readonly now?: Clock
  readonly detector?: Detector
  readonly mail?: Mail
}

/** Server log lines that do not belong to a call. */
const silentLog = () => ({
  write: (_: BrowserLine): void => undefined,
  engine: (_: EngineLine): void => undefined,
  letter: (_: Letter): void => undefined,
  account: (_: { readonly event: string; readonly doctor: string }): void => undefined,
  fail: (_: unknown): void => undefined,
})

const logInto = ({ log }: FastifyInstance): ReturnType<typeof silentLog> => ({
  write: ({ level, ...line }) => log[level](line, 'browser'),
  engine: line => log.warn(line, 'engine'),
  // Somebody waits for this letter, so it is written at every level except silent.
  letter: letter => log.error({ letter }, 'letter'),
  account: line => log.warn(line, 'account'),
  fail: error => log.error({ err: error }, 'after the answer'),
})

/** Ports that write to the log, which exists only once the HTTP interface is built. */
type LogPorts =
  | 'makePdf'
  | 'wake'
  | 'look'
  | 'isFilm'
  | 'reread'
  | 'write'
  | 'mail'
  | 'ownerMail'
  | 'outbox'
  | 'fail'
  | 'notices'
  | 'noteAccount'

/** Milliseconds after which a call's statement without a reply counts as lost: the network was cut, or PostgreSQL hangs. */
const longestStatement = 120_000

/** Migrates the schema, with no time limit, and opens the database for calls. */
const openMigrated = async ({ dataFolder: folder, databaseUrl: url }: Config): Promise<OpenDatabase> => {
  const first = openStore({ folder, url })
  await migrate(first).finally(first.close)
  return openStore({ folder, url, longest: longestStatement })
}

/** The arrivals noted in a database; they stop before it closes. */
const withArrivals = (opened: OpenDatabase, now: Clock, onError: (error: unknown) => void) => {
  const arrivals = holdsIn({ ...opened, now, onError })
  const close = (): Promise<void> => {
    arrivals.stop()
    return opened.close()
  }
  return { store: { ...opened, close }, arrivals }
}

const openAll = async (
  config: Config,
  { now = Date.now }: Instead,
  onTrouble: (error: unknown) => void,
): Promise<Omit<Ports, LogPorts>> => {
  const { store, arrivals } = withArrivals(await openMigrated(config), now, onTrouble)
  const files = await openFiles(config, { sweep: true, onTrouble, arrivals }).catch(async error => {
    await store.close()
    throw error
  })
  const throttle = throttleIn(store.db, { now, allowed: config.signInsAllowed })
  const key = await secretNamed(store.db, 'second-factors', config.secret)
  const passkeys = passkeysIn({ db: store.db, now, place: config.passkeys })
  return {
    store,
    files,
    signer: signerWith(await secretNamed(store.db, 'file-addresses', config.secret), now),
    sessions: sessionsIn(store.db, {
      now,
      days: config.sessionDays,
      longestDays: config.sessionLongestDays,
      idleMinutes: config.idleMinutes,
    }),
    throttle,
    secondFactor: secondFactorIn({ db: store.db, throttle, now, key, passkeys }),
    passkeys,
    provider: config.oidc && providerAt(config.oidc),
    registrations: config.registrations,
    openRegistration: config.openRegistration,
    archives: config.machines.pacs,
    worklists: config.machines.worklists,
    modelsFolder: config.modelsFolder,
    now,
  }
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

const second = 1000

/** Stops listening at once, answers the calls in progress, and cuts off those that take longer than allowed. */
const drained = async (app: FastifyInstance, { notices }: Pick<Ports, 'notices'>, patience: number): Promise<void> => {
  notices.end()
  const timer = setTimeout(() => app.server.closeAllConnections(), patience * second)
  await app.close()
  clearTimeout(timer)
}

const closeAll = async (parts: {
  app?: () => Promise<void>
  close?: () => Promise<void>
  store: OpenDatabase
}): Promise<void> => {
  await parts.app?.()
  await parts.close?.()
  await parts.store.close()
}

/** Starts the server: database, files, background work, HTTP. Resolves once it answers. */
export const startServer = async (config: Config, instead: Instead = {}): Promise<Server> => {
  engineReportsNothing()
  const metrics = metricsFromNow()
  const log = silentLog()
  const fail = (error: unknown): void => {
    metrics.failed('background')
    log.fail(error)
  }
  const opened = await openAll(config, instead, fail)
  const { store, now } = opened
  const { close: end, ...background } = await startBackground({ config, opened, fail, write: line => log.engine(line) }, instead)
  const ports: Ports = {
    ...opened,
    ...background,
    ...postFrom({
      given: instead.mail ?? null,
      smtp: config.mail,
      throttle: opened.throttle,
      log: letter => log.letter(letter),
    }),
    write: line => log.write(line),
    noteAccount: line => log.account(line),
    fail,
  }
  let draining = false
  const gauges = gaugesOf({ db: store.db, now, dataFolder: config.dataFolder })
  const { dataFolder, metricsToken } = config
  const health = { db: store.db, dataFolder, metrics, gauges, metricsToken, draining: () => draining }
  const app = await buildApp({
    config,
    handlers: allHandlers(ports),
    sessions: opened.sessions,
    db: store.db,
    log: logging({ store, now, fail }),
    waiting: ports,
    hospital: ports,
    health,
  })
  Object.assign(log, logInto(app))
  const cutSilent = silentConnections(app.server)
  const closing = {
    app: () => {
      const closed = drained(app, ports, config.drain.limit)
      cutSilent()
      return closed
    },
    close: end,
    store,
  }
  const close = async (): Promise<void> => {
    draining = true
    gauges.close()
    await closeAll(closing)
  }
  const drain = async (): Promise<void> => {
    draining = true
    await new Promise(resolve => setTimeout(resolve, config.drain.notice * second))
    await close()
  }
  try {
    await nameStaff(app, config.staff, { store, now })
    const address = await listen(app, config)
    return { address, ports, close, drain }
  } catch (error) {
    await closeAll(closing)
    throw error
  }
}
