/** A member's role in a clinic, ordered from full rights to read-only. */
export const clinicRoles = ['owner', 'orthodontist', 'resident', 'assistant', 'reader'] as const
export type ClinicRole = (typeof clinicRoles)[number]

/**
 * What can be done at a desk. `self` is not part of this table: it concerns the caller's own account and needs nobody's leave.
 */
export const actions = ['see', 'register', 'trace', 'report', 'discard', 'approve', 'share', 'house', 'manage'] as const
export type Action = (typeof actions)[number]

/**
 * `review`: allowed, but the result waits for an orthodontist's approval. `assigned`: allowed only for cases assigned to the
 * member.
 */
export type Leave = 'yes' | 'review' | 'assigned' | 'no'

/**
 * What each role may do with the cases of its clinic. The server, the screens and the tests all read this table and nothing else.
 * `see`: read cases, films, values. `register`: patients, records, films, visit notes. `trace`: points, outlines, plans,
 * overlaps, readings. `report`: reports and tables. `discard`: the bin. `approve`: a resident's tracing. `share`: links,
 * assigning, handing over. `house`: the clinic's own analyses, norms and places. `manage`: members, invitations, the log, the
 * archive, erasing for good.
 */
export const roleMay: Readonly<Record<ClinicRole, Readonly<Record<Action, Leave>>>> = {
  owner: {
    see: 'yes',
    register: 'yes',
    trace: 'yes',
    report: 'yes',
    discard: 'yes',
    approve: 'yes',
    share: 'yes',
    house: 'yes',
    manage: 'yes',
  },
  orthodontist: {
    see: 'yes',
    register: 'yes',
    trace: 'yes',
    report: 'yes',
    discard: 'yes',
    approve: 'yes',
    share: 'yes',
    house: 'yes',
    manage: 'no',
  },
  resident: {
    see: 'yes',
    register: 'yes',
    trace: 'review',
    report: 'review',
    discard: 'no',
    approve: 'no',
    share: 'no',
    house: 'no',
    manage: 'no',
  },
  assistant: {
    see: 'yes',
    register: 'yes',
    trace: 'no',
    report: 'no',
    discard: 'no',
    approve: 'no',
    share: 'no',
    house: 'no',
    manage: 'no',
  },
  reader: {
    see: 'assigned',
    register: 'no',
    trace: 'no',
    report: 'no',
    discard: 'no',
    approve: 'no',
    share: 'no',
    house: 'no',
    manage: 'no',
  },
}

/** Whether a role may perform an action at all, with or without conditions. */
export const may = (role: ClinicRole, action: Action): boolean => roleMay[role][action] !== 'no'

/** Whether a role sees only the cases assigned to it. */
export const seesAssigned = (role: ClinicRole): boolean => roleMay[role].see === 'assigned'

/** Whether tracings made by a role wait for an orthodontist's approval. */
export const awaitsReview = (role: ClinicRole): boolean => roleMay[role].trace === 'review'

/** Whether cases can be assigned to a role for treatment: its tracings count, either at once or after review. */
export const takesCases = (role: ClinicRole): boolean => may(role, 'trace')

/** Whether a case that a member enters is assigned to her at first: she is its orthodontist, until others are chosen. */
export const treatsOwnEntries = (role: ClinicRole): boolean => may(role, 'approve')

/**
 * Whether a role may hand over any member's cases, effective at once. Other roles that may share can only offer their own cases,
 * which the recipient must accept.
 */
export const handsOverAtOnce = (role: ClinicRole): boolean => may(role, 'manage')
