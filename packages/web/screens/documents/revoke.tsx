import type { FrozenDocument } from '@sella/contract/document'
import { Input, type InputRef } from 'antd'
import { useId } from 'react'
import { useRevoke } from '../../api/documents'
import { FormModal } from '../../form-draft/form-dialog'
import { useFormDraft } from '../../form-draft/use-form-draft'
import { useToast } from '../../parts/toast'
import { useOpenFocus } from '../../parts/use-open-focus'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

const noReason = { reason: '' }

/** Confirms revoking a document and asks why. */
export const Revoke = ({ document: frozen, close }: { readonly document: FrozenDocument; readonly close: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const id = useId()
  const first = useOpenFocus<InputRef>()
  const { draft, set, changed, forget } = useFormDraft(`revoke.${frozen.uuid}`, { first: noReason })
  const { reason } = draft
  const end = () => {
    forget()
    close()
  }
  const { mutate, isPending } = useRevoke(frozen.caseUuid)
  const revoke = () =>
    mutate(
      { uuid: frozen.uuid, reason: reason.trim() },
      {
        onSuccess: end,
        onError: error => toast({ kind: 'error', title: t('documents.revokeFailed'), text: textOf(error, lang) }),
      },
    )
  return (
    <FormModal
      typed={changed}
      kept
      close={end}
      width={416}
      title={t('documents.revokeTitle')}
      okText={t('documents.revoke')}
      okButtonProps={{ danger: true, type: 'default' }}
      confirmLoading={isPending}
      onOk={revoke}
    >
      <p>{t('documents.revokeText')}</p>
      <label className={styles.reason} htmlFor={id}>
        {t('documents.reason')}
      </label>
      <Input ref={first} id={id} maxLength={200} value={reason} onChange={event => set({ reason: event.target.value })} />
    </FormModal>
  )
}
