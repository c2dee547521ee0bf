import { may } from '@sella/contract/access/roles'
import { sql } from 'kysely'
import { asIs, whole } from '../acts/whole'
import { hashPassword, passwordFits } from '../auth/password'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import { linkBearer } from '../files/bearers'
import { type Signer, signingFor } from '../files/signing'
import type { FileStore } from '../files/store'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { addShare, extendShare, mostOpen } from './add'
import { noteOpened } from './opened'
import { documentsOf, linkOf, linksOf, openShare, opensStill, ownShare, type ShareRow } from './rows'
import { signedName, viewOf } from './view'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly throttle: Throttle
  readonly now: Clock
}

const day = 86_400_000
/** Invalid links that may be tried from one address within 15 minutes. */
const triesAllowed = 20

type Calls = keyof typeof import('@sella/contract/calls/share').shares

/** Those that open first: none of them is hidden behind others, for as many may be open as are listed. */
const listed = (links: ReturnType<typeof linksOf>, at: string) =>
  links
    .orderBy(sql`case when ${opensStill(at)} then 0 else 1 end`)
    .orderBy('case_share.created_at', 'desc')
    .orderBy('case_share.uuid')
    .limit(mostOpen)

/** The links of a case, for those who may share it. */
const ownerCalls = ({ store, store: { db }, now }: Ports): Part<'shareAdd' | 'shareList' | 'shareExtend' | 'shareStop'> => ({
  shareAdd: async (wish, { doctor, person, act }) => {
    // Hashing is slow: nobody else's change waits for it.
    const passwordHash = wish.password === undefined ? null : await hashPassword(wish.password)
    return whole({ store, act }, within => addShare(within, wish, { doctor, person, passwordHash, now: now() }), asIs)
  },
  shareList: async ({ caseUuid }, { doctor, person, clinicRole }) => {
    if (caseUuid !== undefined) await ownPatient(db, { doctor, uuid: caseUuid })
    // In the list over all cases, a manager of the clinic sees every link, other members only their own.
    const own = caseUuid === undefined && clinicRole !== null && !may(clinicRole, 'manage')
    const rows = linksOf(db, doctor)
      .$if(caseUuid !== undefined, some => some.where('case_uuid', '=', caseUuid ?? ''))
      .$if(own, some => some.where('made_by', '=', person))
    return (await listed(rows, instant(now())).execute()).map(linkOf)
  },
  shareExtend: ({ uuid, days }, { doctor }) =>
    db.transaction().execute(async tx => {
      const within = { ...store, db: tx }
      return linkOf(await extendShare(within, { doctor, uuid }, { at: instant(now()), endsAt: instant(now() + days * day) }))
    }),
  shareStop: async ({ uuid }, { doctor }) => {
    await ownShare(db, { doctor, uuid })
    await db
      .updateTable('case_share')
      .set({ stopped_at: instant(now()) })
      .where('uuid', '=', uuid)
      .where('stopped_at', 'is', null)
      .execute()
    return linkOf(await ownShare(db, { doctor, uuid }))
  },
})

/** The link of a token; callers who try out tokens are throttled. */
const triedShare = async ({ store: { db }, throttle, now }: Ports, token: string, address: string): Promise<ShareRow> => {
  const attempt = { name: 'share link', address }
  await throttle.begin(attempt, triesAllowed)
  const row = await openShare(db, { token }, instant(now()))
  await throttle.forgive(attempt)
  return row
}

const checkPassword = async (
  { throttle }: Ports,
  { uuid, password_hash: hash }: ShareRow,
  { password, address }: { readonly password: string | undefined; readonly address: string },
): Promise<void> => {
  if (hash === null) return
  if (password === undefined) throw new Refusal('SHARE_PASSWORD_NEEDED')
  const attempt = { name: `share ${uuid}`, address }
  const left = await throttle.begin(attempt)
  if (!(await passwordFits(hash, password))) throw new Refusal('UNLOCK_WRONG', { left })
  await throttle.forgive(attempt)
}

/**
 * Links through which somebody outside sees a part of a case: created and revoked by those who may share it, opened by whoever
 * holds one.
 */
export const shareCalls = (ports: Ports): Part<Calls> => {
  const { store, files, signer, now } = ports
  return {
    ...ownerCalls(ports),
    shareOpen: async ({ token, password }, { address }) => {
      const row = await triedShare(ports, token, address)
      await checkPassword(ports, row, { password, address })
      const view = await signingFor(linkBearer(row.uuid), () => viewOf(store.db, row, signer))
      await noteOpened(store, row, { at: instant(now()), address })
      return view
    },
    shareFile: async ({ share, document, ...signed }) => {
      if (!signer.accepts({ path: signedName(share, document), ...signed })) throw new Refusal('SIGNATURE_INVALID')
      const row = await openShare(store.db, { uuid: share }, instant(now()))
      if (!documentsOf(row).includes(document)) throw new Refusal('NOT_FOUND')
      const paper = await store.db
        .selectFrom('document')
        .select(['path', 'number'])
        .where('uuid', '=', document)
        .where('case_uuid', '=', row.case_uuid)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      const stored = paper ? await files.find(paper.path) : null
      if (!paper || !stored) throw new Refusal('NOT_FOUND')
      const disposition = `attachment; filename="${paper.number.replace(/[^\w.-]/g, '_')}.pdf"`
      return { type: 'application/pdf', content: stored.open(), bytes: stored.bytes, disposition, cacheSeconds: 0 }
    },
  }
}
