// `npm run fuzz [-- --count N --seed N --engine sqlite|postgres]`: requests by chance over every call; exit status 1 when one is answered by 5xx.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
const command = join(root, 'packages/server/testing/fuzz/command.ts')
const { status } = spawnSync(join(root, 'node_modules/.bin/tsx'), [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
