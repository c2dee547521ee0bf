import type { EvaluationRow, Norm } from '@sella/ceph/analysis/analysis'
import { normForWords } from '@sella/ceph/analysis/judged-by'
import { OWN_NORM_SOURCE } from '@sella/ceph/analysis/norm-for'
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
  /** What other sources print, so that nobody takes the norm that judges for the only one. */
  readonly others: readonly OtherNorm[]
}

/** The source on one line with how many others there are; opened, all of them whole. */
const Source = ({ source, others }: SourceProps) => {
  const { t } = useWords()
  return (
    <details className={styles.source}>
      <summary>
        <span>{source}</span>
        {others.length > 0 && <em>{t('workbench.detail.otherNorms', { count: others.length })}</em>}
      </summary>
      {others.map(other => (
        <p key={`${pairText(other)} ${other.source}`}>{`${pairText(other)}${t('app.separator')}${other.source}`}</p>
      ))}
    </details>
  )
}

/** What judges a row: mean and sd, for whom, what speaks against taking it for more than it is, and where it comes from. */
export const NormFacts = ({ row, norm }: { readonly row: EvaluationRow; readonly norm: Norm }) => {
  const { t, lang } = useWords()
  const onFilm = useDesk().subject.view === 'film'
  const who = normForWords(norm)[lang]
  const normText = showNorm(norm)
  const source = norm.source === OWN_NORM_SOURCE ? t('workbench.results.own') : norm.source
  // Remembered and nothing more: its note says so, and there is no source to name.
  const named = norm.source !== sources.REMEMBERED.citation
  const notes = [
    ...(norm.grade === 'confirmed' ? [] : [normGradeWords[norm.grade][lang]]),
    ...(norm.spread === 'sd' ? [] : [spreadWords[norm.spread][lang]]),
  ]
  const line = onFilm ? t('workbench.detail.normLine', { norm: normText, who }) : normText
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
