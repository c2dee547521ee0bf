import { readFolders } from '@sella/ceph/intake/folders'
import type { Dropped } from './dropped-files'

/** Whether the dropped folders belong to several patients. */
export const ofSeveralPatients = ({ folders = [] }: Dropped): boolean =>
  readFolders(folders.map(some => ({ folders: some, day: null }))) !== null
