import { LayoutGrid, Rows3 } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './list-bar.module.css'
import type { ListLook } from './list-look'

const icons = { table: Rows3, cards: LayoutGrid } as const

export const LookSwitch = ({ look, onChange }: { readonly look: ListLook; readonly onChange: (look: ListLook) => void }) => {
  const { t } = useWords()
  return (
    <fieldset className={styles.look} aria-label={t('patients.look.label')}>
      {(['table', 'cards'] as const).map(each => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={look === each}
            aria-label={t(`patients.look.${each}`)}
            title={t(`patients.look.${each}`)}
            onClick={() => onChange(each)}
          >
            <Icon size={16} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}
