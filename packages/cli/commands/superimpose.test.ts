import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templatePoints } from '@sella/ceph/data/template'
import { describe, expect, it } from 'vitest'
import { Refused } from '../command'
import { superimpose } from './superimpose'

interface Move {
  readonly rotation_deg: number
  readonly translation_mm: readonly number[]
  readonly residual_mm: number
  readonly registered_mm: Readonly<Record<string, readonly number[]>>
}

const printedOf = async (...args: readonly string[]): Promise<string> => {
  let printed = ''
  await superimpose.run({
    args: [...args],
    root: '.',
    out: text => {
      printed += text
    },
    err: () => undefined,
  })
  return printed
}

const run = async (
  input: unknown,
  ...more: readonly string[]
): Promise<Record<'sn' | 'pp' | 'mp', Move | null> & { readonly missing: Readonly<Record<string, unknown>> }> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-superimpose-')), 'input.json')
  await writeFile(path, JSON.stringify(input))
  return JSON.parse(await printedOf('--input', path, '--json', ...more))
}

const record_1 = { mm_per_px: 0.1, landmarks: { S: [700, 500], Na: [1400, 500] } }

it('the table says what was held and what distance is left', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-superimpose-')), 'input.json')
  const record_2 = { mm_per_px: 0.1, landmarks: { S: [700, 500], Na: [1420, 500] } }
  await writeFile(path, JSON.stringify({ record_1, record_2 }))
  const lines = (await printedOf('--input', path, '--hold', 'sn=midpoint')).split('\n')
  expect(lines[0]).toMatch(/residual\s+held$/)
  expect(lines.find(line => line.startsWith('sn'))).toMatch(/1\.00 mm\s+midpoint$/)
})

it('the table writes no minus before zero', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-superimpose-')), 'input.json')
  const record_2 = { mm_per_px: 0.1, landmarks: { S: [700, 500.01], Na: [1400, 500.01] } }
  await writeFile(path, JSON.stringify({ record_1, record_2 }))
  const printed = await printedOf('--input', path)
  expect(printed).toMatch(/^sn .* 0\.00 mm/m)
  expect(printed).not.toMatch(/-0\.00/)
})

it('as JSON says the same where a hold is asked for, and keeps its form where none is', async () => {
  const record_2 = { mm_per_px: 0.1, landmarks: { S: [700, 500], Na: [1420, 500] } }
  const [midpoint, plain] = [await run({ record_1, record_2 }, '--hold', 'sn=midpoint'), await run({ record_1, record_2 })]
  expect(midpoint.sn).toMatchObject({ hold: 'midpoint', residual_mm: expect.closeTo(1, 6) })
  expect(Object.keys(plain.sn ?? {})).toEqual(['rotation_deg', 'translation_mm', 'registered_mm'])
})

describe('superimpose', () => {
  it('lays records by the contours fitted to both films, and says what is left between these', async () => {
    const of = (names: readonly string[], at: (p: { x: number; y: number }) => readonly number[]) =>
      Object.fromEntries(Object.entries(templatePoints).flatMap(([name, p]) => (names.includes(name) ? [[name, at(p)]] : [])))
    const landmarks = ['S', 'Na', 'Ba', 'Po', 'Or', 'ANS', 'PNS', 'Go', 'Gn', 'Me', 'Pog', 'B']
    const outline = ['SE1', 'SE2', 'SE3', 'SE4', 'SE5', 'SE6', 'SE7', 'SE8', 'ACB1', 'ACB2', 'ACB3', 'ACB4']
    const film = (by: number) => {
      const at = ({ x, y }: { x: number; y: number }) => [10 * x + 500 + by, 10 * y + 500]
      return { mm_per_px: 0.1, landmarks: of(landmarks, at), outline: of(outline, at) }
    }
    const second = film(40)
    const moved = {
      ...second,
      landmarks: { ...second.landmarks, S: [second.landmarks.S?.[0] ?? 0, (second.landmarks.S?.[1] ?? 0) + 20] },
    }
    const input = { record_1: film(0), record_2: moved }
    const { sn, missing } = await run(input, '--hold', 'sn=contours')
    expect(Math.hypot((sn?.translation_mm[0] ?? 0) + 4, sn?.translation_mm[1] ?? 0)).toBeLessThan(0.4)
    expect(sn?.residual_mm).toBeLessThan(0.1)
    expect((await run(input, '--hold', 'point')).sn?.residual_mm).toBeGreaterThan(0.01)
    expect((await run(input)).sn).not.toHaveProperty('residual_mm')
    expect((await run({ ...input, record_2: { ...moved, outline: {} } }, '--hold', 'sn=contours')).missing.sn).toMatchObject({
      why: 'no-contour',
    })
    expect(missing.sn).toBeUndefined()
  })

  it('turns and shifts record 2, never enlarges it: a longer S-Na stays longer', async () => {
    const record_2 = { ruler0: [0, 0], ruler1: [0, 100], rulerdistance: 20, landmarks: { S: [0, 0], Na: [0, 400] } }
    const { sn, pp } = await run({ record_1, record_2 })
    expect(sn?.rotation_deg).toBeCloseTo(-90, 9)
    expect(sn?.registered_mm.S).toEqual([70, 50])
    expect(sn?.registered_mm.Na?.[0]).toBeCloseTo(150, 9)
    expect(sn?.registered_mm.Na?.[1]).toBeCloseTo(50, 9)
    expect(pp).toBeNull()
  })

  it('gives no move where a film has no scale', async () => {
    const missing = { sn: { why: 'uncalibrated' }, pp: { why: 'uncalibrated' }, mp: { why: 'uncalibrated' } }
    expect(await run({ record_1, record_2: { landmarks: record_1.landmarks } })).toEqual({
      sn: null,
      pp: null,
      mp: null,
      missing,
    })
  })

  it('says which points a method lacks, on either film, and nothing of a method that has its move', async () => {
    const first = { ...record_1, landmarks: { ...record_1.landmarks, PNS: [1300, 900], Go: [900, 1400], Gn: [1300, 1500] } }
    const second = { ...first, landmarks: { ...first.landmarks, ANS: [1450, 880], Go: [1300, 1500] } }
    const { missing } = await run({ record_1: first, record_2: second })
    expect(missing).toEqual({ pp: { why: 'missing-points', points: ['ANS'] }, mp: { why: 'degenerate' } })
  })

  it('refuses a missing record and a scale that is none', async () => {
    await expect(run({ record_1 })).rejects.toThrow(Refused)
    await expect(run({ record_1, record_2: { ...record_1, mm_per_px: -1 } })).rejects.toThrow(Refused)
  })
})
