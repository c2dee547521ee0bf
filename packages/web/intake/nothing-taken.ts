import '../words/late/receipt'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import type { TFunction } from 'i18next'
import type { Toast } from '../parts/toast'
import { intakePath } from '../paths'
import type { Dropped } from './dropped-files'
import { receiveNothing } from './nothing-to-take'

interface Outside {
  readonly uploads: Pick<Uploads<Blob>, 'add'>
  readonly t: TFunction
  readonly toast: (toast: Toast) => void
  readonly go: (to: string) => void
}

/** Puts a drop that holds nothing to examine on the receipts, and says so with the way to them. */
export const sayNothingTaken = (
  dropped: Dropped,
  patient: { readonly uuid: string; readonly name: string } | null,
  { uploads, t, toast, go }: Outside,
): void => {
  const { receipts, ...notice } = receiveNothing(dropped, patient, { uploads, t, now: Date.now() })
  toast({ kind: 'warning', ...notice, action: { label: receipts, run: () => go(intakePath) } })
}
