import type { Goal, Newcomer } from '@sella/workbench/migration/newcomer'
import { Select } from 'antd'
import { useWords } from '../../words/i18n'

interface GoalChoiceProps {
  readonly newcomer: Newcomer
  /** Others of the same name, who may be the same person. */
  readonly namesakes: readonly Newcomer[]
  readonly wrong: boolean
  readonly onGoal: (goal: Goal) => void
}

const optionOf = (goal: Goal | null): string | undefined => {
  if (goal === null) return undefined
  return goal.at === 'case' ? `case ${goal.uuid}` : goal.at === 'with' ? `with ${goal.key}` : goal.at
}

const goalOf = (value: string): Goal => {
  if (value.startsWith('case ')) return { at: 'case', uuid: value.slice(5) }
  return value.startsWith('with ') ? { at: 'with', key: value.slice(5) } : { at: value === 'out' ? 'out' : 'new' }
}

/** What to do with a newcomer. */
export const GoalChoice = ({ newcomer, namesakes, wrong, onGoal }: GoalChoiceProps) => {
  const { t } = useWords()
  const options = [
    ...newcomer.likely.map(({ caseUuid, name, birthday, caseNo }) => ({
      value: `case ${caseUuid}`,
      label: t('migration.goals.case', { who: [name, birthday, caseNo].filter(Boolean).join(t('app.separator')) }),
    })),
    ...namesakes.map(({ key, source }) => ({ value: `with ${key}`, label: t('migration.goals.with', { source }) })),
    { value: 'new', label: t('migration.goals.new') },
    { value: 'out', label: t('migration.goals.out') },
  ]
  return (
    <Select
      aria-label={t('migration.of', { source: newcomer.source, field: t('migration.goal') })}
      status={wrong ? 'warning' : ''}
      placeholder={t('migration.goals.choose')}
      popupMatchSelectWidth={false}
      value={optionOf(newcomer.goal)}
      options={options}
      onChange={value => onGoal(goalOf(value))}
    />
  )
}
