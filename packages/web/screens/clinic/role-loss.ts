import { type ClinicRole, may } from '@sella/contract/access/roles'
import type { Output } from '@sella/contract/calls/index'

export type Member = Output<'clinicGet'>['members'][number]

type Opener = Pick<Member, 'role' | 'opened'> & { readonly machines: readonly string[] }

const loses = (role: ClinicRole, next: ClinicRole, action: 'share' | 'manage'): boolean => may(role, action) && !may(next, action)

/** The machines of a member that stop with a change of her role. */
export const stopsMachines = ({ role, machines }: Opener, next: ClinicRole): readonly string[] =>
  loses(role, next, 'manage') ? machines : []

/** Whether a role takes away what some open links, invitations or machine tokens of a member need. */
export const endsSome = (member: Opener, next: ClinicRole): boolean =>
  stopsMachines(member, next).length > 0 ||
  (member.opened > 0 && (['share', 'manage'] as const).some(action => loses(member.role, next, action)))

/** What a change of role ends for good, which is asked about first: what the member opened, or the caller's own hold on the clinic. */
export const roleLoss = (member: Opener, next: ClinicRole, me: boolean): 'links' | 'managing' | null => {
  if (me && may(member.role, 'manage') && !may(next, 'manage')) return 'managing'
  return endsSome(member, next) ? 'links' : null
}
