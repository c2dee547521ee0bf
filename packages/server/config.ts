import type { NetConnectOpts } from 'node:net'
import { resolve } from 'node:path'
import type { BucketAt } from './files/bucket'
import { bucketNamed } from './files/bucket-settings'
import { type MachineSettings, machinesAt } from './machines/settings'
import type { SmtpAt } from './mail/smtp'
import { type OidcSettings, oidcFrom } from './oidc/settings'
import { passkeysAt } from './public-address'
import { type DataKeys, dataKeysFrom } from './sealing/keys'

/** The server's entire external configuration, read and checked once. */
export interface Config {
  readonly host: string
  /** 0 picks any free port. */
  readonly port: number
  /** Folder for the database (unless it is elsewhere), originals, renditions and secrets. */
  readonly dataFolder: string
  /** A PostgreSQL address, or null for the SQLite file in the data folder. */
  readonly databaseUrl: string | null
  /** Folder of the built front end; null to serve only the calls. */
  readonly webFolder: string | null
  /** Folder of the detector's card and weights; null for those shipped. */
  readonly modelsFolder: string | null
  /** Days without use after which a session ends. */
  readonly sessionDays: number
  /** Days after which a session ends regardless of use. */
  readonly sessionLongestDays: number
  /** Minutes of inactivity after which a session locks; 0 for never. */
  readonly idleMinutes: number
  /** Calls per minute from one address; 0 for no limit. */
  readonly callsPerMinute: number
  /** Failed sign-ins allowed for one name from one address within 15 minutes. */
  readonly signInsAllowed: number
  /** Most accounts that may be requested from one address within 15 minutes. */
  readonly registrations: number
  /** Whether anybody may register; otherwise only people invited to a clinic. */
  readonly openRegistration: boolean
  /**
   * Number of proxies in front of the server, each of which appends its caller's address; what the caller itself claims is not
   * trusted.
   */
  readonly proxies: number
  /** Whether every reply is checked against the contract; this costs time and is meant for development and tests. */
  readonly checkReplies: boolean
  /** The mail server; null to write letters into the server's log. */
  readonly mail: SmtpAt | null
  /** Login names made customer service staff when the server starts, in addition to those of `sella staff add`. */
  readonly staff: readonly string[]
  /** The bucket that holds originals and renditions; null for the data folder. */
  readonly bucket: BucketAt | null
  /** Keys with which originals and renditions are encrypted; null to store them unencrypted. */
  readonly dataKeys: DataKeys | null
  /**
   * Folder for incoming files and for copies read by libraries, used when files are in a bucket or encrypted; null for one in the
   * data folder.
   */
  readonly scratchFolder: string | null
  /** The ClamAV daemon that scans what comes in; null for none. */
  readonly clamd: NetConnectOpts | null
  /**
   * A text shared by all processes of the installation, from which its secrets are derived; null for secrets stored in the
   * database.
   */
  readonly secret: string | null
  /** Bearer token required to read the metrics from another machine; null to allow this machine only. */
  readonly metricsToken: string | null
  /**
   * Seconds between the stop signal and the refusal of new connections, while /ready answers no; and seconds that calls in
   * progress may then still take.
   */
  readonly drain: { readonly notice: number; readonly limit: number }
  /** Days within which every original is reread and verified; 0 for never. */
  readonly scrubDays: number
  /** Folders, Orthancs and archives, from the file named by SELLA_MACHINES. */
  readonly machines: MachineSettings
  /**
   * What passkeys are bound to: the domain, and the page origin that may request them; null for any port of this machine only.
   */
  readonly passkeys: { readonly domain: string; readonly origin: string | null }
  /** A hospital's identity provider; null for none. */
  readonly oidc: OidcSettings | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info'
}

type Environment = Readonly<Record<string, string | undefined>>

const whole = (name: string, text: string | undefined, usual: number, [least, greatest]: readonly [number, number]): number => {
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > greatest)
    throw new Error(`${name} must be a whole number from ${least} to ${greatest}, not "${text}"`)
  return value
}

const mailFrom = (env: Environment): SmtpAt | null => {
  const { SELLA_SMTP_URL: url, SELLA_MAIL_FROM: from } = env
  if (!url) return null
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new Error('SELLA_SMTP_URL must be smtp://host:port or smtps://host:port')
  if (!from || !/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/.test(from))
    throw new Error('SELLA_MAIL_FROM must be the sender, "name@clinic.example" or "Name <name@clinic.example>"')
  return { url, from }
}

const longEnough = (name: string, env: Environment, least: number): string | null => {
  const text = env[name]
  if (text && text.length < least) throw new Error(`${name} must have at least ${least} characters`)
  return text || null
}

const openTo = (text: string | undefined): boolean => {
  if (text && text !== 'open' && text !== 'invited') throw new Error('SELLA_REGISTRATION must be open or invited')
  return text !== 'invited'
}

/** `host:port`, or the path of a socket. */
const clamdAt = (text: string | undefined): NetConnectOpts | null => {
  if (!text) return null
  if (text.startsWith('/')) return { path: text }
  const [, host, port] = /^\[?([^\s/]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  if (!(host && port)) throw new Error('SELLA_CLAMD must be host:port, or the path of a socket')
  return { host, port: Number(port) }
}

/** The threads themselves read the setting (`threads/behind.ts`); here it is only checked. */
const checkHeavyWork = (text: string | undefined): void => {
  if (text && !['idle', 'nice', 'equal'].includes(text)) throw new Error('SELLA_HEAVY_WORK must be idle, nice or equal')
}

/** Where files are, how they are sealed, and what scans them. */
const filesFrom = (env: Environment): Pick<Config, 'bucket' | 'dataKeys' | 'scratchFolder' | 'clamd'> => ({
  bucket: bucketNamed('SELLA_S3', env),
  dataKeys: dataKeysFrom(env),
  scratchFolder: env.SELLA_SCRATCH ? resolve(env.SELLA_SCRATCH) : null,
  clamd: clamdAt(env.SELLA_CLAMD),
})

const levels = ['silent', 'error', 'warn', 'info'] as const

/** Reads the environment; throws one clear sentence when a value is invalid. */
export const readConfig = (env: Environment): Config => {
  const level = levels.find(each => each === (env.SELLA_LOG ?? 'warn'))
  if (!level) throw new Error(`SELLA_LOG must be one of ${levels.join(', ')}`)
  if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL))
    throw new Error('DATABASE_URL must start with postgres://')
  checkHeavyWork(env.SELLA_HEAVY_WORK)
  return {
    host: env.HOST || '0.0.0.0',
    port: whole('PORT', env.PORT, 8080, [0, 65_535]),
    dataFolder: resolve(env.SELLA_DATA || './data'),
    databaseUrl: env.DATABASE_URL || null,
    webFolder: env.SELLA_WEB ? resolve(env.SELLA_WEB) : null,
    modelsFolder: env.SELLA_MODELS ? resolve(env.SELLA_MODELS) : null,
    sessionDays: whole('SELLA_SESSION_DAYS', env.SELLA_SESSION_DAYS, 14, [1, 365]),
    sessionLongestDays: whole('SELLA_SESSION_LONGEST_DAYS', env.SELLA_SESSION_LONGEST_DAYS, 30, [1, 365]),
    idleMinutes: whole('SELLA_IDLE_MINUTES', env.SELLA_IDLE_MINUTES, 30, [0, 1440]),
    callsPerMinute: whole('SELLA_CALLS_PER_MINUTE', env.SELLA_CALLS_PER_MINUTE, 3000, [0, 1_000_000]),
    signInsAllowed: whole('SELLA_SIGN_INS', env.SELLA_SIGN_INS, 8, [1, 1000]),
    registrations: whole('SELLA_REGISTRATIONS', env.SELLA_REGISTRATIONS, 20, [1, 100_000]),
    openRegistration: openTo(env.SELLA_REGISTRATION),
    proxies: whole('SELLA_BEHIND_PROXY', env.SELLA_BEHIND_PROXY, 0, [0, 10]),
    checkReplies: env.NODE_ENV === 'development' || env.NODE_ENV === 'test',
    mail: mailFrom(env),
    staff: (env.SELLA_STAFF ?? '').split(',').flatMap(name => name.trim() || []),
    ...filesFrom(env),
    secret: longEnough('SELLA_SECRET', env, 32),
    metricsToken: longEnough('SELLA_METRICS_TOKEN', env, 16),
    drain: {
      notice: whole('SELLA_DRAIN_NOTICE', env.SELLA_DRAIN_NOTICE, 0, [0, 600]),
      limit: whole('SELLA_DRAIN_SECONDS', env.SELLA_DRAIN_SECONDS, 20, [0, 3600]),
    },
    scrubDays: whole('SELLA_SCRUB_DAYS', env.SELLA_SCRUB_DAYS, 30, [0, 365]),
    machines: machinesAt(env.SELLA_MACHINES),
    passkeys: passkeysAt(env),
    oidc: oidcFrom(env),
    logLevel: level,
  }
}
