import type { Dentition } from '@sella/ceph/patient/age-group'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { Checkbox, Input } from 'antd'
import { type PairText, faultOf as pairFault } from '../../../own-values/pair'
import { useWords } from '../../../words/i18n'
import type { Fields } from './own-draft'
import styles from './own-item.module.css'

interface PairProps {
  readonly label: string
  readonly unit: string
  readonly pair: PairText
  readonly change: (pair: PairText) => void
}

const Pair = ({ label, unit, pair, change }: PairProps) => {
  const { t } = useWords()
  const fault = pairFault(pair)
  return (
    <div className={styles.pair}>
      <span>{label}</span>
      {(['mean', 'sd'] as const).map(key => (
        <Input
          key={key}
          size="small"
          inputMode="decimal"
          placeholder={t(`own.${key}`)}
          aria-label={`${label} ${t(`own.${key}`)}`}
          status={fault ? 'error' : ''}
          suffix={unit ? <small>{unit}</small> : <small />}
          value={pair[key]}
          onChange={event => change({ ...pair, [key]: event.target.value })}
        />
      ))}
      {fault && <em role="alert">{t(`own.${fault}`)}</em>}
    </div>
  )
}

interface OwnItemNormProps {
  readonly fields: Fields
  readonly unit: string
  readonly change: (fields: Fields) => void
}

/** Mean and SD: one pair, or one per dentition. */
export const OwnItemNorm = ({ fields, unit, change }: OwnItemNormProps) => {
  const { t } = useWords()
  const put = (stage: Dentition) => (pair: PairText) => change({ ...fields, stages: { ...fields.stages, [stage]: pair } })
  return (
    <section className={styles.block}>
      <header>
        <b>{t('own.norm')}</b>
        <Checkbox checked={fields.byStage} onChange={event => change({ ...fields, byStage: event.target.checked })}>
          {t('own.byStage')}
        </Checkbox>
      </header>
      {fields.byStage ? (
        ageGroups.map(stage => (
          <Pair
            key={stage}
            label={t(`workbench.dentition.${stage}`)}
            unit={unit}
            pair={fields.stages[stage]}
            change={put(stage)}
          />
        ))
      ) : (
        <Pair label={t('own.all')} unit={unit} pair={fields.norm} change={norm => change({ ...fields, norm })} />
      )}
    </section>
  )
}
