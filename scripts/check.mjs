// `npm run check`: the quick look before a commit — types, style, rooms, unit tests without databases and browsers.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compiler, root } from './steps/ready.mjs'

const bin = name => join(root, 'node_modules', '.bin', name)
const steps = [
  [compiler, ['-b']],
  [compiler, ['-p', 'tsconfig.tests.json']],
  [bin('biome'), ['check', '--diagnostic-level=error', '.']],
  [bin('tsx'), ['scripts/rooms-check.ts']],
  [bin('vitest'), ['run', 'packages/ceph', 'packages/drawing', 'packages/contract', 'packages/workbench', 'packages/web']],
]
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
