import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { taskThread } from './in-thread'

test.runIf(process.platform === 'linux')('heavy work gives way to calls, and calls give way to nobody', async () => {
  const before = getPriority()
  const thread = taskThread<null, number>({}, fileURLToPath(new URL('../testing/priority-thread.ts', import.meta.url)))
  const { signal } = new AbortController()
  const there = await thread.run(null, { signal, report: () => undefined })
  expect([there, getPriority()]).toEqual([Math.max(before, 15), before])
  await thread.close()
})
