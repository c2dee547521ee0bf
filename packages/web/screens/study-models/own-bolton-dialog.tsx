import { boltonNorms, defaultBoltonNorm } from '@sella/ceph/data/study-models/bolton'
import { type BoltonPairs, boltonParts } from '@sella/ceph/study-models/bolton-norm'
import { boltonWords } from '@sella/ceph/study-models/words'
import { same } from '@sella/workbench/same'
import { makeTypedSaving } from '@sella/workbench/server/typed-saving'
import { Button, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useMyRole } from '../../api/clinic'
import { FormModal } from '../../form-draft/form-dialog'
import { PairFields } from '../../own-values/pair-fields'
import { Confirm } from '../../parts/confirm'
import { useLeft } from '../../parts/use-left'
import { useOpenFocus } from '../../parts/use-open-focus'
import { useWords } from '../../words/i18n'
import styles from './models.module.css'
import { type BoltonTexts, boltonText, faultOf, pairsIn, textsOf } from './own-bolton-form'
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

interface Storing extends OwnBoltonDialogProps {
  readonly own: BoltonPairs | null
  readonly texts: BoltonTexts
  readonly store: ReturnType<typeof useStoreBolton>['store']
}

/** Stores her norm and closes the dialog; what was typed meanwhile stays in it. Another window's norm is shown before it is replaced. */
const useStoring = ({ own, texts, store, onStored, close }: Storing) => {
  const [was, setWas] = useState(own)
  const [met, setMet] = useState<string | null>(null)
  const latest = useRef({ texts, store })
  latest.current = { texts, store }
  const left = useLeft()
  const [saving] = useState(() =>
    makeTypedSaving<BoltonPairs | null>(own, async (next, before) => {
      const outcome = await latest.current.store(next, before)
      if (typeof outcome === 'object') setMet(boltonText(outcome.theirs))
      const now = typeof outcome === 'object' ? outcome.theirs : outcome === 'stored' ? next : before
      setWas(now)
      return { isStored: outcome === 'stored', was: now }
    }),
  )
  /** `as`: the norm that is stored of what is typed; null removes it. */
  const put = async (as: (texts: BoltonTexts) => BoltonPairs | null): Promise<void> => {
    const sent = as(latest.current.texts)
    const end = await saving({ typed: () => latest.current.texts, as })
    if (end !== 'all' && end !== 'more') return
    onStored(sent !== null)
    if (end === 'all' && !left.current) close()
  }
  return { was, met, put }
}

/** The doctor's own mean and SD of both ratios, one for all her cases. */
export const OwnBoltonDialog = ({ onStored, close }: OwnBoltonDialogProps) => {
  const { t, lang } = useWords()
  const own = useOwnBolton()
  const { store, busy } = useStoreBolton()
  const inClinic = useMyRole() !== null
  const first = useOpenFocus<InputRef>()
  const [texts, setTexts] = useState(() => textsOf(own))
  const mine = pairsIn(texts)
  const { was, met, put } = useStoring({ own, texts, store, onStored, close })
  const names = { mean: t('models.ownNorm.mean'), sd: t('models.ownNorm.sd') }
  const footer = (leave: () => void) => [
    ...(was ? [<RemoveNorm key="remove" values={boltonText(was)} busy={busy} onYes={() => void put(() => null)} />] : []),
    <Button key="cancel" onClick={leave}>
      {t('app.cancel')}
    </Button>,
    <Button key="save" type="primary" disabled={!mine} loading={busy} onClick={() => void put(pairsIn)}>
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
