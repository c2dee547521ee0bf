import { boltonParts } from '@sella/ceph/study-models/bolton-norm'
import { boltonWords } from '@sella/ceph/study-models/words'
import { same } from '@sella/workbench/same'
import { Button } from 'antd'
import { useState } from 'react'
import { useMyRole } from '../../api/clinic'
import { FormModal } from '../../form-draft/form-dialog'
import { PairFields } from '../../own-values/pair-fields'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { boltonText, faultOf, pairsIn, textsOf } from './own-bolton-form'
import { useOwnBolton, useStoreBolton } from './use-own-bolton'

interface OwnBoltonDialogProps {
  /** Called once her norm is stored, or removed (false). */
  readonly onStored: (has: boolean) => void
  readonly close: () => void
}

/** The doctor's own mean and SD of both ratios, one for all her cases. */
export const OwnBoltonDialog = ({ onStored, close }: OwnBoltonDialogProps) => {
  const { t, lang } = useWords()
  const own = useOwnBolton()
  const { store, busy } = useStoreBolton()
  const inClinic = useMyRole() !== null
  const [was, setWas] = useState(own)
  const [texts, setTexts] = useState(() => textsOf(own))
  const [met, setMet] = useState<string | null>(null)
  const mine = pairsIn(texts)
  const names = { mean: t('models.ownNorm.mean'), sd: t('models.ownNorm.sd') }
  const put = async (next: typeof mine) => {
    const outcome = await store(next, was)
    if (outcome === 'refused') return
    if (outcome === 'stored') {
      onStored(next !== null)
      return close()
    }
    setWas(outcome.theirs)
    setMet(boltonText(outcome.theirs))
  }
  const footer = (leave: () => void) => [
    ...(was
      ? [
          <Button key="remove" danger disabled={busy} onClick={() => void put(null)}>
            {t('models.ownNorm.remove')}
          </Button>,
        ]
      : []),
    <Button key="cancel" onClick={leave}>
      {t('app.cancel')}
    </Button>,
    <Button key="save" type="primary" disabled={!mine} loading={busy} onClick={() => void put(mine)}>
      {t('app.save')}
    </Button>,
  ]
  return (
    <FormModal typed={!same(texts, textsOf(own))} close={close} width={480} title={t('models.ownNorm.title')} footer={footer}>
      <p className={styles.note}>{t(inClinic ? 'models.ownNorm.hintClinic' : 'models.ownNorm.hint')}</p>
      {boltonParts.map(part => {
        const typed = texts[part].mean !== '' && texts[part].sd !== ''
        const fault = typed ? faultOf(texts[part]) : null
        return (
          <PairFields
            key={part}
            label={boltonWords[part][lang]}
            names={names}
            pair={texts[part]}
            fault={fault && t(`models.ownNorm.${fault}`)}
            change={pair => setTexts({ ...texts, [part]: pair })}
          />
        )
      })}
      {met !== null && <p role="alert">{t('models.ownNorm.met', { values: met })}</p>}
    </FormModal>
  )
}
