export interface Idle {
  /** Milliseconds of inactivity after which the window is locked. */
  readonly after: number
  /** Time of the last activity, and of the last report to the server, in ms. */
  readonly active: number
  readonly heard: number
  readonly now: number
}

/** What is due: to lock; to report activity to the server; or nothing. */
export const dueNow = ({ after, active, heard, now }: Idle): 'lock' | 'tell' | null => {
  if (now - active >= after) return 'lock'
  return now - heard >= after / 4 && active > heard ? 'tell' : null
}
