import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oncePerRun } from './once-per-run'

let run = ''
beforeAll(async () => {
  run = await mkdtemp(join(tmpdir(), 'sella-once-'))
})
afterAll(() => rm(run, { recursive: true }))

test('what a run shares is made by the first that asks; the others wait until it is all there', async () => {
  let makers = 0
  const asked = async (): Promise<string> => {
    const folder = await oncePerRun(run, 'shared', async place => {
      makers += 1
      await new Promise(resolve => setTimeout(resolve, 20))
      await writeFile(join(place, 'whole'), 'yes')
    })
    return readFile(join(folder, 'whole'), 'utf8')
  }
  expect(await Promise.all([asked(), asked(), asked()])).toEqual(['yes', 'yes', 'yes'])
  expect([await asked(), makers]).toEqual(['yes', 1])
})

test('what could not be made fails for all of them, in the words of the maker', async () => {
  const asked = () => oncePerRun(run, 'broken', () => Promise.reject(new Error('no room')))
  const all = await Promise.allSettled([asked(), asked()])
  expect(all.map(outcome => outcome.status === 'rejected' && String(outcome.reason))).toEqual(
    Array(2).fill('Error: broken could not be made: Error: no room'),
  )
})
