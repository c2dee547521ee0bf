import type { Comparison } from '@sella/drawing/report/comparison'
import type { TreatmentResult } from '@sella/drawing/report/result/result'
import { resultSentences as say, resultWords as words } from '@sella/drawing/report/result/words'
import type { ReactNode } from 'react'
import { useWords } from '../../words/i18n'
import { MovesTable } from './moves-table'
import { ResultPicture } from './result-picture'
import styles from './treatment-result.module.css'
import { TrendFigure } from './trend-figure'

interface PartProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

const Part = ({ title, note, children }: PartProps) => (
  <section className={styles.part}>
    <h3>
      {title} {note && <small>{note}</small>}
    </h3>
    {children}
  </section>
)

type TextsProps = Pick<TreatmentResult, 'patient' | 'doctor'>

/** Patient and parents first, then the doctor; finally what the page cannot say. */
const Texts = ({ patient, doctor }: TextsProps) => {
  const { lang } = useWords()
  return (
    <div className={styles.texts}>
      <section>
        <h3>{words.forPatient[lang]}</h3>
        <p className={styles.headline}>{patient.headline}</p>
        {patient.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h3>{words.forDoctor[lang]}</h3>
        <ul>
          {doctor.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className={styles.caution}>{words.growth[lang]}</p>
    </div>
  )
}

interface ResultSheetProps {
  readonly result: TreatmentResult
  readonly comparison: Comparison
}

/** The result of a treatment, in the order of its printed page. */
export const ResultSheet = ({ result, comparison }: ResultSheetProps) => {
  const { lang } = useWords()
  const { records } = comparison
  const [first, last] = [records[0]?.number ?? 1, records.at(-1)?.number ?? 1]
  return (
    <article className={styles.sheet}>
      <header>
        <h2>{words.title[lang]}</h2>
        <dl className={styles.facts}>
          {result.facts.map(({ label, fact }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={styles.face}>
        <ResultPicture comparison={comparison} picture={result.picture} />
        <Texts patient={result.patient} doctor={result.doctor} />
      </div>
      <Part title={words.moves[lang]} note={say.movesNote[lang](first, last)}>
        <MovesTable moves={result.moves} />
      </Part>
      <Part title={words.trend[lang]} note={words.trendNote[lang]}>
        <div className={styles.trends}>
          {result.trends.map(course => (
            <TrendFigure key={course.item} course={course} records={records} />
          ))}
        </div>
        {result.trends.length === 0 && <p className={styles.note}>{words.noTrend[lang]}</p>}
      </Part>
      <Part title={words.audit[lang]}>
        <ul className={styles.audit}>
          {result.audit.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </article>
  )
}
