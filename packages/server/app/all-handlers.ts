import { aboutCalls } from '../about/calls'
import { agencyCalls } from '../agencies/calls'
import { analysisCalls } from '../analyses/calls'
import { accountCalls } from '../archive/account-calls'
import { authCalls } from '../auth/calls'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import { chatCalls } from '../chat/calls'
import { inboxCalls } from '../chat/inbox-calls'
import { clinicCalls } from '../clinic/calls'
import { accept } from '../clinic/invitations'
import type { Clock } from '../db/now'
import type { OpenDatabase } from '../db/open'
import { detectionCalls } from '../detection/calls'
import { profileCalls } from '../detection/profile-calls'
import { documentCalls } from '../documents/calls'
import { announcing } from '../events/announce'
import { eventCalls } from '../events/calls'
import type { Notices } from '../events/notices'
import { exchangeCalls } from '../exchange/calls'
import { pacsCalls } from '../exchange/pacs-calls'
import { fhirCalls } from '../fhir/calls'
import type { Bearers } from '../files/bearers'
import { fileCalls } from '../files/calls'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { Handlers } from '../http/handlers'
import { imageCalls } from '../images/calls'
import type { FilmCheck } from '../images/guess'
import { markCalls } from '../images/marks'
import { imageBinCalls } from '../images/restore-calls'
import { type BrowserLine, logCalls } from '../log/calls'
import { recoveryCalls } from '../login/calls'
import { qrCalls } from '../login/qr-calls'
import { type TellOwner, tellingOwner } from '../login/tell-owner'
import type { PacsAt, WorklistAt } from '../machines/settings'
import { machineTokenCalls } from '../machines/tokens'
import type { Mail } from '../mail/mail'
import { measuredCalls } from '../measured/calls'
import { oidcCalls } from '../oidc/calls'
import type { OidcPorts } from '../oidc/ports'
import type { Provider } from '../oidc/provider'
import { overlapCalls } from '../overlaps/calls'
import { patientCalls } from '../patients/calls'
import { eraseCalls } from '../patients/erase-calls'
import { caseFileCalls } from '../patients/file-calls'
import { phoneDeskCalls } from '../phone/desk-calls'
import { phoneCalls } from '../phone/phone-calls'
import { planCalls } from '../plans/calls'
import { dueAfterCatchUp } from '../readings/caught-up'
import { waking } from '../readings/waking'
import { recordCalls } from '../records/calls'
import { reportCalls } from '../report/calls'
import type { MakePdf } from '../report/pdf-work'
import { rereadCalls } from '../rereads/calls'
import { searchCalls } from '../search/calls'
import { secondFactorCalls } from '../second-factor/calls'
import type { SecondFactor } from '../second-factor/factor'
import { passkeyCalls } from '../second-factor/passkey-calls'
import type { Passkeys } from '../second-factor/passkeys'
import { settingCalls } from '../settings/calls'
import { shareCalls } from '../share/calls'
import { avatarCalls } from '../user/avatar'
import { userCalls } from '../user/calls'
import { lockCalls } from '../user/lock'
import { openedCalls } from '../user/opened'
import { sessionCalls } from '../user/sessions'
import { waitingCalls } from '../waiting/calls'
import { worklistCalls } from '../worklist/calls'
import { heededAtOnce, listeningBearers } from './listening-bearers'

/** Everything the features need. */
export interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly secondFactor: SecondFactor
  readonly passkeys: Passkeys
  /** The hospital's identity provider; null where none is set up. */
  readonly provider: Provider | null
  /** Reports changes to an account's sign-in methods for the server's log. */
  readonly noteAccount: (line: { readonly event: string; readonly doctor: string }) => void
  readonly registrations: number
  readonly openRegistration: boolean
  /** The archives of the installation to which cases can be sent. */
  readonly archives: readonly PacsAt[]
  /** The X-ray units whose worklists the installation writes. */
  readonly worklists: readonly WorklistAt[]
  readonly notices: Notices
  readonly now: Clock
  /** Decides whether a picture file is a lateral film. */
  readonly isFilm: FilmCheck
  readonly makePdf: MakePdf
  readonly wake: () => void
  /** Called when a file from a machine waits for its content to be inspected. */
  readonly look: () => void
  /** Called when a tracing of this doctor, or the way it is measured, may have changed. */
  readonly reread: (doctor: string) => void
  readonly write: (line: BrowserLine) => void
  readonly mail: Mail
  /**
   * Notifies owners of what happened to their account. Separate from `mail`, so that letters with codes cannot use up its quota.
   */
  readonly ownerMail: Mail
  /** Letters to people without an address, written into the server's log. */
  readonly outbox: Mail
  /** Folder of the models and their cards; null for those shipped. */
  readonly modelsFolder: string | null
  /** Logs a failure that happened after the call was answered. */
  readonly fail: (error: unknown) => void
}

const accepting = ({ store: { engine } }: Ports): Pick<OidcPorts, 'acceptInvitation'> => ({
  acceptInvitation: (tx, invited) => accept(tx, engine, invited),
})

interface NotifyingPorts extends Ports {
  readonly tellOwner: TellOwner
  readonly bearers: Bearers
}

const accountHandlers = (ports: NotifyingPorts) => ({
  ...aboutCalls(ports),
  ...authCalls({ ...ports, ...accepting(ports) }),
  ...oidcCalls({ ...ports, ...accepting(ports) }),
  ...recoveryCalls(ports),
  ...qrCalls(ports),
  ...userCalls(ports),
  ...secondFactorCalls(ports),
  ...passkeyCalls(ports),
  ...sessionCalls(ports),
  ...lockCalls(ports),
  ...openedCalls(ports),
  ...avatarCalls(ports),
  ...accountCalls(ports),
  ...agencyCalls(ports),
  ...settingCalls(ports),
  ...analysisCalls(ports),
})

const caseHandlers = (ports: NotifyingPorts) => ({
  ...patientCalls({
    ...ports,
    dueAfterCatchUp: doctor => dueAfterCatchUp(ports.store.db, doctor),
  }),
  ...caseFileCalls(ports),
  ...eraseCalls(ports),
  ...searchCalls(ports),
  ...recordCalls(ports),
  ...imageCalls(ports),
  ...imageBinCalls(ports),
  ...fileCalls(ports),
  ...overlapCalls(ports),
  ...planCalls(ports),
  ...rereadCalls(ports),
  ...detectionCalls(ports),
  ...profileCalls(ports),
  ...reportCalls(ports),
  ...documentCalls(ports),
  ...measuredCalls(ports),
})

const clinicHandlers = (ports: NotifyingPorts) => ({
  ...logCalls(ports),
  ...eventCalls(ports),
  ...chatCalls(ports),
  ...inboxCalls(ports),
  ...clinicCalls(ports),
  ...shareCalls(ports),
  ...waitingCalls(ports),
  ...phoneDeskCalls(ports),
  ...worklistCalls(ports),
  ...pacsCalls(ports),
  ...phoneCalls(ports),
  ...markCalls(ports),
  ...machineTokenCalls(ports),
  ...exchangeCalls(ports),
  ...fhirCalls(ports),
})

const plainHandlers = (ports: NotifyingPorts): Handlers => ({
  ...accountHandlers(ports),
  ...caseHandlers(ports),
  ...clinicHandlers(ports),
})

const notifying = (ports: Ports): NotifyingPorts => ({
  ...ports,
  tellOwner: tellingOwner({ ...ports, mail: ports.ownerMail }),
  bearers: listeningBearers(ports),
})

/** The handlers of all built calls; their changes are announced to all listeners. */
export const allHandlers = (ports: Ports): Handlers => {
  const whole = notifying(ports)
  return announcing(waking(plainHandlers(whole), ports.reread), {
    db: ports.store.db,
    notices: heededAtOnce(ports.notices, whole.bearers),
    fail: ports.fail,
  })
}
