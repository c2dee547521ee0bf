import type { IsoDay } from './record-day'

/** The calendar day of an instant in the time zone of this machine, which in a browser is the reader's. */
export const localDay = (at: Date): IsoDay =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`
