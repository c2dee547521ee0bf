import { frontalItemGroups } from '@sella/ceph/data/frontal/item-groups'
import { valueText } from '@sella/drawing/tracing/value-text'
import { useWords } from '../../../words/i18n'
import { useFollowedEvaluation } from '../desk'
import styles from './frontal.module.css'
import { FrontalLitRow } from './frontal-lit-row'
import { errorText } from './side-text'

/** Widths, their ratio, and the shares of the height. */
export const WidthsTable = () => {
  const { t, lang } = useWords()
  const { rows, calibration } = useFollowedEvaluation()
  return (
    <section className={styles.section}>
      <h3>
        {t('frontal.widths.title')}
        <small>{t('frontal.widths.hint')}</small>
      </h3>
      <table className={styles.rows}>
        <tbody>
          {frontalItemGroups.widths.flatMap(item => {
            const row = rows.find(each => each.item === item)
            if (!row) return []
            return [
              <FrontalLitRow key={item} row={{ items: [item] }}>
                <th scope="row">{row.name[lang]}</th>
                <td data-difference>{valueText(row, calibration)}</td>
                <td>{row.reading.status === 'read' ? errorText(row.reading.error) : ''}</td>
                <td />
              </FrontalLitRow>,
            ]
          })}
        </tbody>
      </table>
    </section>
  )
}
