import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateLandmarks } from '@sella/ceph/data/template'
import { expect, it } from 'vitest'
import { plan } from './plan'

type Pair = readonly number[]

interface Case extends Readonly<Partial<Record<'tip' | 'apex' | 'tip_after' | 'apex_after' | 'Co' | 'offset_mm', Pair>>> {
  readonly case: string
  readonly pivot_fraction?: number
  readonly angle_deg?: number
  readonly Pog?: Pair
  readonly Me?: Pair
  readonly Pog_after?: Pair
  readonly Me_after?: Pair
  readonly terms?: readonly Pair[]
  readonly delta?: number
  readonly half_width_90?: number
  readonly drivers?: Readonly<Record<string, number>>
  readonly expect?: Readonly<Record<string, number>>
}

interface Golden {
  readonly cases: readonly Case[]
  readonly growth: readonly Readonly<
    Record<'Na_along_BaNa' | 'Ba_along_BaNa' | 'condyle_axis' | 'corpus_axis' | 'nose', number>
  >[]
}

const golden: Golden = JSON.parse(readFileSync(new URL('../../ceph/golden/planning.json', import.meta.url), 'utf8'))
const { cases } = golden

/** Pixels per millimetre. */
const fine = 10

/** The template in mm with FH level, so that x of the plan is x of the film; with points of the golden case. */
const film = (own: Readonly<Record<string, Pair>>) => {
  const level = { ...templateLandmarks, Or: { ...templateLandmarks.Or, y: templateLandmarks.Po.y } }
  const template = Object.entries(level).map(([name, { x, y }]): readonly [string, Pair] => [name, [x, y]])
  const all = [...template, ...Object.entries(own)]
  return Object.fromEntries(all.map(([name, at]) => [name, at.map(mm => mm * fine)]))
}

interface Answer {
  readonly landmarks: Readonly<Record<string, Pair>>
  readonly skin: Readonly<Record<string, { readonly shift_mm: Pair; readonly band_mm: Pair }>>
}

const answer = async (movements: object, own: Readonly<Record<string, Pair>> = {}, more: object = {}): Promise<Answer> => {
  const path = join(await mkdtemp(join(tmpdir(), 'sella-golden-')), 'input.json')
  await writeFile(path, JSON.stringify({ landmarks: film(own), mm_per_px: 1 / fine, movements, ...more }))
  let printed = ''
  const out = (text: string) => {
    printed += text
  }
  await plan.run({ args: ['--input', path, '--json'], root: '.', out, err: () => undefined })
  return JSON.parse(printed)
}

const near = (pixels: Pair | undefined, mm: Pair) => {
  for (const i of [0, 1]) expect((pixels?.[i] ?? Number.NaN) / fine).toBeCloseTo(mm[i] ?? Number.NaN, 4)
}

it.each(cases.filter(row => row.tip !== undefined))('$case', async row => {
  const after = await answer(
    { U1: { turn: row.angle_deg, pivot: row.pivot_fraction } },
    { U1IncisalTip: row.tip ?? [], U1RootTip: row.apex ?? [] },
  )
  near(after.landmarks.U1IncisalTip, row.tip_after ?? [])
  near(after.landmarks.U1RootTip, row.apex_after ?? [])
})

it.each(cases.filter(row => row.Co !== undefined))('$case', async row => {
  const own = { Co: row.Co ?? [], Pog: row.Pog ?? [], Me: row.Me ?? [] }
  const after = await answer({ MDA: { turn: row.angle_deg, axis: row.offset_mm } }, own)
  near(after.landmarks.Pog, row.Pog_after ?? [])
  near(after.landmarks.Me, row.Me_after ?? [])
})

/** In the order of the golden bands: what is moved, and the skin point it belongs to. */
const bands = [
  [{ U1: { x: -5 } }, 'UpperLip'],
  [{ L1: { x: -3 }, U1: { x: -5 } }, 'LowerLip'],
  [{ MX: { x: 4 } }, 'Subnasale'],
] as const

it.each(cases.filter(row => row.terms !== undefined).map((row, i) => ({ ...row, moved: bands[i] })))(
  '$case',
  async ({ moved, delta, half_width_90 }) => {
    const [movements, skin] = moved ?? [{}, '']
    const point = (await answer(movements)).skin[skin]
    expect(point?.shift_mm[0]).toBeCloseTo(delta ?? Number.NaN, 4)
    expect(point?.band_mm[0]).toBeCloseTo(half_width_90 ?? Number.NaN, 4)
  },
)

/** In the order of the golden sums. */
const sums = [{ MX: { x: 4 }, U1: { x: -2 } }, { MD: { x: -6 } }, { U1: { x: -5 }, L1: { x: -4 } }]

it.each(cases.filter(row => row.drivers !== undefined).map((row, i) => ({ ...row, moved: sums[i] })))(
  '$case',
  async ({ moved, expect: expected }) => {
    const { skin } = await answer(moved ?? {})
    for (const [key, mm] of Object.entries(expected ?? {}))
      expect(skin[key.replace(/\.x$/, '')]?.shift_mm[0] ?? 0).toBeCloseTo(mm ?? Number.NaN, 4)
  },
)

it('reads every golden case through the command', () => {
  const kinds = ['tip', 'Co', 'terms', 'drivers'] as const
  expect(kinds.map(kind => cases.filter(row => row[kind] !== undefined).length)).toEqual([3, 3, 3, 3])
  expect(cases).toHaveLength(12)
})

it('grows by the preset of Ricketts: each point by its own amount and along its own axis', async () => {
  const rates = { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }
  const { landmarks, skin } = await answer({}, {}, { growth: { years: 1.5, rates } })
  const start = film({})
  const at = (points: Readonly<Record<string, Pair>>, name: string): Pair => points[name] ?? []
  const between = (from: Pair, to: Pair): Pair => [0, 1].map(i => ((to[i] ?? Number.NaN) - (from[i] ?? Number.NaN)) / fine)
  /** mm along the direction from one start point to another, and perpendicular to it. */
  const along = (shift: Pair, from: string, to: string): Pair => {
    const [x = 0, y = 0] = between(at(start, from), at(start, to))
    const [dx = Number.NaN, dy = Number.NaN] = shift
    return [(dx * x + dy * y) / Math.hypot(x, y), (dy * x - dx * y) / Math.hypot(x, y)]
  }
  const way = (name: string, from: string, to: string): Pair => along(between(at(start, name), at(landmarks, name)), from, to)
  const [grown] = golden.growth
  const exactly = ([mm, aside]: Pair, expected: number | undefined) => {
    expect(mm).toBeCloseTo(expected ?? Number.NaN, 9)
    expect(aside).toBeCloseTo(0, 9)
  }
  exactly(way('Na', 'Ba', 'Na'), grown?.Na_along_BaNa)
  exactly(way('Ba', 'Na', 'Ba'), grown?.Ba_along_BaNa)
  for (const name of ['DC', 'Co']) exactly(way(name, 'Xi', 'DC'), grown?.condyle_axis)
  for (const name of ['PM', 'Pog', 'B', 'L1IncisalTip']) exactly(way(name, 'Xi', 'PM'), grown?.corpus_axis)
  exactly(along(skin.Prn?.shift_mm ?? [], 'PNS', 'ANS'), grown?.nose)
  exactly(way('Prn', 'PNS', 'ANS'), grown?.nose)
})
