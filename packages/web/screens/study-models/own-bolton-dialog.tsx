import { boltonNorms, defaultBoltonNorm } from '@sella/ceph/data/study-models/bolton'
import { boltonParts } from '@sella/ceph/study-models/bolton-norm'
import { boltonWords } from '@sella/ceph/study-models/words'
import { same } from '@sella/workbench/same'
import { Button, type InputRef } from 'antd'
import { useState } from 'react'
import { useMyRole } from '../../api/clinic'
import { FormModal } from '../../form-draft/form-dialog'
import { PairFields } from '../../own-values/pair-fields'
import { Confirm } from '../../parts/confirm'
import { useOpenFocus } from '../../parts/use-open-focus'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { boltonText, faultOf, pairsIn, textsOf } from './own-bolton-form'
import { useOwnBolton, useStoreBolton } from './use-own-bolton'

interface RemoveNormProps {
  /** The stored norm in words. */
  readonly values: string
  readonly busy: boolean
  readonly onYes: () => void
}

/** Deletes the norm, once asked: it judges every case that has chosen it. */
const RemoveNorm = ({ values, busy, onYes }: RemoveNormProps) => {
  const { t, lang } = useWords()
  const [asks, setAsks] = useState(false)
  const yes = () => {
    setAsks(false)
    onYes()
  }
  return (
    <>
      <Button danger disabled={busy} onClick={() => setAsks(true)}>
        {t('models.ownNorm.remove')}
      </Button>
      {asks && (
        <Confirm
          danger
          title={t('models.ownNorm.removeAsk')}
          text={t('models.ownNorm.removeText', { values, instead: boltonNorms[defaultBoltonNorm].name[lang] })}
          verb={t('models.ownNorm.remove')}
          onYes={yes}
          onNo={() => setAsks(false)}
        />
      )}
    </>
  )
}

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
  const first = useOpenFocus<InputRef>()
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
    ...(was ? [<RemoveNorm key="remove" values={boltonText(was)} busy={busy} onYes={() => void put(null)} />] : []),
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
            first={part === boltonParts[0] ? first : undefined}
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
