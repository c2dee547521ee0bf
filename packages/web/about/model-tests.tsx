import type { ModelCard } from '@sella/contract/model-card'
import { useWords } from '../words/i18n'
import styles from './about.module.css'

type Test = ModelCard['tests'][number]

const number = (value: number | null, digits: number): string => (value === null ? '—' : value.toFixed(digits))

/** The columns of the table, in order. */
const columns: readonly (readonly [
  name: 'films' | 'mean' | 'median' | 'within2' | 'toReadersMean' | 'readers',
  show: (test: Test) => string,
])[] = [
  ['films', test => String(test.films)],
  ['mean', test => number(test.mean, 2)],
  ['median', test => number(test.median, 2)],
  ['within2', test => number(test.within2, 1)],
  ['toReadersMean', test => number(test.toReadersMean, 2)],
  ['readers', test => number(test.readersApart, 2)],
]

/** The results of the model on films it had not seen, beside the distance between two readers on the same films. */
export const ModelTests = ({ card }: { readonly card: ModelCard }) => {
  const { t } = useWords()
  if (card.tests.length === 0) return null
  const degrees = card.tests.filter(test => test.degrees.length > 0)
  return (
    <>
      <div className={styles.wide}>
        <table>
          <caption>{t('about.model.tests')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('about.model.set')}</th>
              {columns.map(([name]) => (
                <th key={name} scope="col">
                  {t(`about.model.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.tests.map(test => (
              <tr key={test.name}>
                <th scope="row">{test.name}</th>
                {columns.map(([name, show]) => (
                  <td key={name}>{show(test)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.remarks}>
        {degrees.map(test => (
          <li key={test.name}>
            {t('about.model.degrees', {
              set: test.name,
              errors: test.degrees.map(({ item, error }) => `${item} ${error.toFixed(1)}°`).join(t('app.separator')),
            })}
          </li>
        ))}
        {card.coverage !== null && <li>{t('about.model.coverage', { percent: card.coverage.toFixed(0) })}</li>}
      </ul>
    </>
  )
}
