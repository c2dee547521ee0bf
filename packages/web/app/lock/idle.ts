export interface Idle {
  /** Milliseconds without a movement after which the window is locked. */
  readonly after: number
  /** When anybody last moved, and when the server was last told so, in ms. */
  readonly active: number
  readonly heard: number
  readonly now: number
}

/** What is due: to lock; to tell the server that somebody is there, who asked it for nothing; or nothing. */
export const dueNow = ({ after, active, heard, now }: Idle): 'lock' | 'tell' | null => {
  if (now - active >= after) return 'lock'
  return now - heard >= after / 4 && active > heard ? 'tell' : null
}
