import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { type LetterheadFields, logoIn, logoText } from '@sella/workbench/report/letterhead-form'
import { Button } from 'antd'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormModal } from '../form-draft/form-dialog'
import { Field } from '../parts/field'
import { TextInput } from '../parts/text-input'
import { useWords } from '../words/i18n'
import styles from './design.module.css'
import { logoFrom } from './logo'
import { type LetterheadForm, useLetterhead } from './use-letterhead'

interface LetterheadDialogProps extends LetterheadForm {
  /** Shown on the pages if the name is empty. */
  readonly clinic: string
}

type Change = (part: Partial<LetterheadFields>) => void

interface LogoFieldProps {
  readonly logo: StoredLetterhead['logo']
  readonly change: Change
  readonly error: string | null
}

const LogoField = ({ logo, change, error }: LogoFieldProps) => {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [unread, setUnread] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const made = await logoFrom(file)
    setUnread(made === null)
    if (made) change({ logo: logoText(made) })
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
          onClick={() => change({ logo: '' })}
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
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

interface TextFieldsProps extends Pick<LetterheadDialogProps, 'clinic'> {
  readonly typed: LetterheadFields
  readonly change: Change
  readonly errorOf: (field: keyof LetterheadFields) => string | null
}

const TextFields = ({ typed, clinic, change, errorOf }: TextFieldsProps) => {
  const { t } = useWords()
  return (['name', 'address', 'phone'] as const).map(key => (
    <Field key={key} label={t(`documents.design.${key}`)} error={errorOf(key)}>
      {wiring => (
        <TextInput
          {...wiring}
          maxLength={120}
          placeholder={key === 'name' ? clinic : undefined}
          value={typed[key]}
          onText={text => change({ [key]: text })}
        />
      )}
    </Field>
  ))
}

/** The clinic's letterhead: logo, name, address, phone. Leaving everything empty removes it. */
export const LetterheadDialog = ({ clinic, ...form }: LetterheadDialogProps) => {
  const { t } = useWords()
  const { typed, set, changed, errorOf, busy, save, giveUp } = useLetterhead(form)
  return (
    <FormModal
      typed={changed}
      kept
      close={giveUp}
      width={480}
      title={t('documents.design.letterhead')}
      okText={t('documents.design.keep')}
      confirmLoading={busy}
      onOk={() => void save()}
    >
      <div className={styles.letterheadForm}>
        <LogoField logo={logoIn(typed.logo)} change={set} error={errorOf('logo')} />
        <TextFields {...{ typed, clinic, errorOf }} change={set} />
      </div>
    </FormModal>
  )
}
