import type { OpenedKind } from '@sella/contract/opened'
import { appendLog, type LogEntry } from '../access/chain'
import { makerMay } from '../access/still-may'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
}

interface Maker {
  readonly person: string
  readonly at: string
}

/** Something that opens without a sign-in: whose it is, and the case it leads to. */
interface Opened {
  readonly uuid: string
  readonly owner: string
  readonly caseUuid: string | null
}

interface Kind {
  /** Those a person made, at whatever desk, that open now. */
  readonly open: (db: Db, by: Maker) => Promise<Opened[]>
  readonly end: (tx: Db, uuids: readonly string[], at: string) => Promise<unknown>
  /** How a clinic's log names the end of one. */
  readonly noted: Pick<LogEntry, 'action' | 'kind'>
}

const links: Kind = {
  open: (db, { person, at }) =>
    db
      .selectFrom('case_share')
      .select(['uuid', 'doctor_id as owner', 'case_uuid as caseUuid'])
      .where('made_by', '=', person)
      .where('stopped_at', 'is', null)
      .where('ends_at', '>', at)
      .where(makerMay('case_share'))
      .execute(),
  end: (tx, uuids, at) => tx.updateTable('case_share').set({ stopped_at: at }).where('uuid', 'in', uuids).execute(),
  noted: { action: 'shareStop', kind: 'share' },
}

const phones: Kind = {
  open: (db, { person, at }) =>
    db
      .selectFrom('phone_link')
      .select(['uuid', 'doctor_id as owner', 'case_uuid as caseUuid'])
      .where('made_by', '=', person)
      .where('closed_at', 'is', null)
      .where('ends_at', '>', at)
      .where(makerMay('phone_link'))
      .execute(),
  end: (tx, uuids, at) => tx.updateTable('phone_link').set({ closed_at: at }).where('uuid', 'in', uuids).execute(),
  noted: { action: 'phoneLinkClose', kind: 'change' },
}

const invitations: Kind = {
  open: async (db, { person, at }) => {
    const rows = await db
      .selectFrom('clinic_invitation')
      .select(['uuid', 'clinic_uuid as owner'])
      .where('made_by', '=', person)
      .where('ends_at', '>', at)
      .where(makerMay('clinic_invitation'))
      .execute()
    return rows.map(row => ({ ...row, caseUuid: null }))
  },
  end: (tx, uuids) => tx.deleteFrom('clinic_invitation').where('uuid', 'in', uuids).execute(),
  noted: { action: 'invitationStop', kind: 'members' },
}

const machines: Kind = {
  open: async (db, { person }) => {
    const rows = await db
      .selectFrom('machine_token')
      .select(['uuid', 'doctor_id as owner'])
      .where('made_by', '=', person)
      .where('ended_at', 'is', null)
      .where(makerMay('machine_token'))
      .execute()
    return rows.map(row => ({ ...row, caseUuid: null }))
  },
  end: (tx, uuids) => tx.deleteFrom('machine_token').where('uuid', 'in', uuids).execute(),
  noted: { action: 'machineTokenStop', kind: 'members' },
}

const kinds: Readonly<Record<OpenedKind, Kind>> = { links, phones, invitations, machines }

/** Ends what a person made of a kind; clinics whose it is read so in their logs. */
const endAll = ({ db, engine }: OpenDatabase, kind: OpenedKind, { person, at }: Maker): Promise<number> =>
  db.transaction().execute(async tx => {
    const { open, end, noted } = kinds[kind]
    const rows = await open(tx, { person, at })
    if (rows.length === 0) return 0
    const uuids = rows.map(({ uuid }) => uuid)
    await end(tx, uuids, at)
    for (const { uuid, owner: clinic, caseUuid } of rows.filter(({ owner }) => owner !== person))
      await appendLog(tx, engine, { ...noted, clinic, at, person, caseUuid, details: { uuid } })
    return rows.length
  })

/** What opens without a sign-in because of this person, which neither a new password nor signing out ends. */
export const openedCalls = ({ store, now }: Ports): Part<'openedGet' | 'openedStop'> => ({
  openedGet: async (_, { person }) => {
    const by = { person, at: instant(now()) }
    const count = async (kind: OpenedKind): Promise<number> => (await kinds[kind].open(store.db, by)).length
    return {
      links: await count('links'),
      phones: await count('phones'),
      invitations: await count('invitations'),
      machines: await count('machines'),
    }
  },
  openedStop: async ({ kind }, { person }) => ({ ended: await endAll(store, kind, { person, at: instant(now()) }) }),
})
