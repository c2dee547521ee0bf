import type { Output } from '@sella/contract/calls/index'

/** The clinic the user works at; null at her own desk. */
export const workplaceOf = (mine: Output<'clinicMine'> | undefined): string | null =>
  mine?.clinics.find(({ uuid }) => uuid === mine.desk)?.name ?? null
