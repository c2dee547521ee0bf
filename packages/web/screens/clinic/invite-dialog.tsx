import { type ClinicRole, clinicRoles } from '@sella/contract/access/roles'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useInvite } from '../../api/clinic'
import { FormModal } from '../../form-draft/form-dialog'
import { useFormDraft } from '../../form-draft/use-form-draft'
import { copyText } from '../../parts/clipboard'
import { Field } from '../../parts/field'
import { TextInput } from '../../parts/text-input'
import { useToast } from '../../parts/toast'
import { useOpenFocus } from '../../parts/use-open-focus'
import { invitePath, linkTo } from '../../paths'
import { textOf } from '../../words/catalogue'
import { dayAndTime } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'

const spans = [1, 3, 7, 30] as const

const Ready = ({ token, name, endsAt }: { readonly token: string; readonly name: string; readonly endsAt: string }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const id = useId()
  const link = linkTo(invitePath, lang, token)
  const copy = () =>
    copyText(link).then(
      () => toast({ kind: 'done', title: t('clinic.copied') }),
      () => toast({ kind: 'error', title: t('clinic.copyFailed') }),
    )
  return (
    <div className={styles.dialog}>
      <label htmlFor={id}>{t('clinic.inviteReady', { name })}</label>
      <input id={id} className={styles.link} readOnly value={link} onFocus={event => event.target.select()} />
      <p>{t('clinic.inviteOnce', { when: dayAndTime(endsAt, lang) })}</p>
      <Button type="primary" onClick={() => void copy()}>
        {t('clinic.copy')}
      </Button>
    </div>
  )
}

interface InviteDraft {
  readonly name: string
  readonly role: ClinicRole
  readonly days: number
}

const first: InviteDraft = { name: '', role: 'orthodontist', days: 7 }

/** Where the form is kept; of each clinic its own is of no use, since one works at one desk at a time. */
export const inviteSlot = 'invite'

/** Name, role and expiry of an invitation; then its link, shown once. */
export const InviteDialog = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { mutate, isPending, data } = useInvite()
  const { draft, set, changed, forget } = useFormDraft(inviteSlot, { first })
  const { name, role, days } = draft
  const [lacking, setLacking] = useState(false)
  const nameField = useOpenFocus<HTMLInputElement>()
  const end = () => {
    forget()
    close()
  }
  const make = () => {
    setLacking(name.trim() === '')
    if (name.trim() === '') return
    mutate(
      { name: name.trim(), role, days },
      { onSuccess: forget, onError: error => toast({ kind: 'error', title: t('clinic.failed'), text: textOf(error, lang) }) },
    )
  }
  return (
    <FormModal
      typed={!data && changed}
      kept
      once={data !== undefined}
      close={end}
      width={440}
      title={t('clinic.inviteTitle')}
      okText={t(data ? 'clinic.done' : 'clinic.inviteMake')}
      cancelButtonProps={{ style: data ? { display: 'none' } : {} }}
      okButtonProps={{ type: data ? 'default' : 'primary' }}
      confirmLoading={isPending}
      onOk={data ? end : make}
    >
      {data ? (
        <Ready token={data.token} name={name} endsAt={data.endsAt} />
      ) : (
        <form
          className={styles.dialog}
          onSubmit={event => {
            event.preventDefault()
            make()
          }}
        >
          <Field label={t('clinic.inviteName')} error={lacking ? t('clinic.inviteNameNeeded') : null}>
            {wiring => (
              <TextInput {...wiring} ref={nameField} maxLength={100} value={name} onText={typed => set({ name: typed })} />
            )}
          </Field>
          <Field label={t('clinic.inviteRole')}>
            {wiring => (
              <select
                {...wiring}
                className={styles.select}
                value={role}
                onChange={event => set({ role: event.target.value as ClinicRole })}
              >
                {clinicRoles.map(each => (
                  <option key={each} value={each}>
                    {t(`clinic.roles.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('clinic.inviteDays')}>
            {wiring => (
              <select
                {...wiring}
                className={styles.select}
                value={days}
                onChange={event => set({ days: Number(event.target.value) })}
              >
                {spans.map(each => (
                  <option key={each} value={each}>
                    {t('clinic.inviteDaysCount', { count: each })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </form>
      )}
    </FormModal>
  )
}
