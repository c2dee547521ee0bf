import type { Output } from '@sella/contract/calls/index'

type Mine = Output<'clinicMine'> | undefined

/**
 * Whether the clinic at whose desk the doctor was is gone from her clinics. Undefined before anything is known, and while it is fetched
 * anew after she changed desk herself: then nothing was taken from her.
 */
export const hasLeft = (before: Mine, now: Mine): boolean => {
  const desk = before?.desk ?? null
  return desk !== null && now !== undefined && now.clinics.every(({ uuid }) => uuid !== desk)
}
