import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { readCard } from '../detect/onnx-node'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../..')

/** What runs the command: the one that `npm test` has built (SELLA_TEST_BUILT), read in a quarter of the time, or its source. */
const built = process.env.SELLA_TEST_BUILT
const [runner, command] = built
  ? [process.execPath, join(root, 'dist/sella.mjs')]
  : [join(root, 'node_modules/.bin/tsx'), join(root, 'packages/cli/sella.ts')]

/** The contents of the home folder after a network was opened in a worker thread of a process started with `first`. */
const leftBehind = async (first: string): Promise<readonly string[]> => {
  const home = mkdtempSync(join(tmpdir(), 'sella-home-'))
  const { files } = await readCard()
  const model = join(root, 'packages/detect/models', files.coarse.file)
  const thread = `require('onnxruntime-node').InferenceSession.create(${JSON.stringify(model)}).then(() => console.log('opened'))`
  const code = `${first}.then(async () => { const { Worker } = await import('node:worker_threads'); new Worker(${JSON.stringify(thread)}, { eval: true }) })`
  // Without the variables that tell the engine it is being tested.
  const env = { PATH: process.env.PATH, HOME: home }
  const { stdout } = spawnSync(runner, ['-e', code], { cwd: root, env, encoding: 'utf8' })
  const left = readdirSync(home, { recursive: true }).map(String)
  rmSync(home, { recursive: true })
  expect(stdout).toContain('opened')
  return left.filter(name => name.includes('onnxruntime'))
}

test.skipIf(process.platform !== 'linux')(
  'the engine of the networks keeps no name of this machine and reports to nobody',
  async () => {
    const sella = pathToFileURL(command).href
    const quiet = `import(${JSON.stringify(sella)}).then(({ main }) => main({ args: ['help'], root: '.' }))`
    expect(await leftBehind(quiet)).toEqual([])
  },
)
