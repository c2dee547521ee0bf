import { localDay } from '@sella/ceph/patient/local-day'
import type { CaseFile } from '@sella/contract/case-file'
import { mostOfText } from '@sella/contract/case-file'
import { Button, Input } from 'antd'
import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '../../api/clinic'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

export const textNames = ['diagnosis', 'problems', 'plan', 'progress'] as const
export type TextName = (typeof textNames)[number]

interface TextsProps {
  readonly file: CaseFile
  readonly onWrite: (change: Partial<CaseFile>) => void
  readonly onLeave: () => void
}

/** Prefixes the progress text with a line of today's date, behind which the doctor goes on writing. */
const beginDay = (box: HTMLElement | null, { file, onWrite }: TextsProps): void => {
  const day = `${localDay(new Date())} `
  flushSync(() => onWrite({ progress: `${day}\n${file.progress}` }))
  if (!(box instanceof HTMLTextAreaElement)) return
  box.focus()
  box.setSelectionRange(day.length, day.length)
}

const Text = ({ name, ...of }: TextsProps & { readonly name: TextName }) => {
  const { file, onWrite, onLeave } = of
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
            onClick={() => beginDay(document.getElementById(id), of)}
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
