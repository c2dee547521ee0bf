import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { PoolPriority } from '../testing/pool-priority'

const linux = test.runIf(process.platform === 'linux')
const entry = fileURLToPath(new URL('../testing/pool-priority.ts', import.meta.url))

const priorityUnder = async (setting: string): Promise<PoolPriority> => {
  const env = { ...process.env, SELLA_HEAVY_WORK: setting }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', entry], { env })
  return JSON.parse(stdout) as PoolPriority
}

linux('what decodes pictures gives way to the thread of the calls', async () => {
  const { own, pool } = await priorityUnder('nice')
  expect(pool.length).toBeGreaterThan(0)
  expect(new Set(pool)).toEqual(new Set([Math.min(19, own + 5)]))
})

linux('it gives way to nobody where heavy work is to have as much as calls', async () => {
  const { own, pool } = await priorityUnder('equal')
  expect(new Set(pool)).toEqual(new Set([own]))
})
