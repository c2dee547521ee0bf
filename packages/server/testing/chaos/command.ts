import { parseArgs } from 'node:util'
import { whyNoCluster } from '../cluster'
import { chaos, sentenceOf } from './chaos'
import { troubles } from './troubles'

/** `npm run chaos [-- --rounds N --between N --only WORDS]`: everything that can go wrong, on each engine; exit status 1 when anything is lost. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    between: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
const between = Number(values.between)
const why = whyNoCluster()
if (why) process.stdout.write(`PostgreSQL is left out: ${why}\n`)
let broken = 0
for (const trouble of troubles.filter(({ name }) => name.includes(values.only)))
  for (const engine of ['sqlite', 'postgres'] as const) {
    if (engine === 'postgres' && why) continue
    if (engine === 'sqlite' && trouble.needs === 'postgres') continue
    const wish = { troubles: [trouble], engine, rounds, between }
    const outcome = await chaos(wish)
    process.stdout.write(`${sentenceOf(wish, outcome)}\n`)
    const { cases, films, points, messages } = outcome.lost
    broken += cases + films + points + messages + outcome.deaths
  }
process.exit(broken > 0 ? 1 : 0)
