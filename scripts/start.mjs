// `npm start`: installs what is missing, builds, adds the demo on first start, serves on one port.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root } from './steps/ready.mjs'

requireNode()
ensureInstalled()
ensureBuilt()
const { main } = await import(join(root, 'dist', 'sella.mjs'))
await main({ args: ['serve', '--with-demo', ...process.argv.slice(2)], root })
