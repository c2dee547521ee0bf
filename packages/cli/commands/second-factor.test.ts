import { withAuthenticator } from '@sella/server/testing/authenticator'
import { password, startBench } from '@sella/server/testing/bench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused, WrongUsage } from '../command'
import { secondFactor } from './second-factor'

let bench: Awaited<ReturnType<typeof startBench>>
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

const run = (...args: readonly string[]): Promise<void> =>
  secondFactor.run({ args: [...args, '--data', bench.folder], root: '.', out: () => undefined, err: () => undefined })

it('lets who lost phone and codes in by the password again, while the server runs, and nobody else', async () => {
  const [doctor, other] = [await bench.doctor('lost.phone'), await bench.doctor('other')]
  await withAuthenticator(bench, doctor)
  await withAuthenticator(bench, other)
  const signIn = (loginName: string) => bench.visitor().refusal('login', { loginName, password })
  expect(await signIn('lost.phone')).toBe('SECOND_FACTOR_NEEDED')
  await run('off', 'Lost.Phone')
  expect(await signIn('lost.phone')).toBe('DONE')
  expect(await signIn('other')).toBe('SECOND_FACTOR_NEEDED')
})

it('refuses unknown accounts and other words', async () => {
  await expect(run('off', 'nobody.here')).rejects.toBeInstanceOf(Refused)
  await expect(run('on', 'other')).rejects.toBeInstanceOf(WrongUsage)
})
