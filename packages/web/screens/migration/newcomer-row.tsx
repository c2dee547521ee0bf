import type { Outcome } from '@sella/workbench/migration/carry-out'
import { dayOfFile, type Newcomer, type NewcomerDraft } from '@sella/workbench/migration/newcomer'
import { Button, Select } from 'antd'
import { Check, ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import { DayCell } from './day-cell'
import { GoalChoice } from './goal-choice'
import styles from './migration.module.css'
import { NewcomerFiles } from './newcomer-files'
import { TextCell } from './text-cell'
import { type Saying, useOutcomeText } from './use-saying'

interface NewcomerRowProps {
  readonly newcomer: Newcomer
  readonly namesakes: readonly Newcomer[]
  readonly saying: Saying
  readonly outcome: Outcome | undefined
  readonly busy: boolean
  readonly fileDay: string | null
  readonly onCorrect: (change: Partial<NewcomerDraft>) => void
  readonly onCorrected: () => void
  readonly onChange: (change: Partial<Pick<Newcomer, 'goal' | 'undated' | 'files'>>) => void
}

const texts = ['name', 'number'] as const
const wrongField: Readonly<Record<string, (typeof texts)[number]>> = {
  name: 'name',
  numberTaken: 'number',
  numberTwice: 'number',
}

/** A person to be migrated: her editable fields, what happens to her, and what prevents it. */
export const NewcomerRow = (props: NewcomerRowProps) => {
  const { newcomer, namesakes, saying, outcome, busy, fileDay, onCorrect, onCorrected, onChange } = props
  const { t } = useWords()
  const outcomeText = useOutcomeText()
  const [open, setOpen] = useState(false)
  const { draft, files, goal, key } = newcomer
  const source = /^\d+$/.test(key) ? t('migration.line', { line: key }) : newcomer.source
  const taken = files.filter(({ kind }) => kind !== null)
  const days = new Set(taken.flatMap(file => dayOfFile(newcomer, file) ?? []))
  const done = outcome !== undefined && outcome.end !== 'failed'
  const still = busy || done || goal?.at === 'out'
  const of = (field: 'name' | 'number' | 'sex' | 'birthday') => t('migration.of', { source, field: t(`migration.${field}`) })
  return (
    <li className={styles.newcomer} data-out={goal?.at === 'out' || undefined} data-done={done || undefined}>
      <div className={styles.cells}>
        <span className={styles.source} title={source}>
          {source.split('/').at(-1)}
        </span>
        {texts.map(field => (
          <TextCell
            key={field}
            label={of(field)}
            // Of a field that takes no more words, none says what to type.
            placeholder={still ? '—' : t(`migration.${field}`)}
            wrong={saying.hindrance !== null && wrongField[saying.hindrance] === field}
            disabled={still}
            value={draft[field]}
            onText={text => onCorrect({ [field]: text })}
            onLeave={onCorrected}
          />
        ))}
        <DayCell
          label={of('birthday')}
          placeholder={still ? '—' : t('migration.birthday')}
          fault={t(`migration.hindrance.${saying.hindrance === 'future' ? 'future' : 'birthday'}`)}
          refused={saying.hindrance === 'future'}
          disabled={still}
          value={draft.birthday}
          onText={birthday => onCorrect({ birthday })}
          onLeave={onCorrected}
        />
        <Select<'none' | 'female' | 'male'>
          aria-label={of('sex')}
          disabled={still}
          value={draft.sex ?? 'none'}
          options={(['none', 'female', 'male'] as const).map(value => ({
            value,
            label: value === 'none' ? t('migration.noSex') : t(`app.${value}`),
          }))}
          onChange={value => {
            onCorrect({ sex: value === 'none' ? null : value })
            onCorrected()
          }}
        />
        {done || busy ? (
          <span className={styles.end}>{outcome && outcomeText(outcome)}</span>
        ) : (
          <GoalChoice
            {...{ newcomer, namesakes }}
            wrong={saying.hindrance === 'decide' || saying.hindrance === 'goalGone'}
            onGoal={next => onChange({ goal: next })}
          />
        )}
        <span className={styles.sum}>
          {files.length === 0 ? (
            t('migration.noFiles')
          ) : (
            <Button
              type="text"
              size="small"
              aria-expanded={open}
              aria-label={t('migration.of', { source, field: t(open ? 'migration.shut' : 'migration.open') })}
              icon={open ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
              onClick={() => setOpen(!open)}
            >
              {[t('migration.recordCount', { count: days.size }), t('migration.fileCount', { count: taken.length })].join(
                t('app.separator'),
              )}
            </Button>
          )}
        </span>
      </div>
      <p className={styles.remarks}>
        {done && <Check size={14} aria-hidden />}
        {!done && outcome && <b>{outcomeText(outcome)}</b>}
        {!done && saying.hindrance && (
          <b>
            <TriangleAlert size={14} aria-hidden />
            {t(`migration.hindrance.${saying.hindrance}`)}
          </b>
        )}
        {!done && saying.remarks.map(text => <span key={text}>{text}</span>)}
      </p>
      {open && (
        <NewcomerFiles
          {...{ newcomer, fileDay }}
          onUndated={undated => onChange({ undated })}
          onFiles={next => onChange({ files: next })}
        />
      )}
    </li>
  )
}
