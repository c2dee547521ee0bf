import { useWords } from '../../words/i18n'
import styles from './migration.module.css'
import type { Stray } from './use-carrying'

/** Files assigned to no patient, by name, before anything is migrated. */
export const Strays = ({ strays }: { readonly strays: readonly Stray[] }) => {
  const { t } = useWords()
  const system = strays.filter(({ why }) => why === 'system')
  const loose = strays.filter(({ why }) => why !== 'system')
  return [{ what: 'loose', some: loose } as const, { what: 'omitted', some: system } as const].map(
    ({ what, some }) =>
      some.length > 0 && (
        <details key={what} className={styles.strays}>
          <summary>{t(`migration.${what}`, { count: some.length })}</summary>
          <ul>
            {some.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may be alike
              <li key={at}>{name}</li>
            ))}
          </ul>
        </details>
      ),
  )
}
