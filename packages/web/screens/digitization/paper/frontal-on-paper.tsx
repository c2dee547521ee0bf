import '../../../words/late/frontal'
import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import { midlineTitle } from '@sella/ceph/data/frontal/planes'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { CantsTable, MidlineTable } from '../frontal/cants-table'
import { comparesSides } from '../frontal/compares-sides'
import { FrontalFindings } from '../frontal/findings'
import { useMidlineWords } from '../frontal/midline-words'
import { NormNote } from '../frontal/norm-note'
import { SideCautions } from '../frontal/side-cautions'
import { SidesTable } from '../frontal/sides-table'
import { useFrontal } from '../frontal/use-frontal'
import { WidthsTable } from '../frontal/widths-table'
import styles from './late-paper.module.css'
import { ResultsOnPaper } from './results-on-paper'

const SidesOnPaper = () => {
  const { lang } = useWords()
  const reading = useFrontal()
  const midline = useMidlineWords(reading)
  return (
    <>
      <FrontalFindings />
      <SidesTable reading={reading} />
      <p>{`${midlineTitle[lang]}${lang === 'zh' ? '：' : ': '}${midline}`}</p>
      <div className={styles.halves}>
        <div>
          <CantsTable reading={reading} />
          <MidlineTable reading={reading} />
        </div>
        <WidthsTable />
      </div>
    </>
  )
}

const NormsOnPaper = () => {
  const { lang } = useWords()
  const { tracing, evaluation } = useCommitted()
  return (
    <>
      <ResultsOnPaper evaluation={evaluation} tracing={tracing} />
      <SideCautions />
      <NormNote evaluation={evaluation} />
      <p>{frontalCautions.always[lang]}</p>
    </>
  )
}

/** What the panel of a frontal film shows: both sides compared, or the rows with their norms; always with its cautions. */
export const FrontalOnPaper = () => (
  <div className={styles.frontal}>{comparesSides(useDesk().choice.get().analysis) ? <SidesOnPaper /> : <NormsOnPaper />}</div>
)
