import { startBench, type Visitor } from '@sella/server/testing/bench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused, WrongUsage } from '../command'
import { signOut } from './sign-out'

let bench: Awaited<ReturnType<typeof startBench>>
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

const printed: string[] = []
const run = (...args: readonly string[]): Promise<void> =>
  signOut.run({ args: [...args, '--data', bench.folder], root: '.', out: text => printed.push(text), err: () => undefined })
const state = async (...doctors: readonly Visitor[]) =>
  Promise.all(doctors.map(async doctor => (await doctor.ask('cUserInfo', {})).status))

it('ends the sessions of one account while the server runs, then those of all', async () => {
  const [lost, other] = [await bench.doctor('lost.laptop'), await bench.doctor('other')]
  await run('Lost.Laptop')
  expect(await state(lost, other)).toEqual([401, 200])
  await run('--all')
  expect(await state(lost, other)).toEqual([401, 401])
  expect(printed).toEqual(['1 sessions ended\n', '1 sessions ended\n'])
})

it('refuses unknown accounts, and a call that names nobody or both', async () => {
  await expect(run('nobody.here')).rejects.toBeInstanceOf(Refused)
  await expect(run()).rejects.toBeInstanceOf(WrongUsage)
  await expect(run('other', '--all')).rejects.toBeInstanceOf(WrongUsage)
})
