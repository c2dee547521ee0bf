import { Modal } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { type PacsStudy, usePacsFind } from '../../../api/pacs'
import { BlockedButton } from '../../../parts/blocked-button'
import { DateInput } from '../../../parts/date-input'
import { Dated } from '../../../parts/dated'
import { TextInput } from '../../../parts/text-input'
import { useTypedDay } from '../../../parts/use-typed-day'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { personFacts } from './facts'
import styles from './pacs.module.css'
import { PacsObjects } from './pacs-objects'

interface PacsDialogProps {
  readonly archives: readonly string[]
  readonly onClose: () => void
}

interface Question {
  readonly archive: string
  readonly name: string
  readonly number: string
  readonly day: string
}

interface QuestionFormProps {
  readonly archives: readonly string[]
  readonly question: Question
  readonly asking: boolean
  readonly onQuestion: (question: Question) => void
  readonly onAsk: () => void
}

const QuestionForm = ({ archives, question, asking, onQuestion, onAsk }: QuestionFormProps) => {
  const { t } = useWords()
  const id = useId()
  const typed = useTypedDay({ day: question.day || null, onDay: day => onQuestion({ ...question, day: day ?? '' }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  const empty = [question.name, question.number, question.day].every(value => value.trim() === '')
  return (
    <form className={styles.question} onSubmit={submit}>
      {archives.length > 1 && (
        <select
          aria-label={t('waiting.pacs.archive')}
          value={question.archive}
          onChange={event => onQuestion({ ...question, archive: event.target.value })}
        >
          {archives.map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      )}
      <TextInput
        autoFocus
        aria-label={t('waiting.name')}
        placeholder={t('waiting.name')}
        maxLength={60}
        value={question.name}
        onText={name => onQuestion({ ...question, name })}
      />
      <TextInput
        aria-label={t('waiting.caseNo')}
        placeholder={t('waiting.caseNo')}
        maxLength={60}
        value={question.number}
        onText={number => onQuestion({ ...question, number })}
      />
      <label htmlFor={id} className="unseen">
        {t('waiting.day')}
      </label>
      <DateInput
        id={id}
        value={typed.text}
        onText={typed.type}
        onBlur={typed.leave}
        onKeyDown={event => event.key === 'Enter' && typed.leave()}
        aria-invalid={typed.wrong !== null}
        aria-describedby={typed.wrong ? `${id}-wrong` : undefined}
      />
      <BlockedButton
        type="primary"
        htmlType="submit"
        blocked={empty || typed.unread ? t('waiting.pacs.askNone') : null}
        loading={asking}
      >
        {t('waiting.pacs.ask')}
      </BlockedButton>
      {typed.wrong && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {typed.wrong}
        </p>
      )}
    </form>
  )
}

interface StudyLineProps {
  readonly archive: string
  readonly study: PacsStudy
  readonly open: boolean
  readonly onToggle: () => void
}

const StudyLine = ({ archive, study, open, onToggle }: StudyLineProps) => {
  const { t } = useWords()
  const person = personFacts(t, { birthday: study.birthday, sex: study.sex, caseNo: study.number })
  const facts = [study.day ?? t('waiting.noDay'), study.modalities.join(' '), study.description]
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={onToggle}>
        <span>
          <b>{study.name ?? study.nameThere ?? t('waiting.nobody')}</b>
          <small>
            <Dated text={person} />
          </small>
        </span>
        <span>
          <Dated text={facts.filter(Boolean).join(t('app.separator'))} />
          {study.instances !== null && <small>{t('waiting.pacs.count', { count: study.instances })}</small>}
        </span>
      </button>
      {open && <PacsObjects archive={archive} study={study.study} />}
    </li>
  )
}

/** Queries an archive for studies and fetches chosen objects into the waiting room, where a person files them. */
export const PacsDialog = ({ archives, onClose }: PacsDialogProps) => {
  const { t, lang } = useWords()
  const [question, setQuestion] = useState<Question>({ archive: archives[0] ?? '', name: '', number: '', day: '' })
  const [open, setOpen] = useState<string | null>(null)
  const find = usePacsFind()
  const askThem = () => {
    setOpen(null)
    const { archive, name, number, day } = question
    find.mutate({ archive, ...(name ? { name } : {}), ...(number ? { number } : {}), ...(day ? { day } : {}) })
  }
  const studies = find.data?.studies ?? []
  return (
    <Modal open centered width={760} title={t('waiting.pacs.title')} footer={null} onCancel={onClose}>
      <QuestionForm archives={archives} question={question} asking={find.isPending} onQuestion={setQuestion} onAsk={askThem} />
      {find.error && <p role="alert">{textOf(find.error, lang)}</p>}
      {find.data && studies.length === 0 && <p role="status">{t('waiting.pacs.none')}</p>}
      <ul className={styles.studies}>
        {studies.map(study => (
          <StudyLine
            key={study.study}
            archive={find.variables?.archive ?? question.archive}
            study={study}
            open={open === study.study}
            onToggle={() => setOpen(open === study.study ? null : study.study)}
          />
        ))}
      </ul>
      {find.data?.more && <p className={styles.note}>{t('waiting.pacs.more')}</p>}
      <p className={styles.note}>{t('waiting.pacs.hint')}</p>
    </Modal>
  )
}
