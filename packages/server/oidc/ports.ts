import type { SecondStep } from '../auth/second-step'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import type { Clock } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { TellOwner } from '../login/tell-owner'
import type { Provider } from './provider'

/** The dependencies of signing in through a hospital. */
export interface OidcPorts {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly secondFactor: SecondStep
  /** Null where no provider is set up. */
  readonly provider: Provider | null
  /** Most accounts that may be requested from one address within 15 minutes. */
  readonly registrations: number
  /** Whether anybody may register, without an invitation. */
  readonly openRegistration: boolean
  readonly acceptInvitation: (tx: Db, invited: { token: string; person: string; at: string }) => Promise<unknown>
  readonly noteAccount: (line: { readonly event: string; readonly doctor: string }) => void
  readonly tellOwner: TellOwner
  readonly now: Clock
}
