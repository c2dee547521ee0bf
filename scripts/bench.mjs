// `npm run bench [-- GROUP ...]`: prints `bench NAME VALUE UNIT`, a line a figure; nothing is judged.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
const groups = readdirSync(join(root, 'bench'))
  .filter(name => name.endsWith('.bench.ts'))
  .map(name => name.replace('.bench.ts', ''))
const asked = process.argv.slice(2)
for (const group of asked.length > 0 ? asked : groups) {
  const file = join(root, 'bench', `${group}.bench.ts`)
  if (!existsSync(file)) {
    console.error(`there is no group "${group}"; there are: ${groups.join(', ')}`)
    process.exitCode = 2
    continue
  }
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsx'), [file], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
