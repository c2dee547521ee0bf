import type { logging } from '../access/log'
import type { Sessions } from '../auth/sessions'
import type { Config } from '../config'
import type { Db } from '../db/open'
import type { Health } from '../health/routes'
import type { Handlers } from '../http/handlers'
import type { OidcPorts } from '../oidc/ports'
import type { TakingPorts } from '../waiting/take'

/** What the HTTP face is built from. */
export interface AppParts {
  readonly config: Pick<Config, 'webFolder' | 'callsPerMinute' | 'proxies' | 'checkReplies' | 'logLevel'>
  readonly handlers: Handlers
  readonly sessions: Pick<Sessions, 'find'>
  readonly db: Db
  /** Writes a call made at a clinic's desk into its log. */
  readonly log: ReturnType<typeof logging>
  readonly health: Health
  /** What takes in what machines send. */
  readonly waiting: TakingPorts
  /** What the hospital's identity provider tells is taken in with. */
  readonly hospital: Pick<OidcPorts, 'store' | 'provider' | 'noteAccount' | 'now'>
}
