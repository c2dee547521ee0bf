import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { meanings } from '@sella/ceph/data/meanings'
import { isItemName } from '@sella/ceph/data/measurements'
import { same } from '@sella/workbench/same'
import { makeTypedSaving } from '@sella/workbench/server/typed-saving'
import { Button, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { FormModal } from '../../../form-draft/form-dialog'
import { faultOf } from '../../../own-values/pair'
import { PairFields } from '../../../own-values/pair-fields'
import { useLeft } from '../../../parts/use-left'
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

type Storing = Pick<ValuesDialogProps, 'override' | 'save' | 'close'> & { readonly values: Values }

/** Stores the values and closes the dialog; what was typed meanwhile stays in it. Closed meanwhile, another may be open by now. */
const useStoring = ({ values, override, save, close }: Storing) => {
  const [busy, setBusy] = useState(false)
  const latest = useRef({ values, save })
  latest.current = { values, save }
  const left = useLeft()
  const [saving] = useState(() =>
    makeTypedSaving<ItemOverride | null>(override ?? null, async (next, was) => {
      const isStored = await latest.current.save(next, was)
      return { isStored, was: isStored ? next : was }
    }),
  )
  const store = async (): Promise<void> => {
    setBusy(true)
    const end = await saving({ typed: () => latest.current.values, as: overrideOf })
    if (end === 'busy') return
    setBusy(false)
    if (end === 'all' && !left.current) close()
  }
  return { busy, store }
}

/** An item's own mean and SD by dentition, and its three texts. Built-in data is never changed. */
export const ValuesDialog = ({ library, item, ownItems, override, save, close }: ValuesDialogProps) => {
  const { t, lang } = useWords()
  const [values, setValues] = useState(() => valuesOf(override))
  const { busy, store } = useStoring({ values, override, save, close })
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
