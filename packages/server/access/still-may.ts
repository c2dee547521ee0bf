import { type Action, clinicRoles, may } from '@sella/contract/access/roles'
import { type RawBuilder, sql } from 'kysely'

/** What members open towards outside, by its table: the account it belongs to, and what its maker must be permitted to do. */
const outward = {
  case_share: { owner: 'doctor_id', needs: 'share' },
  phone_link: { owner: 'doctor_id', needs: 'register' },
  clinic_invitation: { owner: 'clinic_uuid', needs: 'manage' },
  machine_token: { owner: 'doctor_id', needs: 'manage' },
} as const satisfies Readonly<Record<string, { readonly owner: string; readonly needs: Action }>>

/**
 * SQL for whether whoever made a row may still make such a one, without a break since; otherwise it opens nothing. True for what
 * belongs to the maker's own account. The only place that decides this, whatever was or was not ended when she left.
 */
export const makerMay = (table: keyof typeof outward): RawBuilder<boolean> => {
  const { owner, needs } = outward[table]
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const roles = clinicRoles.filter(role => may(role, needs))
  return sql<boolean>`(${of(owner)} = ${of('made_by')} or exists (
    select 1 from clinic_member still where still.clinic_uuid = ${of(owner)} and still.doctor_id = ${of('made_by')}
      and still.joined_at <= ${of('created_at')} and still.role in (${sql.join(roles)})))`
}
