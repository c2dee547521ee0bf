import { spawnSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import type { Priority } from '../testing/priority-thread'
import { taskThread } from './in-thread'

const linux = test.runIf(process.platform === 'linux')
const hasPolicies = spawnSync('chrt', ['--version']).status === 0
const usual = process.env.SELLA_HEAVY_WORK ?? ''
afterEach(() => {
  process.env.SELLA_HEAVY_WORK = usual
})

/** How a thread of heavy work runs that is begun under this setting. */
const priorityUnder = async (setting: string): Promise<Priority> => {
  process.env.SELLA_HEAVY_WORK = setting
  const entry = fileURLToPath(new URL('../testing/priority-thread.ts', import.meta.url))
  const thread = taskThread<null, Priority>({}, entry)
  const { signal } = new AbortController()
  const there = await thread.run(null, { signal, report: () => undefined })
  await thread.close()
  return there
}

linux('heavy work gives way to calls, and calls give way to nobody', async () => {
  const before = getPriority()
  expect((await priorityUnder('nice')).nice).toBe(Math.max(before, 15))
  expect(getPriority()).toBe(before)
})

linux('it has only what nothing else wants where it may starve', async () => {
  expect((await priorityUnder('idle')).policy).toBe(hasPolicies ? 5 : 0)
  expect((await priorityUnder('nice')).policy).toBe(0)
})

linux('it gives way to nobody where it is to have as much as calls', async () => {
  const before = getPriority()
  expect(await priorityUnder('equal')).toEqual({ nice: before, policy: 0 })
})
