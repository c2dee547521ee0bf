import type { SavedSearch } from '@sella/contract/documents/saved-searches'
import { typedName } from '@sella/contract/name-as-read'
import { Input, type InputRef } from 'antd'
import { useState } from 'react'
import { FormModal } from '../../form-draft/form-dialog'
import { Field } from '../../parts/field'
import { useOpenFocus } from '../../parts/use-open-focus'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { NameRefused, nameFault } from './saved-searches'
import { useNameFaults } from './use-name-faults'

interface NameDialogProps {
  readonly title: string
  readonly saved: readonly SavedSearch[]
  /** The search being renamed; null for a new one. */
  readonly self: string | null
  readonly onName: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the name of a search. */
export const NameDialog = ({ title, saved, self, onName, onClose }: NameDialogProps) => {
  const { t, lang } = useWords()
  const [name, setName] = useState(self ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const faults = useNameFaults()
  const first = useOpenFocus<InputRef>()
  const save = async () => {
    const fault = nameFault(name, saved, self)
    if (fault) return setWrong(faults[fault])
    setBusy(true)
    try {
      await onName(typedName(name))
      onClose()
    } catch (error) {
      setWrong(error instanceof NameRefused ? faults[error.fault] : textOf(error, lang))
      setBusy(false)
    }
  }
  return (
    <FormModal
      typed={name !== (self ?? '')}
      close={onClose}
      width={416}
      title={title}
      okText={t('app.save')}
      confirmLoading={busy}
      onOk={() => void save()}
    >
      <Field label={t('search.savedName')} error={wrong}>
        {wiring => (
          <Input
            {...wiring}
            ref={first}
            maxLength={60}
            value={name}
            onChange={event => {
              setName(event.target.value)
              setWrong(null)
            }}
            onPressEnter={() => void save()}
          />
        )}
      </Field>
    </FormModal>
  )
}
