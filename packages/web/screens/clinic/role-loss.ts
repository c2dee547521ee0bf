import { type ClinicRole, may } from '@sella/contract/access/roles'
import type { Output } from '@sella/contract/calls/index'

export type Member = Output<'clinicGet'>['members'][number]

/** Whether a role takes away what some open links or invitations of a member need. */
export const endsSome = ({ role, opened }: Pick<Member, 'role' | 'opened'>, next: ClinicRole): boolean =>
  opened > 0 && (['share', 'manage'] as const).some(action => may(role, action) && !may(next, action))

/** What a change of role ends for good, which is asked about first: the member's links, or the caller's own hold on the clinic. */
export const roleLoss = (member: Pick<Member, 'role' | 'opened'>, next: ClinicRole, me: boolean): 'links' | 'managing' | null => {
  if (me && may(member.role, 'manage') && !may(next, 'manage')) return 'managing'
  return endsSome(member, next) ? 'links' : null
}
