import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main } from '../packages/cli/sella'

const root = join(fileURLToPath(import.meta.url), '..', '..')
await main({ args: ['serve', '--with-demo', ...process.argv.slice(2)], root })
