import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { durablePostgres, whyNoPostgres } from '../postgres'
import { type Process, startProcess } from '../process'
import { type Doctor, newDoctor } from './doctors'
import { linesOf, load } from './load'

/**
 * `npm run load [-- --seconds N --rate N --doctors N --engine sqlite|postgres --processes N]`: the mixed work of many doctors, figures
 * printed. Of several processes that share a store each doctor asks one, as behind a proxy; memory and lag are those of the first.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1800' },
    rate: { type: 'string', default: '200' },
    doctors: { type: 'string', default: '200' },
    engine: { type: 'string' },
    processes: { type: 'string', default: '1' },
  },
})
const [seconds, rate, count] = [Number(values.seconds), Number(values.rate), Number(values.doctors)]
const processes = Number(values.processes)
/** What a clinic runs, where it is built: the source through its loader takes more of the processor and of memory. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
if (existsSync(join(root, 'dist/sella.mjs'))) process.env.SELLA_TEST_BUILT ??= join(root, 'bin/sella.mjs')
const product = process.env.SELLA_TEST_BUILT ? 'the built server' : 'the server from source'
for (const engine of ['sqlite', 'postgres'].filter(name => values.engine === undefined || name === values.engine)) {
  const why = engine === 'postgres' ? whyNoPostgres() : null
  if (why) {
    process.stdout.write(`PostgreSQL is left out: ${why}\n`)
    continue
  }
  const folder = await mkdtemp(join(tmpdir(), 'sella-load-'))
  const postgres = engine === 'postgres' ? durablePostgres() : null
  const url = postgres ? await postgres.database() : ''
  // As the container and the systemd unit set it.
  const deployed = { MALLOC_ARENA_MAX: '2', SELLA_HEAVY_WORK: 'idle' }
  const servers: Process[] = []
  try {
    for (let n = 0; n < processes; n += 1)
      servers.push(await startProcess({ ...deployed, SELLA_DATA: folder, DATABASE_URL: url, SELLA_REGISTRATIONS: '100000' }))
    const addresses = servers.map(({ address }) => address)
    const doctors: Doctor[] = []
    for (let n = 0; n < count; n += 1) doctors.push(await newDoctor(addresses[n % processes] ?? '', n))
    process.stdout.write(`${engine}, ${product}, ${processes} of it: ${count} doctors, ${rate} calls a second for ${seconds} s\n`)
    const measured = await load({
      address: addresses[0] ?? '',
      doctors,
      rate,
      seconds,
      watch: line => process.stdout.write(`${line}\n`),
    })
    process.stdout.write(`${linesOf(measured).join('\n')}\n`)
  } finally {
    for (const server of servers) server.child.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
process.exit(0)
