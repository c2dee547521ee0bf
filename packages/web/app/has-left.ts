import type { Output } from '@sella/contract/calls/index'

type Mine = Output<'clinicMine'> | undefined

/**
 * Whether the doctor's desk has changed without this window, as in another one. Undefined before anything is known, and while it is
 * fetched anew after she changed desk here.
 */
export const hasMoved = (before: Mine, now: Mine): boolean =>
  before !== undefined && now !== undefined && before.desk !== now.desk

/** Whether the clinic at whose desk she was is gone from her clinics. */
export const hasLeft = (before: Mine, now: Mine): boolean => {
  const desk = before?.desk ?? null
  return desk !== null && now !== undefined && now.clinics.every(({ uuid }) => uuid !== desk)
}
