import { readTypedDay } from '@sella/ceph/patient/typed-day'

export interface DayLimits {
  /** YYYY-MM-DD, both included. */
  readonly min?: string
  readonly max?: string
}

interface ReadDay {
  /** YYYY-MM-DD; null: none, or none that can be read. */
  readonly day: string | null
  readonly fault: 'wrong' | 'early' | 'late' | null
  /** Nothing more is to be expected: it is empty, or has all its digits. */
  readonly complete: boolean
}

const allDigits = /^\d{4}-\d{2}-\d{2}$|^\d{8}$/

/** What stands in a date field. */
export const typedDay = (text: string, { min, max }: DayLimits): ReadDay => {
  const plain = text.trim()
  if (plain === '') return { day: null, fault: null, complete: true }
  const day = readTypedDay(plain)
  const complete = allDigits.test(plain)
  if (day === null) return { day, fault: 'wrong', complete }
  if (min && day < min) return { day, fault: 'early', complete }
  return { day, fault: max && day > max ? 'late' : null, complete }
}
