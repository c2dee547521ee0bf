import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../db/open'
import { appendLog, type LogEntry } from './chain'
import { makerMay } from './still-may'

interface Ending {
  readonly clinic: string
  /** The member who left, or whose role changed. */
  readonly maker: string
  /** Who decided it. */
  readonly person: string
  readonly at: string
}

type Ended = Pick<LogEntry, 'action' | 'kind' | 'caseUuid'> & {
  readonly uuid: string
  /** The machine that stops. */
  readonly machine?: string
}

const endLinks = async (tx: Db, { clinic, maker, at }: Ending): Promise<Ended[]> => {
  const links = await tx
    .updateTable('case_share')
    .set({ stopped_at: at })
    .where('doctor_id', '=', clinic)
    .where('made_by', '=', maker)
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', at)
    .where(sql<boolean>`not ${makerMay('case_share')}`)
    .returning(['uuid', 'case_uuid as caseUuid'])
    .execute()
  return links.map(link => ({ ...link, action: 'shareStop', kind: 'share' }))
}

const endPhones = async (tx: Db, { clinic, maker, at }: Ending): Promise<Ended[]> => {
  const links = await tx
    .updateTable('phone_link')
    .set({ closed_at: at })
    .where('doctor_id', '=', clinic)
    .where('made_by', '=', maker)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', at)
    .where(sql<boolean>`not ${makerMay('phone_link')}`)
    .returning(['uuid', 'case_uuid as caseUuid'])
    .execute()
  return links.map(link => ({ ...link, action: 'phoneLinkClose', kind: 'change' }))
}

const endInvitations = async (tx: Db, { clinic, maker }: Ending): Promise<Ended[]> => {
  const invitations = await tx
    .deleteFrom('clinic_invitation')
    .where('clinic_uuid', '=', clinic)
    .where('made_by', '=', maker)
    .where(sql<boolean>`not ${makerMay('clinic_invitation')}`)
    .returning('uuid')
    .execute()
  return invitations.map(({ uuid }) => ({ uuid, caseUuid: null, action: 'invitationStop', kind: 'members' }))
}

const endTokens = async (tx: Db, { clinic, maker, at }: Ending): Promise<Ended[]> => {
  const tokens = await tx
    .updateTable('machine_token')
    .set({ ended_at: at })
    .where('doctor_id', '=', clinic)
    .where('made_by', '=', maker)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`not ${makerMay('machine_token')}`)
    .returning(['uuid', 'name as machine'])
    .execute()
  return tokens.map(token => ({ ...token, caseUuid: null, action: 'machineTokenEnd', kind: 'members' }))
}

/**
 * Ends for good what a member opened towards outside and may no longer open, and logs each; called after her membership or role
 * has changed, in the same transaction. Nothing of it would open anyway (`still-may.ts`): this keeps it ended should she come
 * back, and lets the clinic read what ended.
 */
export const endOpened = async (tx: Db, engine: OpenDatabase['engine'], ending: Ending): Promise<void> => {
  const { clinic, maker, person, at } = ending
  const ended: Ended[] = []
  for (const end of [endLinks, endPhones, endInvitations, endTokens]) ended.push(...(await end(tx, ending)))
  for (const { uuid, machine, ...entry } of ended)
    await appendLog(tx, engine, { ...entry, clinic, at, person, details: { person: maker, uuid, machine } })
}

/** Withdraws all offers of cases from and to a person who is no longer a member. */
export const withdrawOffers = (tx: Db, { clinic, person, at }: Pick<Ending, 'clinic' | 'person' | 'at'>) =>
  tx
    .updateTable('hand_over')
    .set({ state: 'withdrawn', settled_at: at })
    .where('clinic_uuid', '=', clinic)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('from_id', '=', person), eb('to_id', '=', person)]))
    .execute()
