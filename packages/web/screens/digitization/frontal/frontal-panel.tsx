import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import type { KeyboardEvent } from 'react'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedEvaluation } from '../desk'
import { Choices } from '../results/choices'
import { InHand } from '../results/in-hand'
import results from '../results/results.module.css'
import { ResultsTable } from '../results/results-table'
import { CantsTable, MidlineTable } from './cants-table'
import { comparesSides } from './compares-sides'
import { FrontalFindings } from './findings'
import styles from './frontal.module.css'
import { NormNote } from './norm-note'
import { SideCautions } from './side-cautions'
import { SidesTable } from './sides-table'
import { useFrontal } from './use-frontal'
import { WidthsTable } from './widths-table'

/** The up and down keys move through the rows of all tables. */
const walkRows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[tabindex]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}

const SideBySide = () => {
  const reading = useFrontal()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside take the focus, the keys go from one to the next
    <div className={styles.scroll} onKeyDown={walkRows}>
      <SidesTable reading={reading} />
      <CantsTable reading={reading} />
      <MidlineTable reading={reading} />
      <WidthsTable />
    </div>
  )
}

/** The results of a frontal film: both sides compared, or the rows of an analysis with its norms. */
export const FrontalPanel = () => {
  const { t } = useWords()
  const { choice } = useDesk()
  const { lang } = useWords()
  const evaluation = useFollowedEvaluation()
  const compares = useStore(choice, now => comparesSides(now.analysis))
  return (
    <section className={results.panel} data-frontal aria-label={t('workbench.results.title')}>
      <Choices />
      {compares ? (
        <>
          <SideBySide />
          <FrontalFindings />
        </>
      ) : (
        <>
          <ResultsTable evaluation={evaluation} before={null} order="grouped" />
          <SideCautions />
          <NormNote evaluation={evaluation} className={styles.caution} />
          <p className={styles.caution}>{frontalCautions.always[lang]}</p>
        </>
      )}
      {!compares && <InHand evaluation={evaluation} />}
    </section>
  )
}
