import type { ModelCard } from '@sella/contract/model-card'
import { useWords } from '../words/i18n'
import styles from './about.module.css'

/** The distance of each point from the readers, per data set, and the definition it follows; collapsed by default. */
export const ModelPoints = ({ card }: { readonly card: ModelCard }) => {
  const { t } = useWords()
  if (card.points.length === 0) return null
  const defined = card.points.some(point => point.definition !== null)
  return (
    <details className={styles.notices}>
      <summary>{t('about.model.points', { count: card.points.length })}</summary>
      <table className={styles.points}>
        <thead>
          <tr>
            <th scope="col">{t('about.model.point')}</th>
            {defined && (
              <th scope="col" className={styles.definition}>
                {t('about.model.definition')}
              </th>
            )}
            {card.tests.map(test => (
              <th key={test.name} scope="col" className={styles.figure}>
                {test.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.points.map(point => (
            <tr key={point.name}>
              <th scope="row">
                {point.name}
                {point.definition && <small>{point.definition}</small>}
              </th>
              {defined && <td className={styles.definition}>{point.definition ?? t('app.none')}</td>}
              {point.means.map((mean, i) => (
                <td key={card.tests[i]?.name} className={styles.figure}>
                  {mean === null ? t('app.none') : mean.toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
