import { sessionsIn } from '../auth/sessions'
import { throttleIn } from '../auth/throttle'
import type { Config } from '../config'
import { migrate } from '../db/migrate'
import type { Clock } from '../db/now'
import { type OpenDatabase, openStore } from '../db/open'
import { scanBy } from '../files/clamd'
import { holdsIn } from '../files/holds'
import { openFiles } from '../files/open'
import { scannedStore } from '../files/scanned'
import { signerWith } from '../files/signing'
import { providerAt } from '../oidc/provider'
import { secondFactorIn } from '../second-factor/factor'
import { passkeysIn } from '../second-factor/passkeys'
import { secretNamed } from '../secrets'
import type { Ports } from './all-handlers'
import type { Instead } from './instead'

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

/** Opens the database and the files, and what depends on them alone. */
export const openAll = async (
  config: Config,
  { now = Date.now }: Instead,
  onTrouble: (error: unknown) => void,
): Promise<Omit<Ports, LogPorts>> => {
  const { store, arrivals } = withArrivals(await openMigrated(config), now, onTrouble)
  const opened = await openFiles(config, { sweep: true, onTrouble, arrivals }).catch(async error => {
    await store.close()
    throw error
  })
  const files = config.clamd ? scannedStore(opened, scanBy(config.clamd)) : opened
  const throttle = throttleIn(store, { now, allowed: config.signInsAllowed })
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
