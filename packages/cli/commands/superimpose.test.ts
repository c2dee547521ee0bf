import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refused } from '../command'
import { superimpose } from './superimpose'

interface Move {
  readonly rotation_deg: number
  readonly translation_mm: readonly number[]
  readonly registered_mm: Readonly<Record<string, readonly number[]>>
}

const run = async (
  input: unknown,
): Promise<Record<'sn' | 'pp' | 'mp', Move | null> & { readonly missing: Readonly<Record<string, unknown>> }> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-superimpose-')), 'input.json')
  await writeFile(path, JSON.stringify(input))
  let printed = ''
  await superimpose.run({
    args: ['--input', path, '--json'],
    root: '.',
    out: text => {
      printed += text
    },
    err: () => undefined,
  })
  return JSON.parse(printed)
}

const record_1 = { mm_per_px: 0.1, landmarks: { S: [700, 500], Na: [1400, 500] } }

describe('superimpose', () => {
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
    const one = { ...record_1, landmarks: { ...record_1.landmarks, PNS: [1300, 900], Go: [900, 1400], Gn: [1300, 1500] } }
    const two = { ...one, landmarks: { ...one.landmarks, ANS: [1450, 880], Go: [1300, 1500] } }
    const { missing } = await run({ record_1: one, record_2: two })
    expect(missing).toEqual({ pp: { why: 'missing-points', points: ['ANS'] }, mp: { why: 'degenerate' } })
  })

  it('refuses a missing record and a scale that is none', async () => {
    await expect(run({ record_1 })).rejects.toThrow(Refused)
    await expect(run({ record_1, record_2: { ...record_1, mm_per_px: -1 } })).rejects.toThrow(Refused)
  })
})
