import { typedName } from '@sella/contract/name-as-read'
import { same } from '@sella/workbench/same'
import { newScheme, schemeFault } from '@sella/workbench/superimposing/scheme-edits'
import { Button, Checkbox, Input, type InputRef } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormModal } from '../../form-draft/form-dialog'
import { Confirm } from '../../parts/confirm'
import { Field } from '../../parts/field'
import { useToast } from '../../parts/toast'
import { useOpenFocus } from '../../parts/use-open-focus'
import { SchemeConflict, useSaveSchemes } from '../../report/use-save-schemes'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './dialogs.module.css'
import panels from './panels.module.css'
import { RecordOrder } from './record-order'
import { useTable } from './table'

const useRemove = (close: () => void) => {
  const { lang, t } = useWords()
  const toast = useToast()
  const { patient, saved, base, open, films } = useTable()
  const saving = useSaveSchemes(patient.uuid)
  const failed = (error: unknown) => {
    const conflict = error instanceof SchemeConflict
    const title = refusal(conflict ? 'OVERLAP_CONFLICT' : 'SAVE_FAILED', lang)
    toast(conflict ? { kind: 'warning', title } : { kind: 'error', title, text: textOf(error, lang) })
    close()
  }
  const taken = () => {
    const next = saved.find(scheme => scheme.name !== base?.name) ?? null
    const uuids = films.map(film => film.record.uuid)
    open(next ?? newScheme(t('overlap.first'), uuids), next)
    toast({ kind: 'done', title: message('SAVED', lang) })
    close()
  }
  return () => saving.mutate({ base, next: null }, { onSuccess: taken, onError: failed })
}

/**
 * Name and records of the current scheme, in their order. The others are superimposed on the first. `leave`: back to the previous
 * scheme from a new one.
 */
export const SchemeDialog = ({ close, leave }: { readonly close: () => void; readonly leave: (() => void) | null }) => {
  const { t, lang } = useWords()
  const { films, unfit, scheme, base, saved, setScheme } = useTable()
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
    setScheme({ ...scheme, name: typedName(name), uuids })
    close()
  }
  return (
    <FormModal
      typed={!same([name, uuids], [scheme.name, scheme.uuids])}
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
          onYes={remove}
          onNo={() => setDeleting(false)}
        />
      )}
    </FormModal>
  )
}
