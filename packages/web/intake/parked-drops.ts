import type { Target } from '@sella/ceph/intake/placing'
import type { ImageKind } from '@sella/contract/entities'
import type { Drop } from '@sella/workbench/uploads/queue'
import { isOpenWindow } from '../memory/open-windows'
import { allParked, deleteParked, writeParked } from '../memory/parked-files'
import { ownerHere, windowName } from '../memory/session'
import type { ParkedBeside } from './parked-beside'
import { makeParking } from './parking'

/** How files were dropped on the pictures of a case. */
export interface ParkedDrop {
  readonly drop: Drop
  /** The kind of the slot. */
  readonly kind: ImageKind | null
  /** Destination of files without a date. */
  readonly undated: Target | undefined
}

/** More than this, in bytes, is not stored a second time beside the queue of uploads; leaving the page asks. */
const largest = 500_000_000

/** Files for a patient who is still being entered; those of a case wait under its uuid. */
export const newPatientSlot = 'new'

const parking = makeParking<ParkedDrop | ParkedBeside | null>(
  { all: allParked, write: writeParked, remove: deleteParked },
  { owner: ownerHere, window: windowName, isOpen: isOpenWindow, now: () => Date.now() },
)

/** Whether files dropped together are kept until they are decided on. */
export const isParkable = (files: readonly File[]): boolean => files.reduce((sum, { size }) => sum + size, 0) <= largest

/** The files of this browser's pages that nobody has decided on. */
export const parkedDrops: typeof parking = {
  ...parking,
  park: (slot, parked) => {
    if (isParkable(parked.files)) parking.park(slot, parked)
  },
}
