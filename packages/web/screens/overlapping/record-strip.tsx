import { Eye, EyeOff } from 'lucide-react'
import { useWords } from '../../words/i18n'
import { isSeen, toggled } from './look'
import styles from './overlapping.module.css'
import { dayOf } from './record-words'
import { useTable } from './table'

/** The records of the scheme with their colours; pressing one shows or hides it. */
export const RecordStrip = () => {
  const { t } = useWords()
  const { chosen, look, setLook, colourOf, scheme } = useTable()
  return (
    <div className={styles.strip}>
      {chosen.map(({ record }) => {
        const seen = isSeen(look, record.uuid)
        return (
          <button
            key={record.uuid}
            type="button"
            className={styles.chip}
            aria-pressed={seen}
            title={t(seen ? 'overlap.hide' : 'overlap.show')}
            onClick={() => setLook(now => toggled(now, record.uuid))}
          >
            <i style={{ background: colourOf(record.uuid) }} />
            <b>{dayOf(record)}</b>
            {t(`imaging.type.type${record.type}`)}
            {record.uuid === scheme.uuids[0] && <em className={styles.reference}>{t('overlap.reference')}</em>}
            {seen ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
          </button>
        )
      })}
    </div>
  )
}
