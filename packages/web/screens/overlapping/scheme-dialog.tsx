import { typedName } from '@sella/contract/name-as-read'
import { same } from '@sella/workbench/same'
import { chosenOn } from '@sella/workbench/superimposing/in-hand'
import { schemeFault } from '@sella/workbench/superimposing/scheme-edits'
import { Button, Checkbox, Input, type InputRef } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormModal } from '../../form-draft/form-dialog'
import { Confirm } from '../../parts/confirm'
import { Field } from '../../parts/field'
import { useToast } from '../../parts/toast'
import { useLeft } from '../../parts/use-left'
import { useOpenFocus } from '../../parts/use-open-focus'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './dialogs.module.css'
import panels from './panels.module.css'
import { RecordOrder } from './record-order'
import { useTable } from './table'
import { useInstead, useKeeping } from './use-save'

const useRemove = (close: () => void) => {
  const { lang } = useWords()
  const toast = useToast()
  const { base } = useTable()
  const keeping = useKeeping()
  const instead = useInstead()
  const closed = useLeft()
  return async (): Promise<void> => {
    const outcome = base && (await keeping.remove(base, instead))
    if (!outcome || outcome.status === 'busy') return
    if (outcome.status === 'conflict') toast({ kind: 'warning', title: refusal('OVERLAP_CONFLICT', lang) })
    if (outcome.status === 'refused')
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(outcome.error, lang) })
    if (outcome.status === 'saved') toast({ kind: 'done', title: message('SAVED', lang) })
    // Closed meanwhile, another may be open by now.
    if (!closed.current) close()
  }
}

/**
 * Name and records of the current scheme, in their order. The others are superimposed on the first. `leave`: back to the previous
 * scheme from a new one.
 */
export const SchemeDialog = ({ close, leave }: { readonly close: () => void; readonly leave: (() => void) | null }) => {
  const { t, lang } = useWords()
  const { films, unfit, scheme, base, saved, hand, change } = useTable()
  const [began] = useState(hand)
  const [name, setName] = useState(scheme.name)
  const [uuids, setUuids] = useState(scheme.uuids)
  const [deleting, setDeleting] = useState(false)
  const remove = useRemove(close)
  const first = useOpenFocus<InputRef>()
  const others = saved.filter(other => other.name !== base?.name).map(other => other.name)
  const fault = schemeFault({ ...scheme, name, uuids }, others)
  const here = [...films, ...unfit].map(fitted => fitted.record.uuid)
  const gone = uuids.filter(uuid => !here.includes(uuid))
  const take = (uuid: string, on: boolean) => setUuids(on ? [...uuids, uuid] : uuids.filter(each => each !== uuid))
  const cancel = () => {
    close()
    leave?.()
  }
  const done = () => {
    change(now => chosenOn(now, began, { name: typedName(name), uuids }))
    close()
  }
  return (
    <FormModal
      typed={!same([name, uuids], [began.scheme.name, began.scheme.uuids])}
      close={cancel}
      width={440}
      title={t(base ? 'overlap.edit' : 'overlap.create')}
      okText={t('overlap.take')}
      okButtonProps={{ disabled: fault !== null }}
      onOk={done}
    >
      <div className={panels.form}>
        <Field label={t('overlap.name')} error={fault && fault !== 'OVERLAP_RECORDS_REQUIRED' ? refusal(fault, lang) : null}>
          {wiring => (
            <Input {...wiring} value={name} maxLength={60} onChange={event => setName(event.target.value)} ref={first} />
          )}
        </Field>
        <fieldset className={styles.records}>
          <legend>{t('overlap.records')}</legend>
          <RecordOrder uuids={uuids} take={take} setUuids={setUuids} />
          {gone.length > 0 && (
            <Checkbox checked onChange={() => setUuids(uuids.filter(uuid => here.includes(uuid)))}>
              {t('overlay.leftOut.gone', { count: gone.length })}
            </Checkbox>
          )}
          {fault === 'OVERLAP_RECORDS_REQUIRED' && <p role="alert">{refusal(fault, lang)}</p>}
        </fieldset>
        {base && (
          <Button className={styles.delete} danger type="text" icon={<Trash2 size={14} />} onClick={() => setDeleting(true)}>
            {t('overlap.delete')}
          </Button>
        )}
      </div>
      {deleting && (
        <Confirm
          title={t('overlap.deleteTitle', { name: base?.name })}
          text={t('overlap.deleteText')}
          verb={t('overlap.delete')}
          danger
          onYes={() => void remove()}
          onNo={() => setDeleting(false)}
        />
      )}
    </FormModal>
  )
}
