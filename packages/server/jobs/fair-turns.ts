import { Refusal } from '../http/refusal'

export interface Limits {
  /** Number of tasks that run at once. */
  readonly places: number
  /** Most tasks of one doctor in progress, including those arriving and waiting, and most tasks waiting in all. */
  readonly limits: { readonly each: number; readonly all: number }
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

export const fairTurns = ({ places, limits }: Limits): FairTurns => {
  let free = places
  let waiting: Waiting[] = []
  const had = new Map<string, number>()
  const inside = new Map<string, number>()
  const hadOf = (doctor: string): number => had.get(doctor) ?? 0

  const count = (doctor: string, weight: number): void => {
    for (const [other, sum] of had)
      if (sum * fading < 0.01) had.delete(other)
      else had.set(other, sum * fading)
    had.set(doctor, hadOf(doctor) + weight)
  }
  const next = (): void => {
    if (free === 0 || waiting.length === 0) return
    const [first, ...others] = waiting
    const turn = others.reduce((best, each) => (hadOf(each.doctor) < hadOf(best.doctor) ? each : best), first as Waiting)
    waiting = waiting.filter(each => each !== turn)
    free -= 1
    count(turn.doctor, turn.weight)
    turn.begin()
  }
  return {
    enter: doctor => {
      const own = inside.get(doctor) ?? 0
      if (waiting.length >= limits.all || own >= limits.each) throw new Refusal('BUSY')
      inside.set(doctor, own + 1)
      return () => {
        const left = (inside.get(doctor) ?? 1) - 1
        if (left > 0) inside.set(doctor, left)
        else inside.delete(doctor)
      }
    },
    run: async (doctor, weight, work) => {
      await new Promise<void>(begin => {
        waiting.push({ doctor, weight, begin })
        next()
      })
      try {
        return await work()
      } finally {
        free += 1
        next()
      }
    },
  }
}
