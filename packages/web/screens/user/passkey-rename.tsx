import type { Output } from '@sella/contract/calls/index'
import { type FormEvent, useState } from 'react'
import { useRenamePasskey } from '../../api/passkeys'
import { FormModal } from '../../form-draft/form-dialog'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { useOpenFocus } from '../../parts/use-open-focus'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './two-steps.module.css'

interface PasskeyRenameProps {
  readonly passkey: Output<'passkeyList'>['passkeys'][number]
  readonly onClose: () => void
}

/** Renames a passkey, so that several can be told apart. */
export const PasskeyRename = ({ passkey, onClose }: PasskeyRenameProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const [name, setName] = useState(passkey.name)
  const first = useOpenFocus<HTMLInputElement>()
  const [wrong, setWrong] = useState<string | null>(null)
  const { mutateAsync, isPending } = useRenamePasskey()
  const rename = async () => {
    if (name.trim() === '') return setWrong(t('passkey.nameNeeded'))
    try {
      await mutateAsync({ uuid: passkey.uuid, name: name.trim() })
      toast({ kind: 'done', title: t('passkey.renamed'), text: name.trim() })
      onClose()
    } catch (error) {
      setWrong(textOf(error, lang))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void rename()
  }
  return (
    <FormModal
      typed={name !== passkey.name}
      close={onClose}
      width={440}
      title={t('passkey.renameTitle')}
      okText={t('app.save')}
      confirmLoading={isPending}
      onOk={() => void rename()}
    >
      <form className={styles.step} onSubmit={submit} noValidate>
        <Field label={t('passkey.name')} error={wrong}>
          {wiring => <TextInput {...wiring} ref={first} maxLength={100} value={name} onText={setName} />}
        </Field>
      </form>
    </FormModal>
  )
}
