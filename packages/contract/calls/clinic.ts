import { z } from 'zod/mini'
import { logKinds } from '../access/log-kinds'
import { clinicRoles } from '../access/roles'
import { call } from '../call'
import * as f from '../fields'

const clinicRole = z.enum(clinicRoles)

/** A clinic the caller is a member of. */
const own = z.strictObject({ uuid: f.uuid, name: z.string(), role: clinicRole })

const member = z.strictObject({
  person: f.uuid,
  name: z.string(),
  loginName: z.string(),
  role: clinicRole,
  /** Number of cases assigned to the member. */
  cases: z.int(),
  /** Number of the member's tracings that wait for an orthodontist's approval. */
  waiting: z.int(),
  /** Number of the member's share links and invitations that are open; they end with her right to make them. */
  opened: z.int(),
  /** Machines that send by tokens the member made; these end with her right to make them. */
  machines: z.array(z.string()),
  twoSteps: z.boolean(),
  /** When a session of the member was last used; null when none is open. */
  seenAt: z.nullable(z.string()),
})

const invitation = z.strictObject({
  uuid: f.uuid,
  /** The invited person's name, as the owner wrote it. */
  name: z.string(),
  role: clinicRole,
  endsAt: z.string(),
})

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

const logAsked = z.strictObject({
  /** Only entries older than this one. */
  before: z.optional(f.wholeFrom(1)),
  person: z.optional(f.uuid),
  kind: z.optional(z.enum(logKinds)),
  /** Only entries from this instant on. */
  from: z.optional(f.instant),
})

/** What an entry changed, read from what is kept of the change itself; nothing of it stands in the log. */
const logChange = z.strictObject({
  /** Points of the lateral film, the one moved farthest first. */
  points: z.array(
    z.strictObject({
      name: z.string(),
      /** How far it was moved; null of one that was placed or taken away. */
      moved: z.nullable(z.number()),
      unit: z.enum(['mm', 'px']),
      state: z.enum(['moved', 'placed', 'gone']),
    }),
  ),
  /** Measurements as they were and are shown, minus as U+2212; an en dash where there is none. */
  values: z.array(
    z.strictObject({ item: z.string(), unit: z.enum(['degree', 'mm', 'percent', '']), before: z.string(), after: z.string() }),
  ),
  /** Fields by the names of their calls, cut short; '' where nothing stands. */
  fields: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
})
export type LogChange = z.infer<typeof logChange>

const logRow = z.strictObject({
  seq: z.int(),
  at: z.string(),
  person: z.string(),
  /** Name of the call that was made. */
  action: z.string(),
  kind: z.enum(logKinds),
  caseUuid: z.nullable(z.string()),
  /** The patient's current name; null where the entry concerns no patient, or one who was erased. */
  caseName: z.nullable(z.string()),
  details: z.string(),
  /** Null where nothing was, where it is no longer kept, or where it cannot be said which of several changes it was. */
  change: z.nullable(logChange),
  hash: z.string(),
})

/** Number of days an invitation may stay valid. */
const days = z.int().check(z.gte(1), z.lte(30))

export const clinics = {
  clinicMine: call('/clinic/mine', {
    input: f.nothing,
    output: z.strictObject({
      clinics: z.array(own),
      /** The clinic at whose desk the caller works now; null at the caller's own desk. */
      desk: z.nullable(f.uuid),
      /** The clinic requires two-step sign-in, which the caller has not set up; nothing of the clinic is shown until then. */
      barred: z.boolean(),
      /** Number of the caller's own cases outside the bin. */
      ownCases: z.int(),
    }),
    does: 'The clinics the caller is a member of, and at which desk she works.',
  }),
  clinicFound: call('/clinic/found', {
    once: true,
    input: z.strictObject({ name: f.name, withCases: z.boolean() }),
    output: own,
    does: "Founds a clinic and makes the caller its owner; `withCases` hands it all of the caller's own cases, analyses and norms.",
  }),
  deskChoose: call('/clinic/desk', {
    input: z.strictObject({ clinic: z.nullable(f.uuid) }),
    output: f.done,
    does: 'Goes to work at a clinic, or with null at the own desk; every later call is about the cases there.',
  }),
  clinicGet: call('/clinic/get', {
    input: f.nothing,
    output: z.strictObject({
      uuid: f.uuid,
      name: z.string(),
      role: clinicRole,
      cases: z.int(),
      /** Whether every member must sign in in two steps. */
      twoSteps: z.boolean(),
      /** All members if the caller manages the clinic, otherwise the caller alone. */
      members: z.array(member),
      invitations: z.array(invitation),
    }),
    does: 'The clinic at whose desk the caller works; members and invitations for who manages it.',
  }),
  clinicRename: call('/clinic/rename', {
    input: z.strictObject({ name: f.name }),
    output: f.done,
    does: 'Gives the clinic another name.',
  }),
  clinicTwoSteps: call('/clinic/twoSteps', {
    input: z.strictObject({ required: z.boolean() }),
    output: f.done,
    does: 'Asks every member for two-step sign-in, or no longer; who has not set it up sees nothing of the clinic until she has.',
  }),
  clinicLeave: call('/clinic/leave', {
    input: z.strictObject({ clinic: f.uuid }),
    output: f.done,
    does: 'Leaves a clinic; its cases stay with it, links and invitations made there end. The last owner cannot leave.',
  }),
  memberRole: call('/clinic/memberRole', {
    input: z.strictObject({ person: f.uuid, role: clinicRole }),
    output: f.done,
    does: 'Gives a member another role; the last owner stays one. Links and invitations of hers that the new role may not make end at once.',
  }),
  memberRemove: call('/clinic/memberRemove', {
    once: true,
    input: z.strictObject({
      person: f.uuid,
      /** The member who takes over the assigned cases; null for nobody. */
      casesTo: z.nullable(f.uuid),
    }),
    output: f.done,
    does: 'Removes a member at once, and ends her links and invitations; her cases stay with the clinic and are assigned to whoever is named.',
  }),
  invitationAdd: call('/clinic/invite', {
    once: true,
    input: z.strictObject({ name: f.name, role: clinicRole, days }),
    output: z.strictObject({ uuid: f.uuid, token: z.string(), endsAt: z.string() }),
    does: 'Makes an invitation that one person may accept once before its end; its token is shown this once.',
  }),
  invitationStop: call('/clinic/inviteStop', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Takes an invitation back.',
  }),
  invitationLook: call('/clinic/inviteLook', {
    input: z.strictObject({ token }),
    output: z.strictObject({ clinic: z.string(), role: clinicRole, name: z.string(), endsAt: z.string() }),
    does: 'To what an invitation invites, for who holds its token.',
    access: 'public',
  }),
  invitationAccept: call('/clinic/inviteAccept', {
    once: true,
    input: z.strictObject({ token }),
    output: own,
    does: 'Accepts an invitation: the caller becomes a member and works at the clinic from now on.',
  }),
  clinicLog: call('/clinic/log', {
    input: logAsked,
    output: z.strictObject({
      rows: z.array(logRow),
      more: z.boolean(),
      /** Current names of the persons mentioned in details; those who are gone are left out. */
      names: z.record(f.uuid, z.string()),
    }),
    does: 'Who saw and changed what at the clinic, a hundred entries, the latest first.',
  }),
  clinicLogCheck: call('/clinic/logCheck', {
    input: f.nothing,
    output: z.strictObject({ entries: z.int(), broken: z.nullable(z.int()), at: z.string() }),
    does: "Walks the chain of the clinic's log: `broken` is the first entry that was changed, is missing or is out of place.",
  }),
  clinicLogCsv: call('/clinic/logCsv', {
    input: logAsked,
    output: f.nothing,
    reply: 'bytes',
    media: 'text/csv',
    does: "The clinic's log as a table (CSV), the latest entry first.",
  }),
  caseAssigned: call('/clinic/assigned', {
    input: z.strictObject({ caseUuid: f.uuid }),
    output: z.array(z.strictObject({ person: f.uuid, name: z.string(), assigned: z.boolean() })),
    does: "The clinic's members, and which of them are assigned to a case; empty at the own desk.",
  }),
  caseAssign: call('/clinic/assign', {
    input: z.strictObject({
      caseUuid: f.uuid,
      persons: z.array(f.uuid).check(z.maxLength(50)),
      /** Who was seen assigned before the change; without it, whoever is assigned by then is replaced. */
      from: z.optional(z.array(f.uuid).check(z.maxLength(50))),
    }),
    output: f.done,
    does: 'Assigns a case to these members and no others; PATIENT_CONFLICT when it is no longer assigned to those of `from`.',
  }),
} as const
