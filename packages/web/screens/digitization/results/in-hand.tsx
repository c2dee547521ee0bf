import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { useStore } from '../../../editor/use-store'
import { deviationOf, isRead } from '../../../readings/rows'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedTracing } from '../desk'
import { PointDetail } from './point-detail'
import styles from './results.module.css'
import { RowDetail } from './row-detail'

/**
 * What is hovered, otherwise the selected point, otherwise the row furthest from its norm; without any value, whether some or all
 * points are missing.
 */
export const InHand = ({ evaluation }: { readonly evaluation: Evaluation }) => {
  const { t, lang } = useWords()
  const { bench, subject, automatic, may } = useDesk()
  const hover = useStore(bench.hover, ref => ref)
  const selected = useStore(bench.hand, hand => hand.selected)
  const placed = Object.keys(useFollowedTracing().points).length
  const hovered = hover?.kind === 'item' ? evaluation.rows.find(row => row.item === hover.name) : undefined
  if (hovered) return <RowDetail row={hovered} evaluation={evaluation} />
  if (hover?.kind === 'landmark') return <PointDetail name={hover.name as NonNullable<typeof selected>} evaluation={evaluation} />
  if (selected) return <PointDetail name={selected} evaluation={evaluation} />
  const worst = evaluation.rows.filter(isRead).sort((a, b) => deviationOf(b) - deviationOf(a))[0]
  if (subject.analyses.every(analysis => analysis.items.length === 0)) return null
  if (worst) return <RowDetail row={worst} evaluation={evaluation} />
  if (placed > 0)
    return (
      <div className={styles.detail}>
        <p className={styles.definition}>{t('workbench.results.fewPoints', { count: placed })}</p>
      </div>
    )
  return (
    <div className={styles.detail}>
      {automatic.AutoCard && may('trace') && <p>{refusal('POINTS_BEFORE_ANALYSIS', lang)}</p>}
      <p className={styles.definition}>{t(may('trace') ? 'workbench.results.noPoints' : 'workbench.results.noPointsYet')}</p>
    </div>
  )
}
