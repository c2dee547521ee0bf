import { affectedItems } from '@sella/ceph/analysis/affected'
import { porionDefinitions } from '@sella/ceph/data/porion-definitions'
import { porionClash } from '@sella/ceph/superimpose/porion-clash'
import { itemName } from '../../readings/names'
import { useWords } from '../../words/i18n'
import styles from './overlapping.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'
import { useChanges } from './use-changes'

/** Says on which records porion follows different definitions, and which changes in the table that alone may cause. */
export const PorionNote = () => {
  const { t, lang } = useWords()
  const { chosen } = useTable()
  const { changes } = useChanges()
  const clash = porionClash(chosen.map(({ film }) => film))
  if (!clash) return null
  const separator = t('app.separator')
  const records = clash.map(({ id, definition }) => {
    const record = chosen.find(caseFilm => caseFilm.film.id === id)?.record
    const words = definition ? porionDefinitions[definition][lang] : t('overlap.porionUnrecorded')
    return `${record ? dayOf(record) : ''} ${words}`
  })
  const leans = affectedItems('Po')
  const items = changes.flatMap(({ item, rows }) => (leans.has(item) && rows[0] ? [itemName(rows[0], lang)] : []))
  return (
    <p className={styles.note} role="note">
      {t('overlap.porionClash', { records: records.join(separator) })}
      {items.length > 0 && t('overlap.porionItems', { items: items.join(separator) })}
    </p>
  )
}
