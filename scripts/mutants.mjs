// `npm run mutants [-- ROOM ...]`: puts small faults into the code, one at a time, and prints how many the nearest tests notice.
// A room is a folder of `packages`, as `ceph/geometry` or `workbench`; its nearest tests are those in that folder, so that of a room alone
// only its own tests count, of a whole package the tests of all its rooms. Every mutator is on, those of texts too. A fault that runs out of
// time counts as noticed and is told apart, for on a busy machine it may only have been slow. Nothing is judged; survivors are listed in
// .tsbuild/mutants.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
const { Stryker } = await import('@stryker-mutator/core')
const usual = [
  'ceph',
  'drawing',
  'contract',
  'workbench',
  'server/patients',
  'server/records',
  'server/overlaps',
  'server/search',
]
const out = join(root, '.tsbuild', 'mutants')
mkdirSync(out, { recursive: true })

const source = room => [
  `packages/${room}/**/*.ts`,
  // Tables are rows with sources: their tests are the golden values.
  ...['**/*.test.ts', '**/testing/**', '**/data/**', '**/golden/**'].map(not => `!packages/${room}/${not}`),
]

const mutantsOf = room => {
  process.env.SELLA_MUTANTS = room
  return new Stryker({
    mutate: source(room),
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    tempDirName: '.tsbuild/stryker',
    ignorePatterns: ['/dist', '/.tsbuild', '/training', '/e2e', '/shared'],
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
    concurrency: Number(process.env.SELLA_MUTANTS_AT_ONCE ?? 2),
    timeoutMS: 10_000,
    disableTypeChecks: false,
  }).runMutationTest()
}

const noticed = ['Killed', 'Timeout']
const counted = [...noticed, 'Survived', 'NoCoverage']
const folderOf = file => file.split('/packages/').at(-1).split('/').slice(0, -1).join('/')
const percent = mutants => {
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length
  const late = mutants.filter(({ status }) => status === 'Timeout').length
  return `${((100 * killed) / mutants.length).toFixed(1)} % of ${mutants.length}${late > 0 ? ` (${late} by time)` : ''}`
}

for (const room of process.argv.length > 2 ? process.argv.slice(2) : usual) {
  if (!existsSync(join(root, 'packages', room))) {
    console.error(`there is no room packages/${room}`)
    process.exitCode = 2
    continue
  }
  const mutants = (await mutantsOf(room)).filter(({ status }) => counted.includes(status))
  const folders = new Set(mutants.map(({ fileName }) => folderOf(fileName)))
  for (const folder of [...folders].sort())
    console.log(`mutants ${folder}: ${percent(mutants.filter(({ fileName }) => folderOf(fileName) === folder))}`)
  console.log(`mutants ${room} in all: ${percent(mutants)}`)
  const left = mutants.filter(({ status }) => !noticed.includes(status))
  const lines = left.map(({ fileName, location, mutatorName, replacement, status }) => {
    const place = `packages/${fileName.split('/packages/').at(-1)}:${location.start.line}:${location.start.column}`
    return `${place} ${mutatorName}${status === 'NoCoverage' ? ' (no test comes here)' : ''}: ${replacement ?? ''}`
  })
  writeFileSync(join(out, `${room.replaceAll('/', '-')}.txt`), `${lines.join('\n')}\n`)
}
