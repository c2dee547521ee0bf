/** What a member is in a clinic, from the one who may everything to the one who only looks. */
export const clinicRoles = ['owner', 'orthodontist', 'resident', 'assistant', 'reader'] as const
export type ClinicRole = (typeof clinicRoles)[number]

/** What can be done at a desk. `self` is no action of this table: it concerns one's own account and needs nobody's leave. */
export const actions = ['see', 'register', 'trace', 'report', 'discard', 'approve', 'share', 'house', 'manage'] as const
export type Action = (typeof actions)[number]

/** `review`: yes, and it waits for an orthodontist. `assigned`: only with the cases the member was assigned to. */
export type Leave = 'yes' | 'review' | 'assigned' | 'no'

/**
 * What each role may do with the cases of its clinic; the server, the screens and the tests read this table and no other.
 * `see`: read cases, films, values. `register`: patients, records, films, notes of a visit. `trace`: points, outlines, plans, overlaps,
 * readings. `report`: papers and tables. `discard`: the bin. `approve`: a resident's tracing. `share`: links, assigning, handing over.
 * `house`: the clinic's own analyses, norms and places. `manage`: members, invitations, the log, the archive, erasing for good.
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

/** Whether a role may do it at all. */
export const may = (role: ClinicRole, action: Action): boolean => roleMay[role][action] !== 'no'

/** Whether a role sees only the cases it was assigned to. */
export const seesAssigned = (role: ClinicRole): boolean => roleMay[role].see === 'assigned'

/** Whether what a role traces waits for an orthodontist. */
export const awaitsReview = (role: ClinicRole): boolean => roleMay[role].trace === 'review'

/** Whether a role can have a case assigned to it as its own to treat: what it traces counts, at once or after review. */
export const takesCases = (role: ClinicRole): boolean => may(role, 'trace')

/** Whether a role hands over any member's cases, and at once; others who may share offer their own, which the receiver accepts. */
export const handsOverAtOnce = (role: ClinicRole): boolean => may(role, 'manage')
