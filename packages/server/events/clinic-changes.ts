import type { CallName } from '@sella/contract/calls/index'
import type { ServerEvent } from '@sella/contract/events'
import type { Db } from '../db/open'
import type { Notices } from './notices'

/** What a call about a clinic names in its input. */
export type ClinicInput = Readonly<Record<'uuid' | 'person' | 'from' | 'to', string | undefined>>

/** An event and the accounts that receive it: persons, or a clinic for those at its desk who see all its cases. */
interface Change {
  readonly accounts: readonly (string | undefined)[]
  readonly event: ServerEvent
}

const handOver: ServerEvent = { type: 'handOver' }

const partiesOf = (db: Db, uuid: string | undefined) =>
  db
    .selectFrom('hand_over')
    .select(['from_id', 'to_id'])
    .where('uuid', '=', uuid ?? '')
    .executeTakeFirst()

/** Who made the call, and the account whose desk she made it at. */
interface By {
  readonly clinic: string
  readonly person: string
}

type Changing = (db: Db, input: ClinicInput, by: By) => Promise<Change>

const ofMember: Changing = async (_, { person }) => ({ accounts: [person], event: { type: 'desk' } })

/** A desk is the person's, in all her windows: the others still show the cases of the former one. */
const ofOwnDesk: Changing = async (_, __, { person }) => ({ accounts: [person], event: { type: 'desk' } })

/** At everybody's desk there: who has not set up what is now asked for must hear no more of the clinic. */
const ofAllThere: Changing = async (_, __, { clinic }) => ({ accounts: [clinic], event: { type: 'desk' } })

const changing: { readonly [K in CallName]?: Changing } = {
  handOverAdd: async (_, { from, to }, { clinic }) => ({ accounts: [clinic, from, to], event: handOver }),
  handOverSettle: async (db, { uuid }, { clinic }) => {
    const parties = await partiesOf(db, uuid)
    return { accounts: [clinic, parties?.from_id, parties?.to_id], event: handOver }
  },
  memberRole: ofMember,
  memberRemove: ofMember,
  clinicTwoSteps: ofAllThere,
  deskChoose: ofOwnDesk,
  clinicFound: ofOwnDesk,
  clinicLeave: ofOwnDesk,
  invitationAccept: ofOwnDesk,
  // Without a second factor a clinic that asks for one is hidden from her.
  secondFactorOff: ofOwnDesk,
  passkeyRemove: ofOwnDesk,
}

export const changesClinic = (name: CallName): boolean => changing[name] !== undefined

/** Announces what a call changed at a clinic to everyone concerned, once each. */
export const tellClinic = async (
  { db, notices }: { readonly db: Db; readonly notices: Notices },
  name: CallName,
  input: ClinicInput,
  by: By,
): Promise<void> => {
  const change = await changing[name]?.(db, input, by)
  for (const doctor of new Set(change?.accounts ?? []))
    if (doctor !== undefined && change) notices.tell({ doctor, event: change.event })
}
