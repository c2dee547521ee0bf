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

it('prints what stands on the screen beside a stage: the three groups, notches out of order, whose errors it goes by', async () => {
  expect(await run(third, '--lang', 'en')).toMatch(/^CS3 .*\n.*\nbefore [<>]?\d+% · around [<>]?\d+% · after [<>]?\d+%\n/)
  expect(await run(third, '--lang', 'en')).not.toMatch(/order|own measured error/)
  // C2 flat, C3 notched.
  const flat = { ...third, C2_ID: [((third.C2_IP?.[0] ?? 0) + (third.C2_IA?.[0] ?? 0)) / 2, third.C2_IP?.[1] ?? 0] }
  expect(await run(flat, '--lang', 'zh')).toContain('凹陷的次序不典型')
  const own = join(await mkdtemp(join(tmpdir(), 'sella-maturation-')), 'own.json')
  const error = { forwardMm: 0.3, downMm: 0.3, correlation: 0, films: 12 }
  await writeFile(own, JSON.stringify({ ownErrors: { C3_IA: error } }))
  const faced = { ...third, S: [0, -60], Na: [70, -70] }
  expect(await run(faced, '--lang', 'en', '--own-errors', own)).toContain('own measured error (12 films read twice')
})
