import { Refusal } from '../http/refusal'

export interface Limits {
  /** Pieces of work at once. */
  readonly places: number
  /** Pieces of one doctor that may be under way, those that arrive and wait among them, and pieces of all that may wait. */
  readonly most: { readonly each: number; readonly all: number }
}

interface Waiting {
  readonly doctor: string
  readonly weight: number
  readonly begin: () => void
}

export interface FairTurns {
  /** Refuses as BUSY when no more may wait: called before anything is taken in. Call the result when the work is over. */
  enter(doctor: string): () => void
  /**
   * Does a piece of work when it is the doctor's turn: of those who wait, the one who has had the least so far comes next, so that one
   * who asks for much does not keep the others waiting. `weight`: how much it counts.
   */
  run<T>(doctor: string, weight: number, work: () => Promise<T>): Promise<T>
}

/** Of what was had, this part still counts after each piece of work: what was long ago does not. */
const fading = 0.9

export const fairTurns = ({ places, most: limits }: Limits): FairTurns => {
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
