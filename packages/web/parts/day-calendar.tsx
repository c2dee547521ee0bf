import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { longDay, longMonth, monthName, today as todayHere, weekdayName } from '../words/dates'
import { useWords } from '../words/i18n'
import styles from './day-calendar.module.css'
import { addMonths, dayByKey, isWithin, nearestWithin, weeksAround, yearsOffered } from './day-grid'
import type { DayLimits } from './typed-day'
import { useBesideField } from './use-beside-field'

interface ShownProps {
  readonly limits: DayLimits
  readonly today: string
  /** YYYY-MM-DD: the day the keys stand on, in the month that is shown. */
  readonly at: string
  readonly onAt: (day: string) => void
}

/** The month and year shown, by steps or chosen. */
const MonthBar = ({ limits, today, at, onAt }: ShownProps) => {
  const { t, lang } = useWords()
  const show = (day: string) => onAt(nearestWithin(day, limits))
  const step = (months: number) => {
    const there = addMonths(at, months)
    const reached = nearestWithin(there, limits).slice(0, 7) === there.slice(0, 7)
    const Icon = months < 0 ? ChevronLeft : ChevronRight
    const label = t(months < 0 ? 'day.monthBefore' : 'day.monthAfter')
    return (
      <button type="button" aria-label={label} title={label} disabled={!reached} onClick={() => show(there)}>
        <Icon size={16} aria-hidden />
      </button>
    )
  }
  const year = Number(at.slice(0, 4))
  const month = Number(at.slice(5, 7))
  const years = (
    <select
      key="year"
      aria-label={t('day.year')}
      value={year}
      onChange={({ target }) => show(addMonths(at, 12 * (Number(target.value) - year)))}
    >
      {yearsOffered(at, today, limits).map(each => (
        <option key={each} value={each}>
          {t('day.inYear', { year: each })}
        </option>
      ))}
    </select>
  )
  const months = (
    <select
      key="month"
      aria-label={t('day.month')}
      value={month}
      onChange={({ target }) => show(addMonths(at, Number(target.value) - month))}
    >
      {Array.from({ length: 12 }, (_, i) => i + 1).map(each => (
        <option key={each} value={each}>
          {monthName(each, lang)}
        </option>
      ))}
    </select>
  )
  return (
    <div className={styles.bar}>
      {step(-1)}
      <span>{lang === 'zh' ? [years, months] : [months, years]}</span>
      {step(1)}
    </div>
  )
}

interface GridProps extends ShownProps {
  readonly chosen: string
  readonly onDay: (day: string) => void
}

/** The days of a month; one of them has the keyboard, and every press of a key is followed by the focus. */
const DayGrid = ({ limits, today, at, onAt, chosen, onDay }: GridProps) => {
  const { lang } = useWords()
  const grid = useRef<HTMLTableElement>(null)
  const focusNow = useRef(true)
  useEffect(() => {
    if (focusNow.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    focusNow.current = false
  }, [at])
  const follow = (event: KeyboardEvent) => {
    const there = dayByKey(at, event)
    if (there === null) return
    event.preventDefault()
    focusNow.current = true
    onAt(nearestWithin(there, limits))
  }
  const weeks = weeksAround(at)
  return (
    <table ref={grid} aria-label={longMonth(at, lang)} className={styles.grid}>
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <th key={day} scope="col" abbr={weekdayName(day, lang, 'long')}>
              {weekdayName(day, lang, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => (
              <td key={day}>
                <button
                  type="button"
                  data-day={day}
                  data-other={day.slice(0, 7) !== at.slice(0, 7) || undefined}
                  tabIndex={day === at ? 0 : -1}
                  aria-label={`${longDay(day, lang)} ${weekdayName(day, lang, 'long')}`}
                  aria-current={day === today ? 'date' : undefined}
                  aria-pressed={day === chosen}
                  onKeyDown={follow}
                  disabled={!isWithin(day, limits)}
                  onClick={() => onDay(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCalendarProps extends DayLimits {
  /** YYYY-MM-DD; empty: none yet. */
  readonly day: string
  readonly field: RefObject<HTMLElement | null>
  readonly onDay: (day: string) => void
  /** `back`: the keyboard goes back to the field. */
  readonly onClose: (back: boolean) => void
}

/** A calendar under a field for a date, in the language of the interface. Fetched when it is first opened. */
export const DayCalendar = ({ day, min, max, field, onDay, onClose }: DayCalendarProps) => {
  const { t } = useWords()
  const limits = { min, max }
  const today = todayHere()
  const [at, setAt] = useState(() => nearestWithin(day || today, limits))
  const panel = useBesideField(field, () => onClose(false))
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog around the field stays.
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={t('day.choose')}
      className={styles.panel}
      onKeyDown={closeByEscape}
    >
      <MonthBar {...{ limits, today, at }} onAt={setAt} />
      <DayGrid {...{ limits, today, at, onDay }} chosen={day} onAt={setAt} />
      <div className={styles.foot}>
        <button type="button" disabled={!isWithin(today, limits)} onClick={() => onDay(today)}>
          {t('day.today')}
        </button>
      </div>
    </div>
  )
}
