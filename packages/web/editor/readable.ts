import type { FollowPace } from '@sella/workbench/desk/followed'

/** The pace of the numbers beside a picture: digits that change more than ten times a second are unreadable. */
export const readable: FollowPace = {
  every: 100,
  after: (ms, run) => {
    const timer = window.setTimeout(run, ms)
    return () => window.clearTimeout(timer)
  },
}
