import { isElsewhere } from '@sella/workbench/planning/plan-desk'
import type { Planned } from '@sella/workbench/planning/planned'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress } from '../../case/case'
import { useWords } from '../../words/i18n'
import { GuideStrip } from './guide-strip'
import hints from './hints.module.css'
import { PlanStage } from './stage'
import styles from './stage.module.css'
import { usePlanned, usePlanTable } from './table'
import { usePlanKeys } from './use-plan-keys'

const movesSomething = ({ document: { plan } }: Planned): boolean => Object.keys(plan.moves).length > 0 || plan.growth !== null

/** Points the reference plane lacks; empty if it can be constructed. */
const planeNeeds = ({ prediction }: Planned): string => (prediction.status === 'missing' ? prediction.needs.join(', ') : '')

/** What the stage shows, and what the arrow keys do there. */
const View = ({ nowOnly, setNowOnly, turning, reads }: ReturnType<typeof usePlanKeys> & { readonly reads: boolean }) => {
  const { t } = useWords()
  return (
    <div className={styles.view}>
      {!reads && <span className={hints.note}>{t(turning ? 'planning.turning' : 'planning.shifting')}</span>}
      <Button
        size="small"
        title={t('planning.compareKey')}
        aria-pressed={nowOnly}
        type={nowOnly ? 'primary' : 'default'}
        onClick={() => setNowOnly(!nowOnly)}
      >
        {t('planning.compare')}
      </Button>
    </div>
  )
}

/** Says that the film's scale is doubted and therefore not used; leads to the overlap, where it can be stated to be right. */
const DoubtedScale = () => {
  const { t } = useWords()
  const { patient, record, doubted } = usePlanTable()
  if (!doubted.has(record.uuid)) return null
  return (
    <div className={styles.strip}>
      <span className={hints.warn} role="alert">
        {t('planning.scaleDoubted')}
        <Link to={caseAddress('/studioOverlapping', patient.uuid, record.uuid)}>{t('planning.toScales')}</Link>
      </span>
    </div>
  )
}

/** What prevents planning, or that the plan is still empty; no row if there is nothing to say. */
const Hints = ({ reads }: { readonly reads: boolean }) => {
  const { t } = useWords()
  const plans = useMay('trace') && !reads
  const { desk, tracing } = usePlanTable()
  const moved = usePlanned(movesSomething)
  const needs = usePlanned(planeNeeds)
  const changed = usePlanned(({ document }) => isElsewhere(document, tracing))
  const empty = !moved && plans
  if (!changed && needs === '' && !empty) return null
  return (
    <div className={styles.strip}>
      {changed && (
        <span className={hints.warn}>
          {t('planning.changed')}
          {plans && (
            <Button size="small" onClick={desk.takeOver}>
              {t('planning.takeOver')}
            </Button>
          )}
        </span>
      )}
      {needs !== '' && <span className={hints.warn}>{t('planning.noPlane', { points: needs })}</span>}
      {empty && <span className={hints.note}>{t('planning.empty')}</span>}
    </div>
  )
}

/** The film with its planning tools: by hand, by steps, or read-only. */
export const Middle = ({ reads }: { readonly reads: boolean }) => {
  const keys = usePlanKeys()
  return (
    <div className={styles.middle}>
      {reads ? (
        <div className={styles.strip}>
          <View {...keys} reads />
        </div>
      ) : (
        <GuideStrip>
          <View {...keys} reads={false} />
        </GuideStrip>
      )}
      <DoubtedScale />
      <Hints reads={reads} />
      <PlanStage nowOnly={keys.nowOnly} />
    </div>
  )
}
