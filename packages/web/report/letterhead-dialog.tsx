import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { Button } from 'antd'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMyClinics } from '../api/clinic'
import { FormModal } from '../form-draft/form-dialog'
import { slotAt } from '../form-draft/slot-at'
import { useFormDraft } from '../form-draft/use-form-draft'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { logoFrom } from './logo'

interface LetterheadDialogProps {
  readonly letterhead: StoredLetterhead | null
  /** Shown on the pages if the name is empty. */
  readonly clinic: string
  readonly save: (letterhead: StoredLetterhead | null) => Promise<boolean>
  readonly close: () => void
}

const none: StoredLetterhead = { name: '', address: '', phone: '', logo: null }

type Change = (part: Partial<StoredLetterhead>) => void

const LogoField = ({ logo, change }: { readonly logo: StoredLetterhead['logo']; readonly change: Change }) => {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [unread, setUnread] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const made = await logoFrom(file)
    setUnread(made === null)
    if (made) change({ logo: made })
  }
  return (
    <div className={styles.logo}>
      {logo ? <img src={logo.href} alt={t('documents.design.logo')} /> : <span>{t('documents.design.noLogo')}</span>}
      <Button icon={<ImageUp size={14} aria-hidden />} onClick={() => input.current?.click()}>
        {t('documents.design.chooseLogo')}
      </Button>
      {logo && (
        <Button
          icon={<Trash2 size={14} aria-hidden />}
          aria-label={t('documents.design.removeLogo')}
          onClick={() => change({ logo: null })}
        />
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={t('documents.design.chooseLogo')}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {unread && <p role="alert">{t('documents.design.logoUnread')}</p>}
    </div>
  )
}

/** The clinic's letterhead: logo, name, address, phone. Leaving everything empty removes it. */
export const LetterheadDialog = ({ letterhead, clinic, save, close }: LetterheadDialogProps) => {
  const { t } = useWords()
  // That of one clinic is never offered at the desk of another.
  const desk = useMyClinics().data?.desk ?? null
  const {
    draft: form,
    set: change,
    changed,
    forget,
  } = useFormDraft<StoredLetterhead>(slotAt('letterhead', desk), { first: letterhead ?? none })
  const end = () => {
    forget()
    close()
  }
  const [busy, setBusy] = useState(false)
  const empty = !form.logo && [form.name, form.address, form.phone].every(text => text.trim() === '')
  const keep = async () => {
    setBusy(true)
    if (await save(empty ? null : form)) end()
    else setBusy(false)
  }
  return (
    <FormModal
      typed={changed}
      kept
      close={end}
      width={480}
      title={t('documents.design.letterhead')}
      okText={t('documents.design.keep')}
      confirmLoading={busy}
      onOk={() => void keep()}
    >
      <div className={styles.letterheadForm}>
        <LogoField logo={form.logo} change={change} />
        {(['name', 'address', 'phone'] as const).map(key => (
          <Field key={key} label={t(`documents.design.${key}`)}>
            {wiring => (
              <TextInput
                {...wiring}
                maxLength={120}
                placeholder={key === 'name' ? clinic : undefined}
                value={form[key]}
                onText={text => change({ [key]: text })}
              />
            )}
          </Field>
        ))}
      </div>
    </FormModal>
  )
}
