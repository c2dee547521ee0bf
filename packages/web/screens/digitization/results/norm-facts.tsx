import type { EvaluationRow, Norm } from '@sella/ceph/analysis/analysis'
import { normForWords } from '@sella/ceph/analysis/judged-by'
import { type OtherNorm, otherNorms } from '@sella/ceph/analysis/other-norms'
import { normGradeWords, spreadWords } from '@sella/ceph/data/norms/words'
import { sources } from '@sella/ceph/data/sources'
import { showNorm } from '@sella/ceph/measure/display'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './results.module.css'

const pairText = ({ mean, sd }: OtherNorm): string => (sd === null ? String(mean) : showNorm({ mean, sd }))

interface SourceProps {
  readonly source: string
  /** Norms of other sources, so that nobody takes the one in use for the only one. */
  readonly others: readonly OtherNorm[]
}

/** The source in full with the number of others; expanded, these too. */
const Source = ({ source, others }: SourceProps) => {
  const { t, lang } = useWords()
  return (
    <details className={styles.source}>
      <summary>
        <span>{source}</span>
        {others.length > 0 && <em>{t('workbench.detail.otherNorms', { count: others.length })}</em>}
      </summary>
      {others.map(other => (
        <p key={`${pairText(other)} ${other.source.en}`}>{`${pairText(other)}${t('app.separator')}${other.source[lang]}`}</p>
      ))}
    </details>
  )
}

/** The norm of a row: mean and SD, whom it was measured on, its limitations, and its source. */
export const NormFacts = ({ row, norm }: { readonly row: EvaluationRow; readonly norm: Norm }) => {
  const { t, lang } = useWords()
  const onFilm = useDesk().subject.view === 'film'
  const who = normForWords(norm)[lang]
  const normText = showNorm(norm)
  const source = norm.source[lang]
  // A norm quoted from memory has only its note, and no source to name.
  const named = norm.source.en !== sources.REMEMBERED.citation
  const notes = [
    ...(norm.grade === 'confirmed' ? [] : [normGradeWords[norm.grade][lang]]),
    ...(norm.spread === 'sd' ? [] : [spreadWords[norm.spread][lang]]),
  ]
  const line = onFilm || norm.group !== null ? t('workbench.detail.normLine', { norm: normText, who }) : normText
  return (
    <>
      <dt>{t('workbench.results.norm')}</dt>
      <dd>{[line, ...notes].join(t('app.separator'))}</dd>
      {named && (
        <>
          <dt>{t('workbench.detail.normSource')}</dt>
          <dd>
            <Source key={row.item} source={source} others={onFilm ? otherNorms(row.item) : []} />
          </dd>
        </>
      )}
    </>
  )
}
