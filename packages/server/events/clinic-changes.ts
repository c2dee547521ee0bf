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

type Changing = (db: Db, input: ClinicInput, clinic: string) => Promise<Change>

const ofMember: Changing = async (_, { person }) => ({ accounts: [person], event: { type: 'desk' } })

const changing: { readonly [K in CallName]?: Changing } = {
  handOverAdd: async (_, { from, to }, clinic) => ({ accounts: [clinic, from, to], event: handOver }),
  handOverSettle: async (db, { uuid }, clinic) => {
    const parties = await partiesOf(db, uuid)
    return { accounts: [clinic, parties?.from_id, parties?.to_id], event: handOver }
  },
  memberRole: ofMember,
  memberRemove: ofMember,
}

export const changesClinic = (name: CallName): boolean => changing[name] !== undefined

/** Announces what a call changed at a clinic to everyone concerned, once each. */
export const tellClinic = async (
  { db, notices }: { readonly db: Db; readonly notices: Notices },
  name: CallName,
  input: ClinicInput,
  clinic: string,
): Promise<void> => {
  const change = await changing[name]?.(db, input, clinic)
  for (const doctor of new Set(change?.accounts ?? []))
    if (doctor !== undefined && change) notices.tell({ doctor, event: change.event })
}
