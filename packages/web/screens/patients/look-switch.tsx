import { LayoutGrid, Rows3 } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './list-bar.module.css'
import type { Look } from './list-look'

const icons = { table: Rows3, cards: LayoutGrid } as const

export const LookSwitch = ({ look, onChange }: { readonly look: Look; readonly onChange: (look: Look) => void }) => {
  const { t } = useWords()
  return (
    <fieldset className={styles.look} aria-label={t('patients.look.label')}>
      {(['table', 'cards'] as const).map(one => {
        const Icon = icons[one]
        return (
          <button
            key={one}
            type="button"
            aria-pressed={look === one}
            aria-label={t(`patients.look.${one}`)}
            title={t(`patients.look.${one}`)}
            onClick={() => onChange(one)}
          >
            <Icon size={16} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}
