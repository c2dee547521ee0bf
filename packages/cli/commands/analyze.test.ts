import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refused, WrongUsage } from '../command'
import { analyze } from './analyze'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-analyze-'))
})

const fileWith = async (input: unknown): Promise<string> => {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(path, typeof input === 'string' ? input : JSON.stringify(input))
  return path
}

const streams = async (input: unknown, ...args: readonly string[]) => {
  const written = { out: '', err: '' }
  const into = (stream: 'out' | 'err') => (text: string) => {
    written[stream] += text
  }
  await analyze.run({ args: ['--input', await fileWith(input), ...args], root: '.', out: into('out'), err: into('err') })
  return written
}

const run = async (input: unknown, ...args: readonly string[]): Promise<string> => (await streams(input, ...args)).out

const landmarks = { S: [0, 0], Na: [700, 0], A: [690, 500], B: [650, 900] }
const ruler = { ruler0: [0, 0], ruler1: [0, 100], rulerdistance: 10 }

describe('analyze', () => {
  it('prints every item without rounding, null with its reason where points are missing', async () => {
    const { values, missing, scale, facing } = JSON.parse(await run({ landmarks, ...ruler }, '--all', '--json'))
    expect(Object.keys(values)).toHaveLength(217)
    expect(values.SNA).toBeCloseTo((Math.atan2(500, 10) * 180) / Math.PI, 9)
    expect(values['S-N']).toBeCloseTo(70, 9)
    expect(values.FMA).toBeNull()
    expect(missing.FMA).toMatchObject({ why: 'missing-points', points: expect.arrayContaining(['Po', 'Or']) })
    expect(scale).toEqual({ mmPerPixel: 0.1, provenance: 'ruler' })
    expect(facing).toBe('right')
  })

  it('takes a ruler of 12.5 mm as it is', async () => {
    const { scale } = JSON.parse(await run({ landmarks, ...ruler, rulerdistance: 12.5 }, '--all', '--json'))
    expect(scale).toEqual({ mmPerPixel: 0.125, provenance: 'ruler' })
  })

  it('measures by a ruler that cannot be right, judges nothing by it, and says both', async () => {
    const slip = { landmarks, ...ruler, rulerdistance: 1 }
    const all = await streams(slip, '--all', '--json', '--lang', 'en')
    expect(JSON.parse(all.out)).toMatchObject({ scale: { mmPerPixel: 0.01, provenance: 'ruler' }, values: { 'S-N': 7 } })
    expect(all.err).toMatch(/impossible \(S-Na = 7\.0 mm\); values in mm are by it all the same/)
    const rows = await streams(slip, '--method', '九院', '--json', '--lang', 'en')
    const length = JSON.parse(rows.out).rows.find(({ item }: { item: string }) => item === 'S-N_mm(九院)')
    expect(length).toMatchObject({ value: null, missing: { why: 'uncalibrated' }, class: null })
    expect(rows.err).toMatch(/impossible \(S-Na = 7\.0 mm\) and not used/)
    expect((await streams({ landmarks, ...ruler }, '--all', '--json')).err).toBe('')
  })

  it('gives no millimetres without a ruler unless S-Na is assumed, and says so', async () => {
    const bare = JSON.parse(await run({ landmarks }, '--all', '--json'))
    expect(bare.scale).toEqual({ mmPerPixel: null, provenance: 'none' })
    expect(bare.values['S-N']).toBeNull()
    expect(bare.missing['S-N']).toEqual({ why: 'uncalibrated' })
    const assumed = JSON.parse(await run({ landmarks }, '--all', '--json', '--assume-scale'))
    expect(assumed.scale.provenance).toBe('assumed')
    expect(assumed.values['S-N']).toBeCloseTo(71.8, 9)
  })

  it('judges the rows of one analysis against the norm of the dentition', async () => {
    const rows = JSON.parse(
      await run({ landmarks, ...ruler }, '--method', 'ABO', '--dentition', 'primary_mixed', '--sex', 'female', '--json'),
    )
    expect(rows).toMatchObject({ method: 'ABO', dentition: 'primary_mixed', sex: 'female' })
    expect(rows.rows).toHaveLength(11)
    expect(rows.rows[0]).toMatchObject({ item: 'SNA', mean: 82.3, shown: '88.9', class: 'sd_positive_1', stars: 1 })
  })

  it('calls no value normal that is not there', async () => {
    const { rows } = JSON.parse(await run({ landmarks }, '--method', 'ABO', '--json')) as {
      readonly rows: readonly { readonly value: number | null; readonly class: string | null }[]
    }
    expect(rows.some(({ value }) => value === null)).toBe(true)
    for (const { value, class: of } of rows) expect(of === null).toBe(value === null)
  })

  const rowsOf = async (...args: readonly string[]) =>
    JSON.parse(await run({ landmarks, ...ruler }, '--method', ...args, '--json')) as {
      readonly dentition: string
      readonly rows: readonly { readonly mean: number; readonly normGroup: string | null; readonly normSex: string }[]
    }

  it('finds the age group by the birthday and the day of the film, unless it is named', async () => {
    const born = (birthday: string) => rowsOf('ABO', '--birthday', birthday, '--date', '2026-03-01')
    const groups = await Promise.all(['2018-03-01', '2014-03-02', '2014-03-01', '2010-03-02', '2010-03-01'].map(born))
    expect(groups.map(({ rows }) => rows[0]?.normGroup)).toEqual([
      ...['primary_mixed', 'primary_mixed', 'early_permanent', 'early_permanent', 'permanent'],
    ])
    const named = await rowsOf('ABO', '--birthday', '2018-03-01', '--date', '2026-03-01', '--dentition', 'permanent')
    expect([named.dentition, named.rows[0]?.normGroup, named.rows[0]?.mean]).toEqual(['permanent', 'permanent', 82.8])
    const child = await rowsOf('北大', '--birthday', '2013-03-01', '--date', '2026-03-01')
    expect(child.rows[0]?.normGroup).toBe('permanent')
  })

  it('judges by the norms of the sex where the tables tell the sexes apart, and says which judged', async () => {
    const lengths = await Promise.all([['--sex', 'male'], ['--sex', 'female'], []].map(sex => rowsOf('McNamara', ...sex)))
    expect(lengths.map(({ rows }) => [rows[3]?.mean, rows[3]?.normSex, rows[3]?.normGroup])).toEqual([
      [134.3, 'male', null],
      [120.2, 'female', null],
      [127.25, 'both', null],
    ])
  })

  it('carries the errors of the points into the rows, and into those alone that lean on them', async () => {
    const with1 = (names: readonly string[]) =>
      Object.fromEntries(Object.entries(landmarks).map(([name, at]) => [name, names.includes(name) ? [...at, 3] : at]))
    const errors = async (names: readonly string[]) => {
      const { rows } = JSON.parse(await run({ landmarks: with1(names) }, '--method', 'ABO', '--json'))
      return Object.fromEntries(
        rows.flatMap((row: { item: string; error?: number }) => (row.error === undefined ? [] : [[row.item, row.error]])),
      )
    }
    expect(await errors([])).toEqual({})
    const far = (await errors(['A'])) as Readonly<Record<string, number>>
    expect(Object.keys(far)).toEqual(expect.arrayContaining(['SNA', 'ANB']))
    expect(far).not.toHaveProperty('SNB')
    // Rotation about nasion: an error of 3 pixels in each coordinate, seen from Na.
    const [[nx = 0, ny = 0], [ax = 0, ay = 0]] = [landmarks.Na, landmarks.A]
    const fromNa = Math.hypot(ax - nx, ay - ny)
    expect(far.SNA).toBeCloseTo(((3 / fromNa) * 180) / Math.PI, 4)
    const both = (await errors(['A', 'B'])) as Readonly<Record<string, number>>
    expect(both.ANB).toBeGreaterThan(far.ANB ?? 0)
  })

  it('names the points a missing constructed one is made of', async () => {
    const { U1IncisalTip: _, ...rest } = { ...landmarks, U1IncisalTip: [0, 0] }
    const { missing } = JSON.parse(await run({ landmarks: rest }, '--all', '--json'))
    expect(missing['Wits appraisal'].points).not.toContain('OPAnt_Ex')
    expect(missing['Wits appraisal'].points).toContain('U1IncisalTip')
  })

  it.each([
    [['--birthday', '2018-03-01']],
    [['--date', '2026-03-01']],
    [['--birthday', '2018-02-30', '--date', '2026-03-01']],
    [['--birthday', '2018-3-1', '--date', '2026-03-01']],
  ])('takes %j for wrong usage', async days => {
    await expect(run({ landmarks }, '--method', 'ABO', ...days)).rejects.toThrow(WrongUsage)
  })

  it('refuses a film older than its patient', async () => {
    const days = ['--birthday', '2026-03-02', '--date', '2026-03-01']
    await expect(run({ landmarks }, '--method', 'ABO', ...days)).rejects.toThrow('before birth')
  })

  it('refuses a film from the future', async () => {
    const days = ['--birthday', '2018-03-01', '--date', '2999-03-01']
    await expect(run({ landmarks }, '--method', 'ABO', ...days)).rejects.toThrow('in the future')
  })

  it.each([
    ['an unknown landmark', { landmarks: { Nasion: [1, 2] } }],
    ['a point out of bounds', { landmarks: { S: [1e7, 0] } }],
    ['a number JSON cannot hold', '{"landmarks":{"S":[1e999,0]}}'],
    ['a text for a number', { landmarks: { S: ['1', 0] } }],
    ['an error below 0', { landmarks: { S: [1, 2, -1] } }],
    ['an error that is no number', { landmarks: { S: [1, 2, '3'] } }],
    ['four numbers for a point', { landmarks: { S: [1, 2, 3, 4] } }],
    ['half a ruler', { landmarks, ruler0: [0, 0] }],
    ['a ruler of 0 mm', { landmarks, ...ruler, rulerdistance: 0 }],
    ['a ruler of 1000 mm', { landmarks, ...ruler, rulerdistance: 1000 }],
    ['a length without its ruler that is none', { landmarks, rulerdistance: 0.5 }],
    ['no landmarks', {}],
    ['a list', []],
    ['broken JSON', '{"landmarks":'],
  ])('refuses %s in one sentence', async (_, input) => {
    await expect(run(input, '--all', '--json')).rejects.toThrow(Refused)
  })

  it('tells wrong usage from refused input', async () => {
    await expect(run({ landmarks })).rejects.toThrow(WrongUsage)
    await expect(run({ landmarks }, '--all', '--method', 'ABO')).rejects.toThrow(WrongUsage)
    await expect(run({ landmarks }, '--all', '--sex', 'other')).rejects.toThrow(WrongUsage)
    await expect(run({ landmarks }, '--method', 'Nobody')).rejects.toThrow(Refused)
  })
})
