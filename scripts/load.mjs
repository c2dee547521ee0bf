// `npm run load [-- --seconds N --rate N --doctors N --engine sqlite|postgres]`: the mixed work of many doctors against one server, the
// built one; figures printed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
const command = join(root, 'packages/server/testing/load/command.ts')
const { status } = spawnSync(join(root, 'node_modules/.bin/tsx'), [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
