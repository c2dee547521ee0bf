// `npm test`: everything that can run here — types, style, rooms, tests, journeys in a browser — and what was skipped, with the reason.
// SELLA_REQUIRE=1 (set by CI) turns every skip into a failure.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiler, databaseMissing, ensureBuilt, ensureUnpacked, requireNode, root } from './steps/ready.mjs'
import { failureText, vitestRun } from './steps/vitest-run.mjs'

requireNode()
ensureUnpacked()

const bin = name => join(root, 'node_modules', '.bin', name)
const out = join(root, '.tsbuild')
mkdirSync(out, { recursive: true })
const checks = []
const skipped = []
const unsteady = []

const note = (name, started, counts) =>
  checks.push({ name, ...counts, seconds: Math.round((performance.now() - started) / 1000) })

/** Runs a command; what it says is shown as it comes, or, beside others, in one piece when it ends. Resolves to its status. */
const ran = (name, { command, args, quiet = true }) =>
  new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => said.push(piece))
    child.once('error', error => said.push(Buffer.from(`${error}\n`)))
    child.once('close', status => {
      if (quiet) process.stdout.write(`\n— ${name}\n${Buffer.concat(said)}`)
      resolve(status)
    })
  })

/** How many of a command's checks failed: of one the only, of several those whose bits its status has from 2 on; all where it broke. */
const failedOf = (checks, status) => {
  if (status === 0) return 0
  const bits = Array.from({ length: checks }, (_, check) => 2 << check)
  const isListed = checks > 1 && status !== null && status % 2 === 0 && status < 2 << checks
  return isListed ? bits.filter(bit => status & bit).length : checks
}

const step = async (names, command, args) => {
  const started = performance.now()
  const failed = failedOf(names.length, await ran(names.join(', '), { command, args }))
  note(names.join(', '), started, { passed: names.length - failed, failed })
}

/** Steps one after the other; lanes run beside each other. */
const lane = async steps => {
  for (const [names, command, args] of steps) await step(names, command, args)
}

const vitest = async (name, config, quiet = false) => {
  const started = performance.now()
  const report = join(out, `${name.replaceAll(' ', '-')}.json`)
  const run = args => ran(name, { command: bin('vitest'), args, quiet })
  const onStray = () => void unsteady.push(`${name}: an error after its test was over ("Unhandled" above)`)
  const outcomes = await vitestRun(name, { report, config, run, onStray })
  return { name, config, outcomes, seconds: Math.round((performance.now() - started) / 1000) }
}

/**
 * Files that failed, run once more when nothing runs beside them: what fails again has failed; what passes then is told by name as
 * unsteady, to be mended.
 */
const onceMore = async ({ name, config, outcomes, seconds }) => {
  const failed = outcomes.filter(({ failures }) => failures.length > 0)
  const first = failed.flatMap(({ failures }) => failures)
  for (const failure of first) console.log(failureText(failure))
  const report = join(out, `${name.replaceAll(' ', '-')}-again.json`)
  const run = args => ran(`${name}, once more`, { command: bin('vitest'), args })
  const files = failed.map(({ file }) => file)
  const second = files.every(Boolean) && files.length > 0 ? await vitestRun(name, { report, config, files, run }) : failed
  const all = [...outcomes.filter(outcome => !failed.includes(outcome)), ...second]
  const failures = all.flatMap(outcome => outcome.failures)
  skipped.push(...all.flatMap(outcome => outcome.skipped))
  unsteady.push(
    ...first
      .filter(({ test }) => !failures.some(failure => failure.test === test))
      .map(({ test }) => `${test} passed only the second time`),
  )
  checks.push({ name, passed: all.reduce((total, { passed }) => total + passed, 0), failed: failures.length, seconds })
  return failures
}

// On a fresh clone beside what needs no database: its compiler keeps one core busy.
const missing = databaseMissing()
const installed = missing && ran('the database for this machine', { command: missing[0], args: missing[1] })
// The compiler's four checkers judge what they share four times over: 49 s of processor time, 30 by one. The other core builds meanwhile.
const types = lane([
  [['types'], compiler, ['-b', '--singleThreaded']],
  [['types of the tests'], compiler, ['-p', 'tsconfig.tests.json', '--singleThreaded']],
])
const started = performance.now()
ensureBuilt()
note('build', started, { passed: 0, failed: 0 })
await lane([
  [['style and seams'], bin('biome'), ['check', '--diagnostic-level=error', '.']],
  [['rooms', 'names'], bin('tsx'), ['scripts/walls-check.ts']],
])
if (await installed) throw new Error('better-sqlite3 could not be installed')
// Tests that need servers in processes of their own, or threads, start those just built.
process.env.SELLA_TEST_BUILT = join(root, 'bin', 'sella.mjs')
process.env.SELLA_TEST_THREADS = join(root, 'dist')
// What tests and journeys share: the drawn demo.
process.env.SELLA_TEST_SHARED = mkdtempSync(join(tmpdir(), 'sella-shared-'))
// Beside each other: a journey waits for its browser most of the time.
const runs = await Promise.all([
  vitest('tests', 'vitest.config.ts'),
  vitest('journeys in a browser', 'vitest.e2e.config.ts', true),
])
await types
const failures = []
for (const run of runs) failures.push(...(await onceMore(run)))
rmSync(process.env.SELLA_TEST_SHARED, { recursive: true, force: true })
for (const failure of failures) console.log(failureText(failure))

const sum = key => checks.reduce((total, check) => total + check[key], 0)
console.log('')
for (const { name, passed, failed, seconds } of checks)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
for (const name of unsteady) console.log(`unsteady: ${name}`)
for (const name of skipped) console.log(`skipped: ${name}`)
const refused = process.env.SELLA_REQUIRE === '1' ? skipped.length : 0
if (refused) console.log('Nothing may be skipped here: each of the tests above counts as failed.')
const failed = sum('failed') + refused
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
