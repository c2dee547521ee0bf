import type { Dropped } from './dropped-files'

let left: Dropped | null = null

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
