import { dayAt } from '@sella/ceph/patient/day-at'
import { may } from '@sella/contract/access/roles'
import { base } from '@sella/contract/call'
import type { SecondStepGiven } from '@sella/contract/passkey'
import { note } from '../audit/log'
import { loginNameBy } from '../auth/own-password'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Notices } from '../events/notices'
import type { Signer } from '../files/signing'
import type { FileStore } from '../files/store'
import type { FileReply, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { turns } from '../threads/turns'
import { deleteAccount } from '../user/account-delete'
import { exportCase } from './case-export'
import { exportAccount } from './export'
import { importAccount } from './import'
import { importStream } from './import-stream'
import type { Watch } from './watch'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  /** What a session gives access to; null when it is locked or over. */
  readonly sessions: Pick<Sessions, 'stands'>
  readonly throttle: Throttle
  /** Refuses what an account's second step does not confirm; nothing where none is set up. */
  readonly secondFactor: { readonly pass: (doctor: string, second?: SecondStepGiven) => Promise<unknown> }
  readonly notices: Pick<Notices, 'tell'>
  readonly now: Clock
  readonly fail: (error: unknown) => void
}

type Calls = 'caseArchive' | 'accountExport' | 'accountExportAddress' | 'accountExportFile' | 'accountImport' | 'accountDelete'

/** Seconds within which a browser must start the download of an export. */
const addressLasts = 120
/** Largest archive in bytes that may be uploaded from a browser; use `sella import` for larger ones. */
const largestArchive = 20_000_000_000

const signedName = (session: string): string => `export of ${session}`

const exportReply = async ({ store: { db }, files, now }: Ports, doctor: string): Promise<FileReply> => {
  const at = new Date(now())
  return {
    type: 'application/zip',
    content: await exportAccount({ db, files }, doctor, at),
    bytes: null,
    disposition: `attachment; filename="sella-${dayAt(at.getTime())}.zip"`,
    cacheSeconds: 0,
  }
}

/**
 * The account a session may export in full right now: the caller's own or, at a clinic's desk, the clinic's; null where the
 * caller may not, or the session is locked.
 */
const exported = async ({ store: { db }, sessions }: Ports, session: string): Promise<string | null> => {
  const standing = await sessions.stands(session)
  if (standing === null) return null
  const row = await db
    .selectFrom('session')
    .innerJoin('doctor', 'doctor.uuid', 'session.doctor_id')
    .leftJoin('clinic_member', join =>
      join.onRef('clinic_member.clinic_uuid', '=', 'doctor.desk').onRef('clinic_member.doctor_id', '=', 'doctor.uuid'),
    )
    .select(['session.doctor_id as person', 'clinic_uuid', 'clinic_member.role'])
    .where('token_hash', '=', session)
    .executeTakeFirst()
  if (!row) return null
  if (row.clinic_uuid === null || row.role === null) return row.person
  return may(row.role, 'manage') && standing.clinics.has(row.clinic_uuid) ? row.clinic_uuid : null
}

/**
 * The export at an address that a browser can open by itself. It carries no token, so it is signed for one session and
 * short-lived.
 */
const addressedExport = (ports: Ports): Part<'accountExportAddress' | 'accountExportFile'> => ({
  accountExportAddress: async (_, { session }) => {
    const signed = ports.signer.sign(signedName(session), addressLasts)
    return {
      url: `${base}/user/exportFile?${new URLSearchParams({ session, ...signed })}`,
      expiresAt: instant(Number(signed.expires) * 1000),
    }
  },
  accountExportFile: async ({ session, ...signed }) => {
    if (!ports.signer.accepts({ path: signedName(session), ...signed })) throw new Refusal('SIGNATURE_INVALID')
    const account = await exported(ports, session)
    if (account === null) throw new Refusal('SIGNATURE_INVALID')
    return exportReply(ports, account)
  },
})

/** Several imports at once would only wait for each other's rows. */
const oneImport = turns(1)

/** Exporting an account, importing it again, and deleting it. */
export const accountCalls = (ports: Ports): Part<Calls> => ({
  ...addressedExport(ports),
  accountExport: (_, { doctor }) => exportReply(ports, doctor),
  caseArchive: async ({ uuid: caseUuid, identity, facePhotos }, { doctor, lang }): Promise<FileReply> => {
    const at = new Date(ports.now())
    const means = { db: ports.store.db, files: ports.files }
    const content = await exportCase(means, { doctor, caseUuid, identity, facePhotos, lang }, at)
    const details = { identity, facePhotos }
    await note(means.db, { doctor, at: instant(ports.now()), action: 'caseArchive', entity: 'patient', uuid: caseUuid, details })
    const disposition = `attachment; filename="sella-case-${dayAt(at.getTime())}.zip"`
    return { type: 'application/zip', content, bytes: null, disposition, cacheSeconds: 0 }
  },
  accountImport: async (sameNumber, { doctor, body, lang }) => {
    const arrival = await ports.files.receive(body, largestArchive)
    const run = async (watch: Watch) => {
      const coming = oneImport(() => importAccount(ports, { doctor, place: arrival.place, watch, sameNumber }))
      const imported = await coming.finally(arrival.discard)
      ports.notices.tell({ doctor, event: { type: 'cases' } })
      return imported
    }
    return importStream({ lang, run, fail: ports.fail })
  },
  accountDelete: async ({ password, second }, asking) => {
    const { store, files, now, fail } = ports
    await loginNameBy(ports, asking, password)
    await ports.secondFactor.pass(asking.doctor, second)
    await deleteAccount({ store, files, now, fail }, asking.doctor)
    return {}
  },
})
