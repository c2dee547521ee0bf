import type { Dentition } from '@sella/ceph/patient/age-group'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { Checkbox } from 'antd'
import { faultOf, type PairText } from '../../../own-values/pair'
import { PairFields } from '../../../own-values/pair-fields'
import { useWords } from '../../../words/i18n'
import type { Fields } from './own-draft'
import styles from './own-item.module.css'

interface OwnItemNormProps {
  readonly fields: Fields
  readonly unit: string
  readonly change: (fields: Fields) => void
}

/** Mean and SD: one pair, or one per dentition. */
export const OwnItemNorm = ({ fields, unit, change }: OwnItemNormProps) => {
  const { t } = useWords()
  const names = { mean: t('own.mean'), sd: t('own.sd') }
  const put = (stage: Dentition) => (pair: PairText) => change({ ...fields, stages: { ...fields.stages, [stage]: pair } })
  const pairs = fields.byStage
    ? ageGroups.map(stage => ({ label: t(`workbench.dentition.${stage}`), pair: fields.stages[stage], put: put(stage) }))
    : [{ label: t('own.all'), pair: fields.norm, put: (norm: PairText) => change({ ...fields, norm }) }]
  return (
    <section className={styles.block}>
      <header>
        <b>{t('own.norm')}</b>
        <Checkbox checked={fields.byStage} onChange={event => change({ ...fields, byStage: event.target.checked })}>
          {t('own.byStage')}
        </Checkbox>
      </header>
      {pairs.map(({ label, pair, put: change }) => {
        const fault = faultOf(pair)
        return (
          <PairFields
            key={label}
            label={label}
            unit={unit}
            names={names}
            pair={pair}
            fault={fault && t(`own.${fault}`)}
            change={change}
          />
        )
      })}
    </section>
  )
}
