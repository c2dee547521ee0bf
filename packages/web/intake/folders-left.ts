import { readFolders } from '@sella/ceph/intake/folders'
import type { Dropped } from './dropped-files'

let left: Dropped | null = null

/** Whether what was dropped are the folders of several patients. */
export const ofSeveralPatients = ({ folders = [] }: Dropped): boolean =>
  readFolders(folders.map(some => ({ folders: some, day: null }))) !== null

/** Leaves folders of several patients for the page that takes them over. */
export const leaveFolders = (dropped: Dropped): void => {
  left = dropped
}

/** The folders that were left, once. */
export const takeFolders = (): Dropped | null => {
  const taken = left
  left = null
  return taken
}
