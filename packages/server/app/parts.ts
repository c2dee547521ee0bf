import type { logging } from '../access/log'
import type { Acts } from '../acts/acts'
import type { Sessions } from '../auth/sessions'
import type { Config } from '../config'
import type { Db } from '../db/open'
import type { Health } from '../health/routes'
import type { Handlers } from '../http/handlers'
import type { LogoutPorts } from '../oidc/logout'
import type { OidcPorts } from '../oidc/ports'
import type { TakingPorts } from '../waiting/take'
import type { admitting } from './admitting'

/** What the HTTP interface is built from. */
export interface AppParts {
  readonly config: Pick<Config, 'webFolder' | 'callsPerMinute' | 'proxies' | 'checkReplies' | 'logLevel'>
  readonly handlers: Handlers
  readonly sessions: Pick<Sessions, 'find'>
  readonly db: Db
  /** The order in which calls are answered under load, and which are refused. */
  readonly admitting: ReturnType<typeof admitting>
  /** Prevents repeated acts from running twice. */
  readonly acts: Acts
  /** Writes a call made at a clinic's desk into its log. */
  readonly log: ReturnType<typeof logging>
  readonly health: Health
  /** Ports for receiving what machines send. */
  readonly waiting: TakingPorts
  /** Ports for handling messages of the hospital's identity provider. */
  readonly hospital: LogoutPorts & Pick<OidcPorts, 'provider'>
}
