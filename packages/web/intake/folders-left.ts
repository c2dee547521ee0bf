import { readFolders } from '@sella/ceph/intake/folders'
import type { Dropped } from './dropped-files'

let left: Dropped | null = null

/** Whether the dropped folders belong to several patients. */
export const ofSeveralPatients = ({ folders = [] }: Dropped): boolean =>
  readFolders(folders.map(some => ({ folders: some, day: null }))) !== null

/** Hands folders of several patients to the page that migrates them. */
export const leaveFolders = (dropped: Dropped): void => {
  left = dropped
}

/** The folders handed over, once. */
export const takeFolders = (): Dropped | null => {
  const taken = left
  left = null
  return taken
}
