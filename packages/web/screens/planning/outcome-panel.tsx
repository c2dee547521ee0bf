import { landmarks } from '@sella/ceph/data/landmarks'
import { isSkinPoint } from '@sella/ceph/data/planning/prediction-error'
import type { SkinOutcome } from '@sella/ceph/planning/outcome'
import { shownAmount } from '@sella/workbench/planning/amount-fields'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Check } from 'lucide-react'
import { ask } from '../../api/client'
import { useStore } from '../../editor/use-store'
import { useWords } from '../../words/i18n'
import figures from './figures.module.css'
import hints from './hints.module.css'
import { useFollowed, usePlanned, usePlanTable } from './table'
import styles from './targets.module.css'

const Misses = ({ skin }: { readonly skin: readonly SkinOutcome[] }) => {
  const { t, lang } = useWords()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('planning.outcome.point')}</th>
          <th scope="col">{t('planning.outcome.predicted')}</th>
          <th scope="col">{t('planning.outcome.actual')}</th>
          <th scope="col">{t('planning.outcome.miss')}</th>
          <th scope="col">{t('planning.outcome.inside')}</th>
        </tr>
      </thead>
      <tbody>
        {skin.map(({ skin: name, predicted, actual, miss, inside }) => (
          <tr key={name}>
            <th scope="row">{landmarks[name].name[lang]}</th>
            <td>{`${shownAmount(predicted.x)} / ${shownAmount(predicted.y)}`}</td>
            <td>{`${shownAmount(actual.x)} / ${shownAmount(actual.y)}`}</td>
            <td>
              <b>{`${shownAmount(miss.x)} / ${shownAmount(miss.y)}`}</b>
            </td>
            <td>{inside ? <Check size={13} aria-label={t('planning.outcome.yes')} /> : t('planning.outcome.no')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The accuracy of her predictions so far, over all her cases that name a result. */
const Accuracy = () => {
  const { t, lang } = useWords()
  const { desk } = usePlanTable()
  const version = useStore(desk.state, state => state.open?.version ?? 0)
  const { data } = useQuery({ queryKey: ['plan-outcomes', version], queryFn: () => ask('planOutcomes', {}) })
  if (!data || data.compared === 0) return null
  return (
    <details>
      <summary>{t('planning.outcome.accuracy', { n: data.compared, left: data.leftOut })}</summary>
      <p className={hints.note}>{t('planning.outcome.accuracyOf')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('planning.outcome.point')}</th>
            <th scope="col">{t('planning.outcome.meanSd')}</th>
            <th scope="col">{t('planning.outcome.insideOf')}</th>
          </tr>
        </thead>
        <tbody>
          {data.skin.map(({ skin, n, mean, sd, inside }) => (
            <tr key={skin}>
              <th scope="row">{isSkinPoint(skin) ? landmarks[skin].name[lang] : skin}</th>
              <td>
                {(['x', 'y'] as const)
                  .map(axis => `${shownAmount(mean[axis])}${sd ? ` ± ${sd[axis].toFixed(1)}` : ''}`)
                  .join(' / ')}
              </td>
              <td>{`${inside} / ${n}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** How the final record compares with the plan, or why no comparison is possible. */
const Came = () => {
  const { t } = useWords()
  const { outcomeOf } = usePlanTable()
  const outcome = outcomeOf(useFollowed())
  if (outcome === null) return null
  if (outcome.status === 'doubted') return <p className={hints.warn}>{t('planning.outcome.doubted')}</p>
  if (outcome.status === 'compared')
    return outcome.skin.length > 0 ? (
      <Misses skin={outcome.skin} />
    ) : (
      <p className={hints.note}>{t('planning.nothingPredicted')}</p>
    )
  return (
    <p className={hints.warn}>
      {outcome.why === 'uncalibrated'
        ? t('planning.outcome.noScale')
        : t('planning.outcome.noPoints', { points: outcome.needs.join(', ') })}
    </p>
  )
}

interface EndRecordProps {
  /** Read-only: the record is named, not chosen. */
  readonly reads: boolean
}

const EndRecord = ({ reads }: EndRecordProps) => {
  const { t } = useWords()
  const { desk, ends } = usePlanTable()
  const result = usePlanned(({ document }) => document.result)
  const named = ends.find(({ uuid }) => uuid === result)
  if (reads)
    return (
      <p className={hints.note}>
        {named ? t('planning.outcome.by', { day: named.createday.slice(0, 10) }) : t('planning.outcome.notNamed')}
      </p>
    )
  return (
    <Select
      size="small"
      allowClear
      aria-label={t('planning.outcome.record')}
      placeholder={t('planning.outcome.record')}
      value={result}
      options={ends.map(each => ({ value: each.uuid, label: each.createday.slice(0, 10) }))}
      onChange={value => desk.endsWith(value ?? null)}
    />
  )
}

/** The outcome of the plan: the final record is chosen, superimposed on the film, and each skin point compared with its prediction. */
export const OutcomePanel = ({ reads }: EndRecordProps) => {
  const { t } = useWords()
  const { ends } = usePlanTable()
  const result = usePlanned(({ document }) => document.result)
  if (ends.length === 0 && result === null) return null
  return (
    <section className={`${styles.targets} ${styles.outcome} ${figures.figures}`} aria-label={t('planning.outcome.title')}>
      <div className={styles.endChoice}>
        <EndRecord reads={reads} />
      </div>
      <Came />
      <Accuracy />
    </section>
  )
}
