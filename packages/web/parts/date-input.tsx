import '../words/late/day'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import { Calendar } from 'lucide-react'
import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { useWords } from '../words/i18n'
import styles from './date-input.module.css'
import { lazily } from './lazily'
import { TextInput } from './text-input'
import { phone, useMedia } from './use-media'

interface DateInputProps extends Omit<ComponentProps<typeof TextInput>, 'suffix' | 'type' | 'placeholder' | 'maxLength'> {
  /** As typed; YYYY-MM-DD once it is read. */
  readonly value: string
  /** YYYY-MM-DD: what the calendar offers. */
  readonly min?: string
  readonly max?: string
}

interface CalendarProps {
  readonly day: string
  readonly min: string | undefined
  readonly max: string | undefined
  readonly onDay: (day: string) => void
}

const DayCalendar = lazily(async () => ({ default: (await import('./day-calendar')).DayCalendar }))

interface OpenerProps {
  readonly expanded?: boolean
  readonly onClick: () => void
}

const Opener = ({ expanded, onClick }: OpenerProps) => {
  const { t } = useWords()
  return (
    <button
      type="button"
      data-calendar
      aria-label={t('day.calendar')}
      title={t('day.calendar')}
      aria-haspopup={expanded === undefined ? undefined : 'dialog'}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Calendar size={16} aria-hidden />
    </button>
  )
}

/** A phone's own calendar, made for fingers; the browser's field, in the order of its own language, is never shown. */
const PhoneCalendar = ({ day, min, max, onDay }: CalendarProps) => {
  const native = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.calendar}>
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        {...{ min, max }}
        value={day}
        onChange={event => event.target.value !== '' && onDay(event.target.value)}
      />
      <Opener onClick={() => native.current?.showPicker()} />
    </span>
  )
}

/**
 * A date, always shown as YYYY-MM-DD, whatever the language of the browser; the usual written forms are read and shown so once
 * the field is left. With a button, and Alt and the arrow down, for a calendar in the language of the interface.
 */
export const DateInput = ({ value, min, max, onText, onBlur, onKeyDown, readOnly, ...input }: DateInputProps) => {
  const box = useRef<HTMLSpanElement>(null)
  const small = useMedia(phone)
  const [open, setOpen] = useState(false)
  const day = readTypedDay(value)
  const focus = () => box.current?.querySelector<HTMLElement>('input')?.focus()
  const choose = (chosen: string) => {
    setOpen(false)
    onText(chosen)
    focus()
  }
  const close = (back: boolean) => {
    setOpen(false)
    if (back) focus()
  }
  const calendar = { day: day ?? '', min, max, onDay: choose }
  const opener = small ? (
    <PhoneCalendar {...calendar} />
  ) : (
    <span className={styles.calendar}>
      <Opener expanded={open} onClick={() => setOpen(!open)} />
    </span>
  )
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
          if (open && event.key === 'Escape') {
            // Only the calendar: a dialog around the field stays.
            event.preventDefault()
            event.stopPropagation()
            setOpen(false)
          }
          if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return
          event.preventDefault()
          box.current?.querySelector<HTMLElement>('[data-calendar]')?.click()
        }}
        suffix={!readOnly && opener}
      />
      {open && (
        <Suspense>
          <DayCalendar {...calendar} field={box} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
