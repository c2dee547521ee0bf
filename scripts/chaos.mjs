// `npm run chaos [-- --rounds N --between N --only WORDS]`: servers, databases and stores are killed or cut while films, points and messages
// arrive; prints what was acknowledged and lost. Exit status 1 when anything was lost or a server ended by itself.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
const command = join(root, 'packages/server/testing/chaos/command.ts')
const { status } = spawnSync(join(root, 'node_modules/.bin/tsx'), [command, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
