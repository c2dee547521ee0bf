import { type Acknowledged, type Lost, lostOf, nothingYet, work } from './acknowledged'
import { startInstallation } from './installation'
import type { Trouble } from './troubles'

export interface Wish {
  /** One after the other, over and over. */
  readonly troubles: readonly Trouble[]
  readonly engine: 'sqlite' | 'postgres'
  /** Times each of them goes wrong. */
  readonly rounds: number
  /** Things that must be acknowledged before it goes wrong again. */
  readonly between: number
}

export interface Outcome {
  readonly ledger: Acknowledged
  readonly lost: Lost
  /** Times the server ended by itself. */
  readonly deaths: number
  /** Milliseconds from the end of each trouble to the next acknowledgement, the longest. */
  readonly recovery: number
}

/** Milliseconds after which a server that acknowledges nothing counts as gone. */
const patience = 120_000

/** Resolves when so many more things were acknowledged, to the milliseconds that took the first of them. */
const acknowledged = (ledger: Acknowledged, count: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const timer = setTimeout(() => reject(new Error('nothing was acknowledged any more')), patience)
    let left = count
    let first = 0
    ledger.onAcknowledged = () => {
      first ||= performance.now() - begun
      left -= 1
      if (left > 0) return
      clearTimeout(timer)
      ledger.onAcknowledged = () => undefined
      resolve(first)
    }
  })

/** Lets things go wrong while doctors work, and looks afterwards for everything that was acknowledged. */
export const chaos = async ({ troubles, engine, rounds, between }: Wish): Promise<Outcome> => {
  const bucket = troubles.some(({ needs }) => needs === 'bucket')
  const installation = await startInstallation({ engine, bucket })
  try {
    const ledger = nothingYet()
    let over = false
    const going = (): boolean => !over
    const workers = [1, 2, 3, 4].map(seed => work(installation.at, ledger, { seed, going }))
    let recovery = 0
    try {
      await acknowledged(ledger, between)
      for (let round = 0; round < rounds; round += 1)
        for (const trouble of troubles) {
          await trouble.happen(installation, round)
          recovery = Math.max(recovery, await acknowledged(ledger, between))
        }
    } finally {
      over = true
      await Promise.all(workers)
    }
    return {
      ledger,
      lost: await lostOf(installation.at(), ledger, installation.fileHash),
      deaths: installation.deaths(),
      recovery,
    }
  } finally {
    await installation.close()
  }
}

/** One line that says what was acknowledged, refused and lost. */
export const sentenceOf = ({ troubles, engine, rounds }: Wish, { ledger, lost, deaths, recovery }: Outcome): string => {
  const { cases, films, points, messages, refused } = ledger
  const total = lost.cases + lost.films + lost.points + lost.messages
  const no = [...refused].map(([reason, count]) => `${count} ${reason}`).join(', ') || 'none'
  return (
    `${troubles.map(({ name }) => name).join(' and ')}, ${engine}, ${rounds} times: acknowledged ${cases.size} cases, ${films.size} films, ${points.size} tracings, ` +
    `${messages.size} messages; lost ${total}; refused ${no}; server ended by itself ${deaths} times; ` +
    `longest until the next acknowledgement ${Math.round(recovery)} ms`
  )
}
