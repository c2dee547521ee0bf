import { expect, test } from 'vitest'
import { whyNoCluster } from '../cluster'
import { chaos, sentenceOf } from './chaos'
import { troubles } from './troubles'

const needing = (...needs: readonly string[]) => troubles.filter(trouble => needs.includes(trouble.needs))
const tried = [
  { engine: 'sqlite', troubles: needing('anything', 'bucket'), why: null },
  { engine: 'postgres', troubles: needing('anything', 'postgres'), why: whyNoCluster() },
] as const

/** `npm run chaos` does the same for longer. */
for (const { engine, troubles, why } of tried)
  test.skipIf(why)(
    `while films, points and messages arrive: ${troubles.map(({ name }) => name).join(', ')}; nothing acknowledged is lost, on ${engine}${why ? ` (skipped, ${why})` : ''}`,
    { timeout: 180_000 },
    async () => {
      const wish = { engine, troubles, rounds: 1, between: 10 } as const
      const outcome = await chaos(wish)
      process.stdout.write(`${sentenceOf(wish, outcome)}\n`)
      expect(outcome.lost).toEqual({ cases: 0, films: 0, points: 0, messages: 0 })
      expect(outcome.deaths).toBe(0)
      for (const kept of [outcome.ledger.cases, outcome.ledger.films, outcome.ledger.points, outcome.ledger.messages])
        expect(kept.size).toBeGreaterThan(0)
    },
  )
