import type { Dropped, Omitted } from './dropped-files'

/** What came with the files of a patient who is still being entered and is not looked at, for the receipt. */
export interface ParkedBeside {
  readonly omitted: readonly Omitted[]
}

/** What is kept beside the files of a drop. */
export const besideOf = ({ omitted }: Dropped): ParkedBeside => ({ omitted })

/** A drop as it is there again; `value`: what was kept beside its files, nothing in an older browser store. */
export const droppedAgain = (files: readonly File[], value: object | null): Dropped => ({
  files,
  omitted: value && 'omitted' in value ? (value as ParkedBeside).omitted : [],
})
