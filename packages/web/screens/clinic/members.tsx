import { handsOverAtOnce, may } from '@sella/contract/access/roles'
import type { Output } from '@sella/contract/calls/index'
import { Button } from 'antd'
import { ArrowRightLeft, UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../api/queries'
import { wasLeftOpen } from '../../form-draft/use-form-draft'
import { HandOverDialog } from '../../hand-over/hand-over-dialog'
import { Avatar } from '../../parts/avatar'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'
import { InviteDialog, inviteSlot } from './invite-dialog'
import { RemoveDialog } from './remove-dialog'
import { RequireTwoSteps } from './require-two-steps'
import { RoleChoice } from './role-choice'

type Clinic = Output<'clinicGet'>
type Member = Clinic['members'][number]

interface RowProps {
  readonly member: Member
  readonly me: boolean
  readonly manages: boolean
  /** Null if she may not hand over these cases, or there are none. */
  readonly onHandOver: (() => void) | null
  readonly onRemove: () => void
}

const MemberRow = ({ member, me, manages, onHandOver, onRemove }: RowProps) => {
  const { t, lang } = useWords()
  const { name, role, cases, waiting, twoSteps, seenAt } = member
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar name={name} url={null} size={26} />
          <span>{name}</span>
          {me && <em>{t('clinic.me')}</em>}
          {waiting > 0 && <em data-kind="warn">{t('clinic.waiting', { count: waiting })}</em>}
        </span>
      </th>
      <td className={styles.role}>{manages ? <RoleChoice member={member} me={me} /> : t(`clinic.roles.${role}`)}</td>
      <td className={styles.wide}>{t('clinic.cases', { count: cases })}</td>
      <td className={styles.wide} data-kind={twoSteps ? undefined : 'warn'}>
        {t(twoSteps ? 'clinic.twoSteps' : 'clinic.onlyPassword')}
      </td>
      <td className={styles.wide}>{seenAt === null ? t('clinic.never') : ago(seenAt, new Date(), lang)}</td>
      <td className={styles.act}>
        {onHandOver && (
          <Button
            type="text"
            icon={<ArrowRightLeft size={16} aria-hidden />}
            aria-label={t('handOver.allOf', { name })}
            title={t('handOver.all')}
            onClick={onHandOver}
          />
        )}
        {manages && !me && (
          <Button
            type="text"
            icon={<UserMinus size={16} aria-hidden />}
            aria-label={t('clinic.removeOf', { name })}
            title={t('clinic.remove')}
            onClick={onRemove}
          />
        )}
      </td>
    </tr>
  )
}

/** The members with their roles; a member who does not manage the clinic sees only her own row. */
export const Members = ({ clinic }: { readonly clinic: Clinic }) => {
  const { t } = useWords()
  const me = useUser().data?.userId
  const manages = may(clinic.role, 'manage')
  const [inviting, setInviting] = useState(() => wasLeftOpen(inviteSlot))
  const [removing, setRemoving] = useState<Member | null>(null)
  const [giving, setGiving] = useState<Member | null>(null)
  const gives = ({ person, cases }: Member) => cases > 0 && (manages || (person === me && may(clinic.role, 'share')))
  return (
    <section className={styles.part} aria-label={t('clinic.members')}>
      <header className={styles.head}>
        <h2>{t('clinic.members')}</h2>
        <p>{t('clinic.membersHint')}</p>
        {manages && (
          <Button type="primary" icon={<UserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
            {t('clinic.invite')}
          </Button>
        )}
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('clinic.columns.name')}</th>
            <th scope="col">{t('clinic.columns.role')}</th>
            <th scope="col" className={styles.wide}>
              {t('clinic.columns.cases')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('clinic.columns.steps')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('clinic.columns.seen')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {clinic.members.map(member => (
            <MemberRow
              key={member.person}
              member={member}
              me={member.person === me}
              manages={manages}
              onHandOver={gives(member) ? () => setGiving(member) : null}
              onRemove={() => setRemoving(member)}
            />
          ))}
        </tbody>
      </table>
      {manages && <RequireTwoSteps required={clinic.twoSteps} />}
      {inviting && <InviteDialog close={() => setInviting(false)} />}
      {giving && (
        <HandOverDialog
          title={t('handOver.allTitle', { name: giving.name, count: giving.cases })}
          givers={[giving]}
          cases="all"
          atOnce={handsOverAtOnce(clinic.role)}
          close={() => setGiving(null)}
        />
      )}
      {removing && <RemoveDialog member={removing} close={() => setRemoving(null)} />}
    </section>
  )
}
