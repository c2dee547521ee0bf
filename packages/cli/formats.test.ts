import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { commands } from './commands/index'
import { main } from './sella'

type Point = readonly number[]
type Points = Readonly<Record<string, Point>>
type Expected = Readonly<Record<string, number | null>>

interface Move {
  readonly rotation_deg: number
  readonly translation_mm: Point
  readonly registered_mm: Points
}

interface Golden<Case> {
  readonly tolerance: Readonly<Record<string, number>>
  readonly cases: readonly ({ readonly id: string } & Case)[]
}

const golden = <Case>(name: string): Golden<Case> =>
  JSON.parse(readFileSync(new URL(`../ceph/golden/${name}.json`, import.meta.url), 'utf8'))

const skull = golden<{
  facing: string
  ruler0: Point
  ruler1: Point
  rulerdistance: number
  landmarks: Points
  expected: Expected
}>('skull')
const faces = golden<{ view: string; mm_per_px: number; landmarks: Points; expected: Expected }>('face')
const overlaps = golden<{ record_1: unknown; record_2: unknown; expected: Readonly<Record<string, Move | null>> }>(
  'superimposition',
)
/** The tightest of the worked cases' tolerances, that of ratios. */
const tolerance = 0.001

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-formats-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = undefined
})
afterAll(() => rm(folder, { recursive: true }))

const file = async (content: unknown): Promise<string> => {
  const place = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content))
  return place
}

/** The whole command as a shell sees it: both streams and the exit status. */
const sella = async (...args: readonly string[]) => {
  const printed = { out: '', err: '' }
  const listen = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    printed[stream] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(listen('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(listen('err')),
  ]
  await main({ args, root: '.' })
  for (const spy of spies) spy.mockRestore()
  return { ...printed, status: process.exitCode }
}

const json = async (...args: readonly string[]) => {
  const { out, err, status } = await sella(...args)
  expect([status, err, out.endsWith('\n'), out.trimEnd().includes('\n')]).toEqual([0, '', true, false])
  return JSON.parse(out)
}

/** Within the stated tolerance of the worked case, and null where that is null. */
const near = (got: unknown, expected: number | null | undefined): boolean =>
  expected === null ? got === null : typeof got === 'number' && Math.abs(got - (expected ?? Number.NaN)) <= tolerance

const differing = (values: Readonly<Record<string, unknown>>, expected: Expected): readonly string[] =>
  Object.entries(expected).flatMap(([item, value]) => (near(values[item], value) ? [] : [item]))

describe('analyze --all --json', () => {
  it.each(skull.cases)('gives every value of the worked case $id and no other field', async workedCase => {
    const { landmarks, ruler0, ruler1, rulerdistance, expected, facing } = workedCase
    const got = await json('analyze', '--input', await file({ landmarks, ruler0, ruler1, rulerdistance }), '--all', '--json')
    expect(Object.keys(got).sort()).toEqual(['facing', 'missing', 'scale', 'values'])
    expect(Object.keys(got.scale).sort()).toEqual(['mmPerPixel', 'provenance'])
    expect(got.facing).toBe(facing)
    expect(Object.keys(got.values).sort()).toEqual(Object.keys(expected).sort())
    expect(differing(got.values, expected)).toEqual([])
    // Every null has a reason, and nothing else has.
    const nulls = Object.keys(got.values).filter(item => got.values[item] === null)
    expect(Object.keys(got.missing).sort()).toEqual(nulls.sort())
    for (const [item, { why, points, items }] of Object.entries<Record<string, unknown>>(got.missing)) {
      expect(['missing-points', 'uncalibrated', 'degenerate', 'needs-other-item'], item).toContain(why)
      expect([Array.isArray(points), Array.isArray(items)], item).toEqual([why === 'missing-points', why === 'needs-other-item'])
    }
  })
})

describe('analyze --method --json', () => {
  const [workedCase] = skull.cases
  const rowFields =
    'item name category unit mean sd normSource normGroup normSex value shown difference class stars meaning'.split(' ')

  it('gives the rows with every field of the format, in both languages', async () => {
    if (!workedCase) throw new Error('there are worked cases')
    const input = await file({
      landmarks: workedCase.landmarks,
      ruler0: workedCase.ruler0,
      ruler1: workedCase.ruler1,
      rulerdistance: 10,
    })
    const ask = (lang: string) =>
      json('analyze', '--input', input, '--method', 'ABO', '--sex', 'female', '--lang', lang, '--json')
    const [zh, en] = [await ask('zh'), await ask('en')]
    expect(en).toMatchObject({ method: 'ABO', dentition: 'permanent', sex: 'female', scale: { provenance: 'ruler' } })
    expect(en.rows).toHaveLength(11)
    for (const row of en.rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(rowFields))
    expect(en.rows[0]).toMatchObject({ item: 'SNA', category: 'Maxilla to Cranium', unit: 'degree', mean: 82.8, sd: 4 })
    expect(near(en.rows[0].value, workedCase.expected.SNA)).toBe(true)
    expect([zh.rows[0].meaning, en.rows[0].meaning].map(text => /\p{Script=Han}/u.test(text))).toEqual([true, false])
    // The numbers are the same in both languages.
    const numbers = (rows: readonly Record<string, unknown>[]) =>
      rows.map(({ value, difference, stars }) => [value, difference, stars])
    expect(numbers(zh.rows)).toEqual(numbers(en.rows))
  })

  it('writes what is shown as a number that programs read, of a negative value too', async () => {
    const { landmarks, ruler0, ruler1, rulerdistance } = workedCase ?? {}
    const args = ['--input', await file({ landmarks, ruler0, ruler1, rulerdistance }), '--method', 'McNamara', '--json']
    const { rows } = (await json('analyze', ...args)) as {
      readonly rows: readonly { readonly item: string; readonly value: number | null; readonly shown: string }[]
    }
    expect(rows.find(({ item }) => item === 'A to N-Perp')?.shown).toBe('-1.0')
    for (const { value, shown, item } of rows)
      if (value !== null) expect(Math.abs(Number(shown) - value), item).toBeLessThan(0.06)
  })
})

describe('face --json', () => {
  it.each(faces.cases)('gives every value of the worked case $id', async ({ view, landmarks, mm_per_px, expected }) => {
    const got = await json('face', '--view', view, '--input', await file({ landmarks, mm_per_px }), '--json')
    expect(Object.keys(got).sort()).toEqual(['missing', 'scale', 'values', 'view'])
    expect(differing(got.values, expected)).toEqual([])
  })
})

describe('superimpose --json', () => {
  it.each(overlaps.cases)('gives the moves of the worked case $id', async ({ record_1, record_2, expected }) => {
    const got = await json('superimpose', '--input', await file({ record_1, record_2 }), '--json')
    expect(Object.keys(got)).toEqual(['sn', 'pp', 'mp', 'missing'])
    // Every null has a reason, and nothing else has.
    expect(Object.keys(got.missing)).toEqual(Object.keys(expected).filter(method => expected[method] === null))
    for (const [method, move] of Object.entries(expected)) {
      if (move === null) {
        expect(got[method]).toBeNull()
        continue
      }
      expect(Object.keys(got[method])).toEqual(Object.keys(move))
      expect(near(got[method].rotation_deg, move.rotation_deg)).toBe(true)
      const all = { ...move.registered_mm, t: move.translation_mm }
      const registered: Points = { ...got[method].registered_mm, t: got[method].translation_mm }
      for (const [name, at] of Object.entries(all))
        for (const i of [0, 1]) expect(near(registered[name]?.[i], at[i]), name).toBe(true)
    }
  })
})

describe('a refused input', () => {
  const S = [1, 2]
  it.each([
    ['an empty file', '', ['analyze', '--all'], '是空文件', 'is empty'],
    ['what is no JSON', '{"landmarks":{"S":[0,NaN]}}', ['analyze', '--all'], '不是 JSON', 'is not JSON'],
    ['a list', [], ['analyze', '--all'], '输入须为', 'must be an object'],
    ['an unknown point', { landmarks: { Nasion: S } }, ['analyze', '--all'], '未知标志点', 'unknown landmark'],
    ['a number too large', '{"landmarks":{"S":[0,1e400]}}', ['analyze', '--all'], '有限数', 'finite numbers'],
    [
      'a ruler of minus 5 mm',
      { landmarks: { S }, ruler0: S, ruler1: [5, 5], rulerdistance: -5 },
      ['analyze', '--all'],
      '1 至 100',
      '1 to 100',
    ],
    ['an unknown analysis', { landmarks: { S } }, ['analyze', '--method', 'Nobody'], '没有分析方法', 'there is no analysis'],
    ['half of a pair', { record_1: { landmarks: { S } } }, ['superimpose'], '缺少 "record_2"', '"record_2" is missing'],
    ['a scale of minus 1', { landmarks: {}, mm_per_px: -1 }, ['face', '--view', 'face_side'], '须为正数', 'must be a positive'],
  ])(
    '(%s) is told in one sentence on standard error, in the reader’s language',
    async (_, content, [command = '', ...rest], zh, en) => {
      const args = [command, '--input', await file(content), '--json', ...rest]
      vi.stubEnv('LC_ALL', 'zh_CN.UTF-8')
      const chinese = await sella(...args)
      vi.stubEnv('LC_ALL', 'C')
      const english = await sella(...args)
      for (const [printed, words] of [
        [chinese, zh],
        [english, en],
      ] as const) {
        expect([printed.status, printed.out]).toEqual([1, ''])
        expect(printed.err).toContain(words)
        expect(printed.err.match(/\n/g)).toHaveLength(1)
      }
    },
  )

  it('is told in the language of --lang before that of the terminal', async () => {
    vi.stubEnv('LC_ALL', 'zh_CN.UTF-8')
    const { err } = await sella('analyze', '--input', join(folder, 'gone.json'), '--all', '--lang', 'en')
    expect(err).toBe(`cannot read ${join(folder, 'gone.json')}\n`)
  })

  it('is not a file that begins with a byte order mark', async () => {
    const place = await file(`\uFEFF${JSON.stringify({ landmarks: { S } })}`)
    expect((await sella('analyze', '--input', place, '--all', '--json')).status).toBe(0)
  })

  it('is a place that cannot be written to, without a trace of the program', async () => {
    const place = join(folder, 'nowhere', 'film.png')
    const { status, out, err } = await sella('phantom', '--width', '400', '-o', place)
    expect([status, out]).toEqual([1, ''])
    expect(err).toMatch(/^cannot write .*film\.png: .*\n$/)
    expect(existsSync(place)).toBe(false)
  })
})

describe('wrong usage', () => {
  it.each([
    [['analyze', '--all']],
    [['analyze', '--input', 'x', '--all', '--method', 'ABO']],
    [['analyze', '--input', 'x', '--all', '--lang', 'de']],
    [['face', '--view', 'face_rear', '--input', 'x']],
    [['superimpose']],
    [['phantom', '--class', 'IV']],
    [['report', '--method', 'ABO']],
    [['nothing']],
    [[]],
  ])('%j has status 2, nothing on standard output and the usage on standard error', async args => {
    const { status, out, err } = await sella(...args)
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(/sella/)
  })
})

it('phantom writes points that analyze reads', async () => {
  const place = join(folder, 'points.json')
  expect(await sella('phantom', '--seed', '3', '--width', '400', '--json', place)).toEqual({ out: '', err: '', status: 0 })
  const points = JSON.parse(await readFile(place, 'utf8'))
  expect(Object.keys(points)).toEqual(['landmarks', 'ruler0', 'ruler1', 'rulerdistance'])
  const { values, scale } = await json('analyze', '--input', place, '--all', '--json')
  expect(scale.provenance).toBe('ruler')
  expect(values.SNA).toBeGreaterThan(70)
})

it('the page about the command line names every command and no other', () => {
  const page = readFileSync(new URL('../../docs/command-line.md', import.meta.url), 'utf8')
  const named = page
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
  expect(named.sort()).toEqual(Object.keys(commands).sort())
})
