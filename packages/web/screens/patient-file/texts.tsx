import type { CaseFile } from '@sella/contract/case-file'
import { mostOfText } from '@sella/contract/case-file'
import { Button, Input } from 'antd'
import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { useMay } from '../../api/clinic'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

export const textNames = ['diagnosis', 'problems', 'plan', 'progress'] as const
export type TextName = (typeof textNames)[number]

interface TextsProps {
  readonly file: CaseFile
  readonly onWrite: (change: Partial<CaseFile>) => void
  readonly onLeave: () => void
}

/** Prefixes the progress text with a line of today's date. */
const dated = (progress: string): string => `${dayOf(new Date())} \n${progress}`

const Text = ({ name, file, onWrite, onLeave }: TextsProps & { readonly name: TextName }) => {
  const { t } = useWords()
  const id = useId()
  const writes = useMay('register')
  return (
    <section className={styles.text}>
      <div className={styles.textHead}>
        <label htmlFor={id}>{t(`file.${name}`)}</label>
        {name === 'progress' && writes && (
          <Button
            size="small"
            type="text"
            icon={<CalendarPlus size={14} aria-hidden />}
            onClick={() => onWrite({ progress: dated(file.progress) })}
          >
            {t('file.today')}
          </Button>
        )}
      </div>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: name === 'progress' ? 6 : 3, maxRows: 24 }}
        maxLength={mostOfText}
        readOnly={!writes}
        placeholder={writes ? t(`file.hint.${name}`) : undefined}
        value={file[name]}
        onChange={event => onWrite({ [name]: event.target.value })}
        onBlur={onLeave}
      />
    </section>
  )
}

/** Diagnosis, problem list, plan and progress. */
export const Texts = (props: TextsProps) => (
  <>
    {textNames.map(name => (
      <Text key={name} name={name} {...props} />
    ))}
  </>
)
