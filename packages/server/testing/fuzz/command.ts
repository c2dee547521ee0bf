import { parseArgs } from 'node:util'
import { startBench } from '../bench'
import { startPostgres, whyNoPostgres } from '../postgres'
import { brokenLine, fuzz, fuzzable } from './fuzz'

/** `npm run fuzz [-- --count N --seed N --engine sqlite|postgres]`: requests by chance over the whole API; exit status 1 when one was answered by 5xx or by nothing. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
})
const wish = { count: Number(values.count), seed: Number(values.seed) }
let faults = 0
for (const engine of ['sqlite', 'postgres'].filter(name => values.engine === undefined || name === values.engine)) {
  const why = engine === 'postgres' ? whyNoPostgres() : null
  if (why) {
    process.stdout.write(`PostgreSQL is left out: ${why}\n`)
    continue
  }
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const bench = await startBench(postgres ? await postgres.database() : null, fuzzable)
  const started = performance.now()
  const { sent, statuses, broken } = await fuzz(bench, wish)
  const seconds = Math.round((performance.now() - started) / 1000)
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} of ${status}`)
  process.stdout.write(`${engine}: ${sent} requests with seed ${wish.seed} in ${seconds} s: ${counts.join(', ')}\n`)
  for (const fault of broken.slice(0, 50)) process.stdout.write(`  ${brokenLine(fault)}\n`)
  faults += broken.length
  await bench.close()
  await postgres?.stop()
}
process.exit(faults > 0 ? 1 : 0)
