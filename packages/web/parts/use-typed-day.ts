import { useState } from 'react'
import { useWords } from '../words/i18n'
import { type DayLimits, typedDay } from './typed-day'

interface TypedDay extends DayLimits {
  /** YYYY-MM-DD; null: none. */
  readonly day: string | null
  readonly onDay: (day: string | null) => void
}

/**
 * A day typed into a `DateInput` where only a whole one, or none, may be taken over: while a day is being written, and where it
 * cannot be read or taken, the day there was stays. `unread`: what stands in the field is not it. `wrong` says why, once the
 * field is left.
 */
export const useTypedDay = ({ day, min, max, onDay }: TypedDay) => {
  const { t } = useWords()
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string | null } | null>(null)
  const [left, setLeft] = useState(true)
  // A day that was set elsewhere replaces what was typed.
  const text = typed && typed.over === day ? typed.text : (day ?? '')
  const read = typedDay(text, { min, max })
  const take = (next: string, whole: boolean) => {
    const now = typedDay(next, { min, max })
    const taken = now.fault === null && (whole || now.complete)
    setTyped(taken ? null : { text: next, over: day })
    if (taken && now.day !== day) onDay(now.day)
  }
  return {
    text,
    unread: read.fault !== null,
    wrong: left && read.fault ? t(`day.${read.fault}`, { day: read.fault === 'early' ? min : max }) : null,
    type: (next: string) => {
      setLeft(false)
      take(next, false)
    },
    leave: () => {
      setLeft(true)
      take(text, true)
    },
  }
}
