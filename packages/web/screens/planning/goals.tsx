import { useState } from 'react'
import { useStore } from '../../editor/use-store'
import { ChoiceRow } from '../../parts/choice-row'
import { useWords } from '../../words/i18n'
import styles from './goals.module.css'
import { OutcomePanel } from './outcome-panel'
import { SkinTable } from './skin-table'
import { usePlanned, usePlanTable } from './table'
import { Targets } from './targets'

type Side = 'targets' | 'skin' | 'outcome'

interface GoalsProps {
  /** Read-only: nothing is suggested. */
  readonly reads: boolean
}

const hintsOf = { targets: 'targetsHint', skin: 'skinHint', outcome: 'outcome.hint' } as const

/** The plan's targets, its effect on the skin, and once a later record exists its outcome: one of them visible, beside the values. */
export const Goals = ({ reads }: GoalsProps) => {
  const { t } = useWords()
  const { desk, ends } = usePlanTable()
  const plan = useStore(desk.state, state => state.open?.uuid)
  const named = usePlanned(({ document }) => document.result !== null)
  const [side, setSide] = useState<Side>('targets')
  const ended = ends.length > 0 || named
  const shown: Side = reads ? 'outcome' : side === 'outcome' && !ended ? 'targets' : side
  if (reads && !ended) return null
  return (
    <div className={styles.goals} data-toast="aside">
      <div className={styles.goalsHead}>
        {reads ? (
          <b>{t('planning.outcome.title')}</b>
        ) : (
          <ChoiceRow<Side>
            size="small"
            aria-label={t('planning.targets')}
            value={shown}
            options={[
              { value: 'targets', label: t('planning.targets') },
              { value: 'skin', label: t('planning.skinShort') },
              ...(ended ? [{ value: 'outcome' as const, label: t('planning.outcome.title') }] : []),
            ]}
            onChange={setSide}
          />
        )}
        <small>{t(`planning.${hintsOf[shown]}`)}</small>
      </div>
      {/* Kept mounted while hidden: a previewed suggestion still waits for its answer. */}
      {!reads && (
        <div hidden={shown !== 'targets'}>
          {/* A suggestion is about one plan: it is not accepted for another, where it would be another movement. */}
          <Targets key={plan} />
        </div>
      )}
      {shown === 'skin' && <SkinTable />}
      {shown === 'outcome' && <OutcomePanel reads={reads} />}
    </div>
  )
}
