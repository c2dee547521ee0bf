import { Segmented } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import styles from './goals.module.css'
import { OutcomePanel } from './outcome-panel'
import { usePlanned, usePlanTable } from './table'
import { Targets } from './targets'

type Side = 'targets' | 'outcome'

interface GoalsProps {
  /** Looked at only: nothing is suggested. */
  readonly reads: boolean
}

/** What the plan is to reach, and once a later record exists what came of it: one of them in sight, beside the values. */
export const Goals = ({ reads }: GoalsProps) => {
  const { t } = useWords()
  const { ends } = usePlanTable()
  const named = usePlanned(({ document }) => document.result !== null)
  const [side, setSide] = useState<Side>('targets')
  const ended = ends.length > 0 || named
  const shown: Side = reads ? 'outcome' : ended ? side : 'targets'
  if (reads && !ended) return null
  return (
    <div className={styles.goals}>
      <div className={styles.goalsHead}>
        {ended && !reads ? (
          <Segmented<Side>
            size="small"
            value={shown}
            options={[
              { value: 'targets', label: t('planning.targets') },
              { value: 'outcome', label: t('planning.outcome.title') },
            ]}
            onChange={setSide}
          />
        ) : (
          <b>{t(shown === 'targets' ? 'planning.targets' : 'planning.outcome.title')}</b>
        )}
        <small>{t(shown === 'targets' ? 'planning.targetsHint' : 'planning.outcome.hint')}</small>
      </div>
      {/* Kept while it is out of sight: a suggestion that is looked at stays to be answered. */}
      {!reads && (
        <div hidden={shown !== 'targets'}>
          <Targets />
        </div>
      )}
      {shown === 'outcome' && <OutcomePanel reads={reads} />}
    </div>
  )
}
