import type { Target } from '@sella/ceph/intake/placing'
import { Select } from 'antd'
import { useWords } from '../../words/i18n'
import type { Places } from './places'

interface RecordChoiceProps {
  readonly places: Places
  /** Dates a new record may have besides today. */
  readonly days: readonly string[]
  readonly target: Target
  readonly label: string
  readonly onTarget: (target: Target) => void
}

const keyOf = (target: Target): string => ('record' in target ? target.record : target.day)

/** The record a file goes into: one of the case, newest first, or a new one of a date that has none. */
export const RecordChoice = ({ places, days, target, label, onTarget }: RecordChoiceProps) => {
  const { t } = useWords()
  const { all, today } = places
  const present = all.toReversed().map(caseRecord => ({
    value: caseRecord.uuid,
    label: `${caseRecord.createday.slice(0, 10)} ${t(`imaging.type.type${caseRecord.type}`)}`,
  }))
  const fresh = [...new Set([...days, today])]
    .filter(day => places.records.every(record => record.day !== day))
    .sort()
    .map(day => ({ value: day, label: t('pictures.place.fresh', { day }) }))
  return (
    <Select
      value={keyOf(target)}
      options={[...present, ...fresh]}
      listHeight={250}
      popupMatchSelectWidth={false}
      aria-label={label}
      onChange={(value: string) =>
        onTarget(all.some(caseRecord => caseRecord.uuid === value) ? { record: value } : { day: value })
      }
    />
  )
}
