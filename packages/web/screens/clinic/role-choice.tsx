import { type ClinicRole, clinicRoles } from '@sella/contract/access/roles'
import { useState } from 'react'
import { useMemberRole } from '../../api/clinic'
import { Confirm } from '../../parts/confirm'
import { useToast } from '../../parts/toast'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'
import { endsSome, type Member, roleLoss, stopsMachines } from './role-loss'

/** Saves a member's role and says what ended with the old one. */
const useRole = (member: Member) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending } = useMemberRole()
  const { person, name } = member
  const save = (role: ClinicRole) =>
    mutate(
      { person, role },
      {
        onSuccess: () => {
          const title = t('clinic.roleChanged', { name, role: t(`clinic.roles.${role}`) })
          toast({ kind: 'done', title, ...(endsSome(member, role) && { text: t('clinic.roleEnded') }) })
        },
        onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }),
      },
    )
  return { save, isPending }
}

interface RoleChoiceProps {
  readonly member: Member
  readonly me: boolean
}

/** A member's role. A change that ends something is asked about first: an arrow key on the closed list is enough to choose. */
export const RoleChoice = ({ member, me }: RoleChoiceProps) => {
  const { t } = useWords()
  const { save, isPending } = useRole(member)
  const [asked, setAsked] = useState<ClinicRole | null>(null)
  const { name, opened } = member
  const loss = asked && roleLoss(member, asked, me)
  const machines = asked ? stopsMachines(member, asked) : []
  const choose = (role: ClinicRole) => (roleLoss(member, role, me) ? setAsked(role) : save(role))
  return (
    <>
      <select
        className={styles.select}
        aria-label={t('clinic.roleOf', { name })}
        value={member.role}
        disabled={isPending}
        onChange={event => choose(event.target.value as ClinicRole)}
      >
        {clinicRoles.map(role => (
          <option key={role} value={role}>
            {t(`clinic.roles.${role}`)}
          </option>
        ))}
      </select>
      {asked && loss && (
        <Confirm
          title={t('clinic.roleAsk', { name, role: t(`clinic.roles.${asked}`) })}
          text={
            <div className={styles.dialog}>
              {loss === 'managing' && <p>{t('clinic.roleAskOwn')}</p>}
              {loss === 'links' && opened > 0 && <p>{t('clinic.roleAskLinks', { count: opened })}</p>}
              {machines.length > 0 && <p>{t('clinic.stopsMachines', { names: machines.join(t('app.listComma')) })}</p>}
            </div>
          }
          verb={t('clinic.roleChange')}
          danger
          onYes={() => {
            setAsked(null)
            save(asked)
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  )
}
