import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { meanings } from '@sella/ceph/data/meanings'
import { isItemName } from '@sella/ceph/data/measurements'
import { same } from '@sella/workbench/same'
import { Button, Input, type InputRef } from 'antd'
import { useState } from 'react'
import { FormModal } from '../../../form-draft/form-dialog'
import { faultOf } from '../../../own-values/pair'
import { PairFields } from '../../../own-values/pair-fields'
import { useOpenFocus } from '../../../parts/use-open-focus'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import type { Library } from './library'
import { UsualText } from './usual-norm-text'
import { emptyValues, overrideOf, type Values, valuesOf } from './values'

interface ValuesDialogProps {
  readonly library: Library
  readonly item: string
  readonly ownItems: OwnItems
  readonly override: ItemOverride | undefined
  /** `was`: the override as the dialog found it. Resolves to whether it is stored; until then the dialog stays open. */
  readonly save: (override: ItemOverride | null, was: ItemOverride | null) => Promise<boolean>
  readonly close: () => void
}

const tips = ['tipsLess', 'tipsMid', 'tipsMore'] as const
const sides = { tipsLess: 'small', tipsMid: 'normal', tipsMore: 'large' } as const

type NormProps = Pick<ValuesDialogProps, 'library'> & { readonly values: Values; readonly change: (values: Values) => void }

const Norms = ({ library: { stages }, values, change }: NormProps) => {
  const { t } = useWords()
  const names = { mean: t('analyses.mean'), sd: t('analyses.sd') }
  const first = useOpenFocus<InputRef>()
  return stages.map(stage => {
    const fault = faultOf(values[stage])
    return (
      <PairFields
        key={stage}
        label={stages.length > 1 ? t(`workbench.dentition.${stage}`) : t('workbench.results.norm')}
        names={names}
        pair={values[stage]}
        first={stage === stages[0] ? first : undefined}
        fault={fault && t(`analyses.${fault}`)}
        change={pair => change({ ...values, [stage]: pair })}
      />
    )
  })
}

/** An item's own mean and SD by dentition, and its three texts. Built-in data is never changed. */
export const ValuesDialog = ({ library, item, ownItems, override, save, close }: ValuesDialogProps) => {
  const { t, lang } = useWords()
  const [was] = useState(override ?? null)
  const [values, setValues] = useState(() => valuesOf(override))
  const [busy, setBusy] = useState(false)
  const store = async () => {
    setBusy(true)
    if (await save(overrideOf(values), was)) return close()
    setBusy(false)
  }
  const typed = !same(values, valuesOf(override))
  const faulty = library.stages.some(stage => faultOf(values[stage]) !== null)
  const footer = (leave: () => void) => [
    <Button key="restore" onClick={() => setValues(emptyValues)}>
      {t('analyses.restore')}
    </Button>,
    <Button key="cancel" onClick={leave}>
      {t('app.cancel')}
    </Button>,
    <Button key="save" type="primary" disabled={faulty} loading={busy} onClick={() => void store()}>
      {t('app.save')}
    </Button>,
  ]
  return (
    <FormModal
      typed={typed}
      close={close}
      width={520}
      title={t('analyses.valuesTitle', { name: library.title(item, lang) })}
      footer={footer}
    >
      <p className={styles.usual}>
        <UsualText norms={library.usualNorms(item, ownItems)} />
      </p>
      <Norms library={library} values={values} change={setValues} />
      {tips.map(tip => (
        <div key={tip} className={styles.tip}>
          {t(`analyses.${tip}`)}
          <Input.TextArea
            aria-label={t(`analyses.${tip}`)}
            rows={2}
            maxLength={500}
            placeholder={isItemName(item) ? meanings[item][sides[tip]]?.[lang] : undefined}
            value={values[tip]}
            onChange={event => setValues({ ...values, [tip]: event.target.value })}
          />
        </div>
      ))}
    </FormModal>
  )
}
