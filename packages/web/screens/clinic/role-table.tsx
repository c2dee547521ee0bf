import { actions, type ClinicRole, clinicRoles, type Leave, roleMay } from '@sella/contract/access/roles'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { phone, useMedia } from '../../parts/use-media'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

const Cell = ({ leave }: { readonly leave: Leave }) => {
  const { t } = useWords()
  const text = t(`clinic.leave.${leave}`)
  if (leave === 'yes') return <Check size={16} aria-label={text} className={styles.yes} />
  if (leave === 'no') return <Minus size={14} aria-label={text} className={styles.no} />
  return <span data-kind="warn">{text}</span>
}

/** On a phone, the role whose column is shown: five of them are wider than its screen. */
const ShownRole = ({ role, onChoose }: { readonly role: ClinicRole; readonly onChoose: (role: ClinicRole) => void }) => {
  const { t } = useWords()
  return (
    <select
      className={styles.select}
      aria-label={t('clinic.columns.role')}
      value={role}
      onChange={event => onChoose(event.target.value as ClinicRole)}
    >
      {clinicRoles.map(each => (
        <option key={each} value={each}>
          {t(`clinic.roles.${each}`)}
        </option>
      ))}
    </select>
  )
}

/** What each role may do, from the same table that the server decides by. */
export const RoleTable = ({ role: own }: { readonly role: ClinicRole }) => {
  const { t } = useWords()
  const [chosen, setChosen] = useState(own)
  const isPhone = useMedia(phone)
  const shown = isPhone ? [chosen] : clinicRoles
  return (
    <section className={styles.part} aria-label={t('clinic.may')}>
      <header className={styles.head}>
        <h2>{t('clinic.may')}</h2>
        <p>{t('clinic.mayHint')}</p>
      </header>
      <div className={styles.scroll}>
        <table className={styles.roles}>
          <thead>
            <tr>
              <td />
              {shown.map(role => (
                <th key={role} scope="col" data-own={role === own || undefined}>
                  {isPhone ? <ShownRole role={role} onChoose={setChosen} /> : t(`clinic.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {actions.map(action => (
              <tr key={action}>
                <th scope="row">{t(`clinic.actions.${action}`)}</th>
                {shown.map(role => (
                  <td key={role} data-own={role === own || undefined}>
                    <Cell leave={roleMay[role][action]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
