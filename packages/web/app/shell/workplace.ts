import type { Output } from '@sella/contract/calls/index'

/** The clinic at whose desk somebody sits; null at a desk of one's own. */
export const workplaceOf = (mine: Output<'clinicMine'> | undefined): string | null =>
  mine?.clinics.find(({ uuid }) => uuid === mine.desk)?.name ?? null
