import { parseArgs } from 'node:util'
import { startBench } from '../bench'
import { startPostgres, whyNoPostgres } from '../postgres'
import { brokenLine, type Fuzzed, fuzz, fuzzable } from './fuzz'

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
  const line = ({ sent, statuses }: Fuzzed): string => {
    const seconds = Math.round((performance.now() - started) / 1000)
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} of ${status}`)
    return `${engine}: ${sent} requests with seed ${wish.seed} in ${seconds} s: ${counts.join(', ')}\n`
  }
  let shown = 0
  // A long run says how far it is and names a fault at once: it may be ended before its end.
  const watch = (soFar: Fuzzed): void => {
    if (soFar.sent % 10_000 === 0 && soFar.sent < wish.count) process.stdout.write(line(soFar))
    for (const fault of soFar.broken.slice(shown, 50)) process.stdout.write(`  ${brokenLine(fault)}\n`)
    shown = soFar.broken.length
  }
  const fuzzed = await fuzz(bench, { ...wish, watch })
  process.stdout.write(line(fuzzed))
  faults += fuzzed.broken.length
  await bench.close()
  await postgres?.stop()
}
process.exit(faults > 0 ? 1 : 0)
