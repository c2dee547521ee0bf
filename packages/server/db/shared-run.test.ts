import { expect, test } from 'vitest'
import { sharedRun } from './shared-run'

/** Runs that end when told to, in their order. */
const runs = () => {
  const begun: { end: () => void; fail: (error: Error) => void }[] = []
  const run = (): Promise<void> => new Promise((end, fail) => void begun.push({ end, fail }))
  return { begun, run }
}
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('calls that come during a run share the next one, which begins when it ends', async () => {
  const { begun, run } = runs()
  const call = sharedRun(run)
  const ended: string[] = []
  void call().then(() => ended.push('first'))
  for (const name of ['second', 'third', 'fourth']) void call().then(() => ended.push(name))
  await turn()
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await turn()
  expect(ended).toEqual(['first'])
  expect(begun).toHaveLength(2)
  // One that comes now may have written after the second run looked.
  void call().then(() => ended.push('fifth'))
  begun[1]?.end()
  await turn()
  expect(ended).toEqual(['first', 'second', 'third', 'fourth'])
  begun[2]?.end()
  await turn()
  expect(ended.at(-1)).toBe('fifth')
  expect(begun).toHaveLength(3)
})

test('a run that fails is told to those who share it and to nobody else', async () => {
  const { begun, run } = runs()
  const call = sharedRun(run)
  const [first, second, third] = [call(), call(), call()]
  begun[0]?.fail(new Error('no disk'))
  await expect(first).rejects.toThrow('no disk')
  await turn()
  begun[1]?.end()
  await Promise.all([second, third])
  expect(begun).toHaveLength(2)
})

test('calls that come as a run ends never begin two at once', async () => {
  const { begun, run } = runs()
  const call = sharedRun(run)
  const again = call().then(() => call())
  const shared = call()
  begun[0]?.end()
  await turn()
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  await Promise.all([again, shared])
})
