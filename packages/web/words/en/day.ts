import type { Words } from '../zh'

export const day: Words['day'] = {
  calendar: 'Open the calendar',
  choose: 'Choose a date',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  month: 'Month',
  year: 'Year',
  inYear: '{{year}}',
  today: 'Today',
  wrong: 'This is not a date that can be read; write year-month-day, for example 2024-03-05',
  early: 'The date cannot be before {{day}}',
  late: 'The date cannot be after {{day}}',
}
