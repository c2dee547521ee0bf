import { type PatientFilter, usePatientCount } from '../../api/patients'
import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

type View = PatientFilter['view']

const Chip = ({ view, chosen, onChoose }: { readonly view: View; readonly chosen: boolean; readonly onChoose: () => void }) => {
  const { t, lang } = useWords()
  const count = usePatientCount(view)
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={chosen}
      onClick={event => {
        // On a phone the chips scroll; a partly visible one is scrolled fully into view.
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        onChoose()
      }}
    >
      {t(`patients.${view}`)}
      {count !== null && <span>{count.toLocaleString(lang)}</span>}
    </button>
  )
}

export const Chips = ({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) => {
  const { t } = useWords()
  return (
    <fieldset className={styles.chips} aria-label={t('patients.filters')}>
      {(['all', 'favorite', 'visit', 'unsureFilms', 'toTrace', 'bin'] as const).map(each => (
        <Chip key={each} view={each} chosen={view === each} onChoose={() => onChange(each)} />
      ))}
    </fieldset>
  )
}
