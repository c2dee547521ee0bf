import { Refusal } from '../http/refusal'

export interface Limits {
  /** Number of tasks that run at once. */
  readonly places: number
  /**
   * Maximum number of tasks of one doctor in progress, including those arriving and waiting, and of waiting tasks in all.
   * `seconds`: the longest expected wait, by the duration of recent tasks, at which a new task is still accepted; unlimited by
   * default.
   */
  readonly limits: { readonly each: number; readonly all: number; readonly seconds?: number }
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
}

interface Waiting {
  readonly doctor: string
  readonly weight: number
  readonly begin: () => void
}

export interface FairTurns {
  /** Refuses with BUSY when no more may wait; called before anything is received. Call the result when the task is over. */
  enter(doctor: string): () => void
  /**
   * Runs a task when it is the doctor's turn: of those waiting, the one who has had the least so far comes next, so that heavy
   * use by one doctor does not keep the others waiting. `weight`: how much the task counts.
   */
  run<T>(doctor: string, weight: number, work: () => Promise<T>): Promise<T>
}

/** After each task, this fraction of what was had before still counts, so that old use fades. */
const fading = 0.9

/** Weight of each further task in the measured pace. */
const newest = 0.2

/** Duration of recent tasks in milliseconds per unit of weight; 0 before the first has ended. */
const paceOf = (now: () => number) => {
  let pace = 0
  const timed = async <T>(weight: number, work: () => Promise<T>): Promise<T> => {
    const begun = now()
    try {
      return await work()
    } finally {
      const own = (now() - begun) / Math.max(weight, 1)
      pace = pace === 0 ? own : pace + (own - pace) * newest
    }
  }
  return { timed, seconds: (weight: number): number => (pace * weight) / 1000 }
}

/** Recent usage by doctor. */
const usage = () => {
  const had = new Map<string, number>()
  const of = (doctor: string): number => had.get(doctor) ?? 0
  return {
    of,
    add: (doctor: string, weight: number): void => {
      for (const [other, sum] of had)
        if (sum * fading < 0.01) had.delete(other)
        else had.set(other, sum * fading)
      had.set(doctor, of(doctor) + weight)
    },
  }
}

/** Number of tasks in progress by doctor. */
const presence = () => {
  const inside = new Map<string, number>()
  const of = (doctor: string): number => inside.get(doctor) ?? 0
  return {
    of,
    enter: (doctor: string): void => void inside.set(doctor, of(doctor) + 1),
    leave: (doctor: string): void => {
      if (of(doctor) > 1) inside.set(doctor, of(doctor) - 1)
      else inside.delete(doctor)
    },
  }
}

export const fairTurns = ({ places, limits, now = () => performance.now() }: Limits): FairTurns => {
  const pace = paceOf(now)
  let free = places
  let waiting: Waiting[] = []
  const had = usage()
  const inside = presence()
  const next = (): void => {
    if (free === 0 || waiting.length === 0) return
    const [first, ...others] = waiting
    const turn = others.reduce((best, each) => (had.of(each.doctor) < had.of(best.doctor) ? each : best), first as Waiting)
    waiting = waiting.filter(each => each !== turn)
    free -= 1
    had.add(turn.doctor, turn.weight)
    turn.begin()
  }
  /** Seconds until all waiting tasks are done. */
  const wait = (): number => pace.seconds(waiting.reduce((sum, { weight }) => sum + weight, 0) / places)
  return {
    enter: doctor => {
      const full = waiting.length >= limits.all || wait() > (limits.seconds ?? Number.POSITIVE_INFINITY)
      if (full || inside.of(doctor) >= limits.each) throw new Refusal('BUSY')
      inside.enter(doctor)
      return () => inside.leave(doctor)
    },
    run: async (doctor, weight, work) => {
      await new Promise<void>(begin => {
        waiting.push({ doctor, weight, begin })
        next()
      })
      try {
        return await pace.timed(weight, work)
      } finally {
        free += 1
        next()
      }
    },
  }
}
