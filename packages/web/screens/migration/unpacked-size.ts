import { archiveEntries } from './archive-entries'

/**
 * The unpacked size in bytes that an archive declares: a small file may expand to gigabytes. Null if it is no archive.
 */
export const unpackedSize = (view: DataView): number | null =>
  archiveEntries(view)?.reduce((sum, { unpacked }) => sum + unpacked, 0) ?? null
