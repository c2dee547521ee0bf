import { mediums } from '@sella/ceph/study-models/readings'
import { jaws } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import { holdsJaw } from '@sella/workbench/study-models/laying'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { useModelTable } from './table'

/** If the record has both for a jaw: its scan or its photograph. */
export const MediumChoice = () => {
  const { t, lang } = useWords()
  const { record, on, lay, desk } = useModelTable()
  const both = jaws.filter(jaw => mediums.every(medium => holdsJaw(record, medium, jaw)))
  return both.map(jaw => (
    <fieldset key={jaw} className={styles.medium} aria-label={t('models.readOn', { jaw: jawWords[jaw][lang] })}>
      <span aria-hidden>{jawWords[jaw][lang]}</span>
      {mediums.map(medium => (
        <button
          key={medium}
          type="button"
          aria-pressed={on[jaw] === medium}
          onClick={() => void desk.save().then(saved => saved && lay(jaw, medium))}
        >
          {t(`models.medium.${medium}`)}
        </button>
      ))}
    </fieldset>
  ))
}
