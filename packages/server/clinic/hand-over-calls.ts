import { handsOverAtOnce, takesCases } from '@sella/contract/access/roles'
import type { Output } from '@sella/contract/calls/index'
import { asIs, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { clinicAt } from './desk'
import { type Acting, handOver, settle } from './hand-over'
import { membersOf } from './rows'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
}

type Listed = Output<'handOverList'>[number]

/** Most hand-overs in a list, and most cases named per hand-over. */
const [atMost, namedAtMost] = [100, 3]

const manages = ({ clinicRole }: DoctorAsking): boolean => clinicRole !== null && handsOverAtOnce(clinicRole)

/** The hand-overs this person may see: all of one case she may see; otherwise all if she manages the clinic, else her own. */
const rowsFor = (db: Db, asking: DoctorAsking, caseUuid: string | undefined) =>
  db
    .selectFrom('hand_over')
    .selectAll()
    .where('clinic_uuid', '=', asking.doctor)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hand_over_case')
          .select('case_uuid')
          .whereRef('hand_over_uuid', '=', 'hand_over.uuid')
          .$if(caseUuid !== undefined, some => some.where('case_uuid', '=', caseUuid ?? '')),
      ),
    )
    .$if(caseUuid === undefined && !manages(asking), some =>
      some.where(({ or, eb }) => or([eb('from_id', '=', asking.person), eb('to_id', '=', asking.person)])),
    )
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute()

const casesIn = async (db: Db, handOverUuid: string) => {
  const of = db
    .selectFrom('hand_over_case')
    .innerJoin('patient', 'patient.uuid', 'case_uuid')
    .where('hand_over_uuid', '=', handOverUuid)
  const { n } = await of.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const some = await of.select(['patient.uuid', 'patient.name']).orderBy('patient.name').limit(namedAtMost).execute()
  return { cases: Number(n), some }
}

/**
 * A person's list of hand-overs. Someone who sees only assigned cases gets the names of an offer's cases only when they are hers.
 */
const listed = async (db: Db, asking: DoctorAsking, caseUuid: string | undefined): Promise<Listed[]> => {
  const rows = await rowsFor(db, asking, caseUuid)
  return Promise.all(
    rows.map(async row => {
      const { cases, some } = await casesIn(db, row.uuid)
      const waits = row.state === 'waiting'
      return {
        ...{ uuid: row.uuid, from: row.from_id, fromName: row.from_name, to: row.to_id, toName: row.to_name },
        ...{ byName: row.by_name, note: row.note, state: row.state, createdAt: row.created_at, settledAt: row.settled_at },
        ...{ cases, some: asking.only === null ? some : [] },
        mine: waits && row.to_id === asking.person,
        withdraws: waits && (manages(asking) || [row.by_id, row.from_id].includes(asking.person)),
      }
    }),
  )
}

/** Calls for handing cases of one member to another. */
export const handOverCalls = ({
  store,
  store: { db },
  now,
}: Ports): Part<'handOverAdd' | 'handOverList' | 'handOverTo' | 'handOverSettle'> => {
  const acting = (asking: DoctorAsking): Acting => ({ clinic: clinicAt(asking), person: asking.person, at: instant(now()) })
  return {
    handOverAdd: (wish, asking) => {
      const work = async ({ db: tx, engine }: OpenDatabase) => {
        const by = acting(asking)
        await engine.oneAtATime(tx, `members of ${by.clinic}`)
        if (!manages(asking) && wish.from !== asking.person) throw new Refusal('HAND_OVER_OWN')
        return handOver(tx, engine, { wish, acting: by, now: manages(asking) })
      }
      return whole({ store, act: asking.act }, work, asIs)
    },
    handOverList: async ({ caseUuid }, asking) => {
      if (caseUuid !== undefined) await ownPatient(db, { doctor: asking.doctor, uuid: caseUuid })
      return asking.clinicRole === null ? [] : listed(db, asking, caseUuid)
    },
    handOverTo: async (_, { clinicRole, doctor }) =>
      clinicRole === null
        ? []
        : (await membersOf(db, doctor, null))
            .filter(member => takesCases(member.role))
            .map(({ person, name }) => ({ person, name })),
    handOverSettle: ({ uuid, as }, asking) => {
      const work = async ({ db: tx, engine }: OpenDatabase) => {
        const by = acting(asking)
        await engine.oneAtATime(tx, `members of ${by.clinic}`)
        return settle(tx, engine, { uuid, as, acting: by, manages: manages(asking) })
      }
      return whole({ store, act: asking.act }, work, asIs)
    },
  }
}
