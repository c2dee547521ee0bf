import '../words/late/day'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import { Calendar } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { useWords } from '../words/i18n'
import styles from './date-input.module.css'
import { TextInput } from './text-input'

interface DateInputProps extends Omit<ComponentProps<typeof TextInput>, 'suffix' | 'type' | 'placeholder' | 'maxLength'> {
  /** As typed; YYYY-MM-DD once it is read. */
  readonly value: string
  /** YYYY-MM-DD: what the calendar offers. */
  readonly min?: string
  readonly max?: string
}

interface CalendarButtonProps {
  readonly day: string
  readonly min: string | undefined
  readonly max: string | undefined
  readonly onDay: (day: string) => void
}

/** Opens the browser's calendar, whose own field, in the order of the browser's language, is never shown. */
const CalendarButton = ({ day, min, max, onDay }: CalendarButtonProps) => {
  const { t } = useWords()
  const native = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.calendar}>
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        min={min}
        max={max}
        onChange={event => event.target.value !== '' && onDay(event.target.value)}
      />
      <button
        type="button"
        data-calendar
        aria-label={t('day.calendar')}
        title={t('day.calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <Calendar size={16} aria-hidden />
      </button>
    </span>
  )
}

/**
 * A date, always shown as YYYY-MM-DD, whatever the language of the browser; the usual written forms are read and shown so once
 * the field is left. With a button, and Alt and the arrow down, for the calendar.
 */
export const DateInput = ({ value, min, max, onText, onBlur, onKeyDown, readOnly, ...input }: DateInputProps) => {
  const box = useRef<HTMLSpanElement>(null)
  const day = readTypedDay(value)
  const choose = (chosen: string) => {
    onText(chosen)
    box.current?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <span ref={box} className={styles.field}>
      <TextInput
        {...input}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        placeholder={readOnly ? undefined : 'YYYY-MM-DD'}
        readOnly={readOnly}
        value={value}
        onText={onText}
        onBlur={event => {
          if (day && day !== value) onText(day)
          onBlur?.(event)
        }}
        onKeyDown={event => {
          onKeyDown?.(event)
          if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return
          event.preventDefault()
          box.current?.querySelector<HTMLElement>('[data-calendar]')?.click()
        }}
        suffix={!readOnly && <CalendarButton day={day ?? ''} min={min} max={max} onDay={choose} />}
      />
    </span>
  )
}
