import type { CaseRecord } from '@sella/contract/entities'
import { passwordFault } from '@sella/contract/password-strength'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useShareAdd } from '../api/share'
import { FormModal } from '../form-draft/form-dialog'
import { useFormDraft } from '../form-draft/use-form-draft'
import { copyText } from '../parts/clipboard'
import { useToast } from '../parts/toast'
import { linkTo, sharedPath } from '../paths'
import { refusal, textOf } from '../words/catalogue'
import { dayAndTime } from '../words/dates'
import { useWords } from '../words/i18n'
import { emptyShare, type ShareDraft, ShareForm, type ShareWrong } from './share-form'
import styles from './share-form.module.css'

/** The link, shown once. */
const Ready = ({ token, name, endsAt }: { readonly token: string; readonly name: string; readonly endsAt: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const id = useId()
  const link = linkTo(sharedPath, lang, token)
  const when = dayAndTime(endsAt, lang)
  const copy = () =>
    copyText(link).then(
      () => toast({ kind: 'done', title: t('share.copied') }),
      () => toast({ kind: 'error', title: t('share.copyFailed') }),
    )
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{t('share.ready', { name })}</label>
      <input id={id} className={styles.link} readOnly value={link} onFocus={event => event.target.select()} />
      <p>{t('share.once', { when })}</p>
      <Button type="primary" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </div>
  )
}

export const shareSlot = (caseUuid: string): string => `share.${caseUuid}`

interface ShareDialogProps {
  readonly caseUuid: string
  readonly records: readonly CaseRecord[]
  readonly onClose: () => void
}

/** What a link shows, to whom and until when; then the link itself. */
export const ShareDialog = ({ caseUuid, records, onClose }: ShareDialogProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending, data } = useShareAdd(caseUuid)
  const [first] = useState(() => emptyShare(records))
  const { draft, set, changed, forget } = useFormDraft<ShareDraft>(shareSlot(caseUuid), { first, secret: ['password'] })
  const close = () => {
    forget()
    onClose()
  }
  const [wrong, setWrong] = useState<ShareWrong>({})
  const wrongIn = ({ name, password, records: chosen }: ShareDraft): ShareWrong => {
    const fault = password === '' ? null : passwordFault(password, [])
    return {
      ...(name.trim() === '' ? { name: t('share.forNeeded') } : {}),
      ...(chosen.length === 0 ? { records: t('share.recordsNeeded') } : {}),
      ...(fault ? { password: refusal(fault, lang) } : {}),
    }
  }
  const make = () => {
    const faults = wrongIn(draft)
    setWrong(faults)
    if (Object.keys(faults).length > 0) return
    const { name, password, records: chosen, documents, ...more } = draft
    mutate(
      { ...more, name: name.trim(), records: [...chosen], documents: [...documents], ...(password === '' ? {} : { password }) },
      { onSuccess: forget, onError: error => toast({ kind: 'error', title: t('share.failed'), text: textOf(error, lang) }) },
    )
  }
  return (
    <FormModal
      typed={!data && (changed || draft.password !== '')}
      kept
      once={data !== undefined}
      close={close}
      width={480}
      title={t('share.add')}
      okText={t(data ? 'share.done' : 'share.make')}
      cancelButtonProps={{ style: data ? { display: 'none' } : {} }}
      okButtonProps={{ type: data ? 'default' : 'primary' }}
      confirmLoading={isPending}
      onOk={data ? close : make}
    >
      {data ? (
        <Ready token={data.token} name={draft.name} endsAt={data.endsAt} />
      ) : (
        <ShareForm
          caseUuid={caseUuid}
          records={records}
          draft={draft}
          wrong={wrong}
          onDraft={change => {
            set(change)
            setWrong({})
          }}
        />
      )}
    </FormModal>
  )
}
