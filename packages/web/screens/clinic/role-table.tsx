import { actions, type ClinicRole, clinicRoles, type Leave, roleMay } from '@sella/contract/access/roles'
import { Check, Minus } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

const Cell = ({ leave }: { readonly leave: Leave }) => {
  const { t } = useWords()
  const text = t(`clinic.leave.${leave}`)
  if (leave === 'yes') return <Check size={16} aria-label={text} className={styles.yes} />
  if (leave === 'no') return <Minus size={14} aria-label={text} className={styles.no} />
  return <span data-kind="warn">{text}</span>
}

/** What each role may do, from the same table that the server decides by. */
export const RoleTable = ({ role: own }: { readonly role: ClinicRole }) => {
  const { t } = useWords()
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
              {clinicRoles.map(role => (
                <th key={role} scope="col" data-own={role === own || undefined}>
                  {t(`clinic.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {actions.map(action => (
              <tr key={action}>
                <th scope="row">{t(`clinic.actions.${action}`)}</th>
                {clinicRoles.map(role => (
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
