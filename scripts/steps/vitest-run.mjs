// A run of vitest, read from its JSON report.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './ready.mjs'

const skips = ['pending', 'skipped', 'todo']

const outcomeOf = ({ name, status, message, assertionResults: tests }) => {
  const file = relative(root, name)
  const of = test => `${file} > ${test.fullName}`
  const failures = tests
    .filter(test => test.status === 'failed')
    .map(test => ({ test: of(test), said: test.failureMessages.join('\n') }))
  // A file that broke outside its tests, while it was read or in a hook.
  if (status === 'failed' && failures.length === 0) failures.push({ test: file, said: message ?? '' })
  return {
    file,
    passed: tests.filter(test => test.status === 'passed').length,
    skipped: tests.filter(test => skips.includes(test.status)).map(of),
    failures,
  }
}

const noReport = name => [{ file: '', passed: 0, skipped: [], failures: [{ test: name, said: 'no test ran' }] }]

/**
 * Runs vitest by `run(args)`, which resolves to its exit status, with one configuration or only `files` of it. Resolves to what came of each
 * file. `onStray` is called where vitest ends badly though no test failed: something threw after its test was over.
 */
export const vitestRun = async (name, { report, config, files = [], run, onStray }) => {
  // What an earlier run left is no report of this one.
  rmSync(report, { force: true })
  const status = await run([
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ])
  if (!existsSync(report)) return noReport(name)
  const outcomes = JSON.parse(readFileSync(report, 'utf8')).testResults.map(outcomeOf)
  if (status !== 0 && outcomes.every(({ failures }) => failures.length === 0)) onStray?.()
  return outcomes.some(({ passed, failures }) => passed + failures.length > 0) ? outcomes : noReport(name)
}

/** What failed, with the beginning of what it said: a CI may keep no more than the end of what is printed. */
export const failureText = ({ test, said }) => {
  const lines = stripVTControlCharacters(said).trim().split('\n').slice(0, 12)
  return ['', `FAILED ${test}`, ...lines.map(line => `    ${line.slice(0, 200)}`)].join('\n')
}
