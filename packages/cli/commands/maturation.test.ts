import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import golden from '../../ceph/golden/maturation.json'
import { maturation } from './maturation'

const run = async (landmarks: Readonly<Record<string, readonly number[]>>, ...more: readonly string[]): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-maturation-')), 'input.json')
  await writeFile(path, JSON.stringify({ landmarks }))
  let printed = ''
  await maturation.run({ args: ['--input', path, ...more], root: '.', out: text => (printed += text), err: () => undefined })
  return printed
}

const third = Object.fromEntries(
  Object.entries(golden.spines[2]?.points ?? {}).flatMap(([vertebra, parts]) =>
    Object.entries(parts).map(([part, at]) => [`${vertebra}_${part}`, at as readonly number[]]),
  ),
)

it('prints the stage with its doubt', async () => {
  const answer = JSON.parse(await run(third, '--json'))
  expect(answer).toMatchObject({ stage: 'CS3', group: 'around', forms: { C3: 'horizontal', C4: 'trapezoid' } })
  expect(answer.features.C4_notch).toBeCloseTo(0.037, 3)
  expect(await run(third, '--lang', 'en')).toContain('C4 notch')
})

it('goes by the errors the points state', async () => {
  const sure = Object.fromEntries(Object.entries(third).map(([name, at]) => [name, [...at, 0.01]]))
  expect(JSON.parse(await run(sure, '--json'))).toMatchObject({ told: [{ stage: 'CS3', share: 1 }], causes: [] })
})

it('says what lacks where there is no stage', async () => {
  const { C4_ID: _, ...points } = third
  expect(JSON.parse(await run(points, '--json'))).toEqual({ stage: null, why: 'missing', missing: ['C4_ID'] })
})
