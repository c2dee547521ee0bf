import type { Drop } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import type { TFunction } from 'i18next'
import { allLeftOut, newDrop, strayDrop } from './coming'
import type { Dropped } from './dropped-files'

/** What a person is shown of a drop of which nothing is taken. */
export interface NothingToTake {
  readonly title: string
  readonly text: string
  /** The label of the way to the receipts. */
  readonly receipts: string
}

interface Outside {
  readonly uploads: Pick<Uploads<Blob>, 'add'>
  readonly t: TFunction
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Puts a drop that holds nothing to examine on the receipts, as one of a case or, without one, under the name of its first file. */
export const receiveNothing = (
  dropped: Dropped,
  patient: { readonly uuid: string; readonly name: string } | null,
  { uploads, t, now }: Outside,
): NothingToTake => {
  const { omitted } = dropped
  const drop: Drop = patient ? newDrop(patient, now) : strayDrop(omitted[0]?.name ?? '', now)
  // Each of them was left out for its own reason.
  uploads.add(drop, allLeftOut(drop, { files: [], omitted }, 'skipped'))
  const reasons = [...new Set(omitted.map(({ why }) => t(`receipt.why.${why}`)))]
  return {
    title: `${t('receipt.left')} ${omitted.length}`,
    text: [...omitted.slice(0, 3).map(({ name }) => name), ...reasons].join(t('app.separator')),
    receipts: t('receipt.receipts'),
  }
}
