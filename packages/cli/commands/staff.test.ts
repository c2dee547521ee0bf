import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBench } from '@sella/server/testing/bench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused, WrongUsage } from '../command'
import { staff } from './staff'

let bench: Awaited<ReturnType<typeof startBench>>
let empty = ''
beforeAll(async () => {
  bench = await startBench(null)
  empty = await mkdtemp(join(tmpdir(), 'sella-staff-'))
})
afterAll(async () => {
  await bench.close()
  await rm(empty, { recursive: true })
})

const run = async (...args: readonly string[]): Promise<string> => {
  let printed = ''
  const out = (text: string): void => {
    printed += text
  }
  await staff.run({ args: [...args, '--data', bench.folder], root: '.', out, err: () => undefined })
  return printed
}

it('an account is made staff while the server runs, is listed, and is signed out when it leaves', async () => {
  const someone = await bench.doctor('operator')
  expect(await someone.refusal('inboxList', {})).toBe('FORBIDDEN')
  expect(await run('add', 'Operator')).toBe('Operator answers customer service\n')
  expect((await someone.call('inboxList', {})).total).toBe(0)
  expect(await run('list')).toBe('operator\n')
  await run('remove', 'operator')
  expect(await someone.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
  expect(await run('list')).toBe('\n')
})

it('unknown accounts and other words are refused', async () => {
  await expect(run('add', 'nobody')).rejects.toThrow(Refused)
  for (const args of [[], ['add'], ['promote', 'x'], ['list', 'x'], ['add', 'x', 'y']])
    await expect(run(...args)).rejects.toThrow(WrongUsage)
})
