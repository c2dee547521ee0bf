// `npm run bench [-- GROUP ...]`: prints `bench NAME VALUE UNIT`, a line a figure; nothing is judged.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
const groups = readdirSync(join(root, 'bench'))
  .filter(name => name.endsWith('.bench.ts'))
  .map(name => name.replace('.bench.ts', ''))
const asked = process.argv.slice(2)

/** Groups whose figures are of code in their own process; the others ask the built product. */
const own = ['engine']

/** A group as the product is shipped: tsx gives each inner function its name again whenever it is made, a fifth of the engine's time. */
const shipped = async file => {
  const outfile = join(root, '.tsbuild', 'bench', 'own.mjs')
  await build({ entryPoints: [file], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' })
  return outfile
}

const commandOf = async (group, file) =>
  own.includes(group) ? [process.execPath, await shipped(file)] : [join(root, 'node_modules/.bin/tsx'), file]

for (const group of asked.length > 0 ? asked : groups) {
  const file = join(root, 'bench', `${group}.bench.ts`)
  if (!existsSync(file)) {
    console.error(`there is no group "${group}"; there are: ${groups.join(', ')}`)
    process.exitCode = 2
    continue
  }
  const [command, entry] = await commandOf(group, file)
  const { status } = spawnSync(command, [entry], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
