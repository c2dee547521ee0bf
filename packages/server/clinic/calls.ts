import { may } from '@sella/contract/access/roles'
import { asIs, nothing, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { ownPatient } from '../patients/rows'
import { createClinic, nobodysPassword } from './create-clinic'
import { clinicAt } from './desk'
import { handOverCalls } from './hand-over-calls'
import { accept, invitationOf, invite, takeBack } from './invitations'
import { clinicLogCalls } from './log-calls'
import { assignCase, changeRole, removeMember } from './members'
import { withOpened } from './opened'
import { clinicsOf, invitationsOf, memberRole, membersOf } from './rows'
import { asksTwoSteps, askTwoSteps, barred } from './two-steps'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
}

type Calls = Extract<keyof typeof import('@sella/contract/calls/clinic').clinics, string>
type HandOverCalls = keyof ReturnType<typeof handOverCalls>

const accountOf = (db: Db, uuid: string) =>
  db.selectFrom('doctor').select(['user_name', 'cases', 'desk']).where('uuid', '=', uuid).executeTakeFirstOrThrow()

type LogCalls = keyof ReturnType<typeof clinicLogCalls>
type Own = 'clinicMine' | 'clinicFound' | 'deskChoose' | 'clinicLeave' | 'invitationLook' | 'invitationAccept'

/** Calls about a person's own clinics. */
const ownCalls = ({ store, now }: Ports): Part<Own> => {
  const { db } = store
  return {
    clinicMine: async (_, { person }) => {
      const [clinics, { cases, desk }] = await Promise.all([clinicsOf(db, person), accountOf(db, person)])
      const here = clinics.some(({ uuid }) => uuid === desk) ? desk : null
      return { clinics, desk: here, barred: here !== null && (await barred(db, here, person)), ownCases: cases }
    },
    clinicFound: async (wish, { person, act }) => {
      const hash = await nobodysPassword()
      return whole({ store, act }, within => createClinic(within, { ...wish, person, hash, at: instant(now()) }), asIs)
    },
    deskChoose: async ({ clinic }, { person }) => {
      if (clinic !== null) await memberRole(db, clinic, person)
      await db.updateTable('doctor').set({ desk: clinic }).where('uuid', '=', person).execute()
      return {}
    },
    clinicLeave: async ({ clinic }, { person }) => {
      await removeMember(store, { acting: { clinic, person, at: instant(now()) }, person, casesTo: null })
      return {}
    },
    invitationLook: async ({ token }) => {
      const { clinic, role, name, ends_at: endsAt } = await invitationOf(db, token, instant(now()))
      return { clinic, role, name, endsAt }
    },
    invitationAccept: ({ token }, { person, act }) =>
      whole({ store, act }, ({ db, engine }) => accept(db, engine, { token, person, at: instant(now()) }), asIs),
  }
}

type DeskCalls = Exclude<Calls, Own | LogCalls>
type AssigningCalls = 'caseAssigned' | 'caseAssign'

/** Calls about the clinic at whose desk the caller works. */
const deskCalls = ({ store, store: { db }, now }: Ports): Part<Exclude<DeskCalls, AssigningCalls>> => ({
  clinicGet: async (_, asking) => {
    const uuid = clinicAt(asking)
    const { clinicRole: role, person } = asking
    const manages = role !== null && may(role, 'manage')
    const { user_name: name, cases } = await accountOf(db, uuid)
    return {
      ...{ uuid, name, cases, role: role ?? 'reader', twoSteps: await asksTwoSteps(db, uuid) },
      members: await withOpened(db, { clinic: uuid, at: instant(now()) }, await membersOf(db, uuid, manages ? null : person)),
      invitations: manages ? await invitationsOf(db, uuid, instant(now())) : [],
    }
  },
  clinicRename: async ({ name }, asking) => {
    const renamed = { user_name: name, updated_at: instant(now()) }
    await db.updateTable('doctor').set(renamed).where('uuid', '=', clinicAt(asking)).execute()
    return {}
  },
  clinicTwoSteps: async ({ required }, asking) => {
    await askTwoSteps(db, { clinic: clinicAt(asking), person: asking.person }, required)
    return {}
  },
  memberRole: async ({ person, role }, asking) => {
    const acting = { clinic: clinicAt(asking), person: asking.person, at: instant(now()) }
    await changeRole(store, { acting, person }, role)
    return {}
  },
  memberRemove: async ({ person, casesTo }, asking) => {
    const acting = { clinic: clinicAt(asking), person: asking.person, at: instant(now()) }
    return whole({ store, act: asking.act }, within => removeMember(within, { acting, person, casesTo }), nothing)
  },
  invitationAdd: async (wish, asking) => {
    const at = { clinic: clinicAt(asking), person: asking.person, now: now() }
    return whole({ store, act: asking.act }, within => invite(within, wish, at), asIs)
  },
  invitationStop: async ({ uuid }, asking) => {
    await takeBack(db, clinicAt(asking), uuid)
    return {}
  },
})

/** Who is assigned to a case. */
const assigningCalls = ({ store, store: { db } }: Ports): Part<AssigningCalls> => ({
  caseAssigned: async ({ caseUuid }, { doctor, clinicRole }) => {
    await ownPatient(db, { doctor, uuid: caseUuid })
    if (clinicRole === null) return []
    const assigned = await db.selectFrom('case_doctor').select('doctor_id').where('case_uuid', '=', caseUuid).execute()
    const those = new Set(assigned.map(row => row.doctor_id))
    return (await membersOf(db, doctor, null)).map(({ person, name }) => ({ person, name, assigned: those.has(person) }))
  },
  caseAssign: async ({ caseUuid, persons, from }, asking) => {
    const clinic = clinicAt(asking)
    await ownPatient(db, { doctor: clinic, uuid: caseUuid })
    await assignCase(store, { clinic, caseUuid }, { persons, from: from ?? null })
    return {}
  },
})

/** Clinics, their members and invitations, and who is assigned to a case. */
export const clinicCalls = (ports: Ports): Part<Calls | HandOverCalls> => ({
  ...ownCalls(ports),
  ...deskCalls(ports),
  ...assigningCalls(ports),
  ...handOverCalls(ports),
  ...clinicLogCalls(ports),
})
