import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { even, normal } from '@sella/ceph/geometry/random'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { beforeAll, expect, it } from 'vitest'
import { type Command, Refused } from './command'
import { analyze } from './commands/analyze'
import { maturation } from './commands/maturation'
import { reliability } from './commands/reliability'
import { superimpose } from './commands/superimpose'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-own-errors-'))
})

const fileWith = async (content: unknown): Promise<string> => {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(path, JSON.stringify(content))
  return path
}

const run = async (command: Command, ...args: readonly string[]) => {
  let printed = ''
  await command.run({ args: [...args, '--json'], root: '.', out: text => (printed += text), err: () => undefined })
  return JSON.parse(printed)
}

const landmarks = Object.fromEntries(Object.entries(templateFilm()).map(([name, { x, y }]) => [name, [x, y] as const]))

/** The same film placed with a scatter of about 0.3 mm at 10 pixels per mm. */
const shaken = (seed: number) => {
  const next = even(seed)
  const moved = Object.entries(landmarks).map(([name, [x, y]]) => [name, [x + 3 * normal(next), y + 3 * normal(next)]])
  return { landmarks: Object.fromEntries(moved) }
}
const films = (count: number, from: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}`, shaken(from + i)]))

const measuredOn = async (count: number) =>
  fileWith(await run(reliability, '--first', await fileWith(films(count, 1)), '--second', await fileWith(films(count, 100))))

it('measured by `reliability` is what `analyze` then judges by; of too few films the default stays', async () => {
  const input = await fileWith({ landmarks })
  const errorOf = async (...more: readonly string[]): Promise<number | undefined> =>
    (await run(analyze, '--input', input, '--method', 'ABO', ...more)).rows.find((row: { item: string }) => row.item === 'SNA')
      .error
  expect(await errorOf()).toBeUndefined()
  const own = await errorOf('--own-errors', await measuredOn(12))
  const usual = await errorOf('--own-errors', await measuredOn(9))
  expect(usual).toBe(await errorOf('--own-errors', await fileWith({ ownErrors: {} })))
  expect(own).toBeLessThan((usual ?? 0) / 2)
  const saysBy = async (...more: readonly string[]) =>
    (await run(analyze, '--input', input, '--method', 'ABO', '--lang', 'en', ...more)).errorsBy
  expect(await saysBy('--own-errors', await measuredOn(12))).toContain('own measured error (12 films read twice')
  expect(await saysBy('--own-errors', await measuredOn(9))).toContain('the default reader’s error')
  expect(await saysBy()).toBeNull()
  // A point with a stated error was detected, and never counts as better than the table.
  const stated = await fileWith({ landmarks: { ...landmarks, A: [...(landmarks.A ?? []), 0.1] } })
  const [row] = (await run(analyze, '--input', stated, '--method', 'ABO', '--own-errors', await measuredOn(12))).rows.filter(
    ({ item }: { item: string }) => item === 'SNA',
  )
  expect(row.error).toBeGreaterThan(own ?? 9)
})

it('tells from when on a landmark moved', async () => {
  const record = { mm_per_px: 0.1, landmarks }
  const input = await fileWith({ record_1: record, record_2: record })
  const ofA = async (...more: readonly string[]) =>
    (await run(superimpose, '--input', input, '--displacements', ...more)).displacements.find(
      ({ landmark }: { landmark: string }) => landmark === 'A',
    )
  expect((await ofA()).detectable_mm).toBeNull()
  const usual = await ofA('--own-errors', await fileWith({ ownErrors: {} }))
  const own = await ofA('--own-errors', await measuredOn(12))
  expect(usual.distance_mm).toBe(0)
  expect(own.detectable_mm.down).toBeLessThan(usual.detectable_mm.down / 2)
})

it('is refused where the file holds none, or an error that none can be', async () => {
  const input = await fileWith({ landmarks })
  const wrong = { ownErrors: { A: { ...readerErrors.A, films: 3 } } }
  for (const content of [{}, [], { ownErrors: { Nose: {} } }, wrong])
    for (const command of [analyze, maturation]) {
      const method = command === analyze ? ['--method', 'ABO'] : []
      await expect(run(command, '--input', input, ...method, '--own-errors', await fileWith(content))).rejects.toThrow(Refused)
    }
})
