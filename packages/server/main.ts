import type { AddressInfo } from 'node:net'
import type { Detector } from '@sella/detect/detector'
import type { FastifyInstance } from 'fastify'
import { sessionsIn } from './auth/sessions'
import { throttleIn } from './auth/throttle'
import { setStaff } from './chat/staff'
import type { Config } from './config'
import { migrate } from './db/migrate'
import type { Clock } from './db/now'
import { openStore, type Store } from './db/open'
import { inThisThread } from './detection/film-detector'
import { taskThread, threadDetector, threadEntry } from './detection/in-thread'
import { noticing } from './detection/keep-checks'
import type { FoundProfile, PhotoFile } from './detection/profile-found'
import { profileWorks } from './detection/profile-work'
import { detectionWork } from './detection/work'
import { localNotices, type Notices, postgresNotices } from './events/notices'
import { startCollector } from './files/collector'
import { holdsIn } from './files/holds'
import { openFiles } from './files/open'
import { signerWith } from './files/signing'
import { allHandlers, type Ports } from './http/all-handlers'
import { buildApp } from './http/app'
import { filmCheckBy } from './images/film-check'
import type { JobRow } from './jobs/store'
import { startWorker, type Work } from './jobs/worker'
import type { BrowserLine } from './log/calls'
import type { EngineLine } from './log/engine-lines'
import type { Letter, Mail } from './mail/mail'
import { outboxInto } from './mail/outbox'
import { smtpMail } from './mail/smtp'
import { startIndexer } from './readings/indexer'
import { secretNamed } from './secrets'
import { usedIn } from './user/unused'

export interface Server {
  /** The address to open, e.g. `http://127.0.0.1:8080`. */
  readonly address: string
  readonly ports: Ports
  close(): Promise<void>
}

/** What tests put in place of the real thing. */
export interface Instead {
  readonly now?: Clock
  readonly detector?: Detector
  readonly mail?: Mail
}

/** Ports that end in the log, which there is only once the http face is built. */
type LogPorts = 'wake' | 'isFilm' | 'reread' | 'write' | 'mail' | 'outbox' | 'fail' | 'notices'

/** Milliseconds after which a statement of a call that has no answer counts as lost: the network was cut, or PostgreSQL hangs. */
const longestStatement = 120_000

/** Brings the schema up to date, which may take any time, and opens the database for calls. */
const openMigrated = async ({ dataFolder: folder, databaseUrl: url }: Config): Promise<Store> => {
  const first = openStore({ folder, url })
  await migrate(first).finally(first.close)
  return openStore({ folder, url, longest: longestStatement })
}

const openAll = async (
  config: Config,
  { now = Date.now }: Instead,
  onTrouble: (error: unknown) => void,
): Promise<Omit<Ports, LogPorts>> => {
  const store = await openMigrated(config)
  const arrivals = holdsIn({ ...store, now, onError: onTrouble })
  const files = await openFiles(config, { sweep: true, onTrouble, arrivals }).catch(async error => {
    await store.close()
    throw error
  })
  return {
    store,
    files,
    signer: signerWith(await secretNamed(store.db, 'file-addresses', config.secret), now),
    sessions: sessionsIn(store.db, { now, days: config.sessionDays }),
    throttle: throttleIn(store.db, { now, allowed: config.signInsAllowed }),
    registrations: config.registrations,
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

/** Accounts that the configuration makes staff. A name nobody has yet is told: who registers it later must not become staff by that. */
const nameStaff = async (
  app: FastifyInstance,
  names: readonly string[],
  { store: { db }, now }: Pick<Ports, 'store' | 'now'>,
): Promise<void> => {
  for (const name of names)
    if (!(await setStaff(db, name, { staff: true, now: now() }))) app.log.error(`SELLA_STAFF: there is no account "${name}"`)
}

const closeAll = async (parts: { app?: FastifyInstance; close?: () => Promise<void>; store: Store }): Promise<void> => {
  await parts.app?.close()
  await parts.close?.()
  await parts.store.close()
}

const tellingOf =
  (notices: Notices) =>
  ({ doctor_id: doctor, uuid, subject: recordUuid, state, progress, step }: JobRow): void =>
    notices.tell({ doctor, event: { type: 'job', uuid, recordUuid, state, progress, step } })

/** Starts the server: database, files, detector, worker, http. Resolves once it answers. */
export const startServer = async (config: Config, instead: Instead = {}): Promise<Server> => {
  const log = {
    write: (_: BrowserLine): void => undefined,
    engine: (_: EngineLine): void => undefined,
    letter: (_: Letter): void => undefined,
    fail: (_: unknown): void => undefined,
  }
  const opened = await openAll(config, instead, error => log.fail(error))
  const { store, files, now } = opened
  const detector = instead.detector ? inThisThread(instead.detector) : threadDetector({ models: config.modelsFolder })
  const fail = (error: unknown): void => log.fail(error)
  const profiles = taskThread<PhotoFile, FoundProfile>({}, threadEntry('profile-thread.ts', 'profile-thread.mjs'))
  const notices = config.databaseUrl
    ? await postgresNotices({ db: store.db, url: config.databaseUrl, onError: fail })
    : localNotices()
  const onChange = tellingOf(notices)
  const indexer = startIndexer({ db: store.db, onError: fail, write: line => log.engine(line) })
  const noticed = noticing({ db: store.db, notices, reread: indexer.wake, fail })
  const works = {
    detection: detectionWork(files, detector, noticed),
    ...profileWorks({ db: store.db, files, find: profiles.run, fail }),
  }
  const work: Work = (job, progress) => works[job.kind](job, progress)
  const worker = startWorker({ db: store.db, now, work, failure: 'DETECTION_FAILED', onError: fail, onChange })
  const collector = startCollector({ db: store.db, files, now, isUsed: usedIn, onError: fail })
  const end = async (): Promise<void> => {
    await collector.close()
    await worker.close()
    await indexer.close()
    await detector.close()
    await profiles.close()
    await notices.close()
  }
  const outbox = instead.mail ?? outboxInto(letter => log.letter(letter))
  const mail = instead.mail ?? (config.mail ? smtpMail(config.mail) : outbox)
  const isFilm = filmCheckBy(detector)
  const ports: Ports = {
    ...opened,
    isFilm,
    wake: worker.wake,
    reread: indexer.wake,
    write: line => log.write(line),
    mail,
    outbox,
    fail,
    notices,
  }
  const app = await buildApp({ config, handlers: allHandlers(ports), sessions: opened.sessions })
  log.write = ({ level, ...line }) => app.log[level](line, 'browser')
  log.engine = line => app.log.warn(line, 'engine')
  // Somebody waits for it: written at every level but silent.
  log.letter = letter => app.log.error({ letter }, 'letter')
  log.fail = error => app.log.error({ err: error }, 'after the answer')
  try {
    await nameStaff(app, config.staff, { store, now })
    const address = await listen(app, config)
    return { address, ports, close: () => closeAll({ app, close: end, store }) }
  } catch (error) {
    await closeAll({ app, close: end, store })
    throw error
  }
}
