#!/usr/bin/env node
// The `sella` command, always from built code; installs and builds once when a fresh checkout has neither.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root } from '../scripts/steps/ready.mjs'

requireNode()
const built = join(root, 'dist', 'sella.mjs')
if (!existsSync(built)) {
  ensureInstalled()
  ensureBuilt()
}
const { main } = await import(built)
await main({ args: process.argv.slice(2), root })
