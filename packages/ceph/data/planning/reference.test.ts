import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import golden from '../../golden/planning.json' with { type: 'json' }
import { archRules } from './arch-length'
import { defaultAxis, publishedAxes } from './mandibular-axis'
import { growthSdPerYear, growthSliders } from './mean-growth'
import type { populations } from './populations'
import {
  landmarkSd,
  leastHalfWidth,
  leastLowerLipHalfWidth,
  ninetyPercent,
  residualSd,
  verticalResidual,
} from './prediction-error'
import { skinResponses } from './responses'
import { segmentNames, segments } from './segments'
import { planningSources } from './sources'
import { holdaway, ricketts, steiner, tweed } from './targets'
import { toothPivots } from './tooth-pivots'

type Plain = Record<string, unknown>

const folder = join(process.env.SELLA_SHARED ?? join(process.cwd(), '..', 'shared'), 'clinical', 'beyond')
const files = ['planning.json', 'growth.json'].map(name => join(folder, name))
const absent = files.filter(file => !existsSync(file))
if (absent.length > 0) console.warn(`tables not compared with their reference: ${absent.join(', ')} not found`)
// biome-ignore lint/suspicious/noExplicitAny: a reference of many shapes, compared value by value
const [planning, growth] = absent.length > 0 ? [] : files.map((file): any => JSON.parse(readFileSync(file, 'utf8')))

/** The reference names some populations in more than one way, and cuts a driver from its component. */
const populationOf: Readonly<Record<string, keyof typeof populations>> = {
  mixed: 'mixed',
  'adults and adolescents, mixed (Asian and white)': 'mixed',
  'as lip': 'mixed',
  Korean: 'korean',
  'Chinese women': 'chineseWomen',
  USA: 'usa',
  Belgium: 'belgium',
  '5 studies': 'fiveStudies',
}

/** Two rows of one id in the reference are told apart by us: the second by its condition. */
const ours = (id: string, nth: number) =>
  skinResponses.filter(row => row.id === id || row.id.startsWith(`${id}.`)).sort((a, b) => a.id.length - b.id.length)[nth]

const asStated = (row: (typeof skinResponses)[number] | undefined): Plain | undefined =>
  row && {
    ...{ group: row.group, skin: row.skin, component: row.component, driver: row.driver, ratio: row.ratio, low: row.low },
    ...{ high: row.high, sd: row.sd, spread: row.spread, condition: row.condition, n: row.n, population: row.population },
    ...{ evidence: row.evidence, stated: row.stated, use: row.use, note: row.note },
  }

describe.skipIf(absent.length > 0)('the tables of planning say what their reference says', () => {
  it('every ratio with its spread, condition, people, source and grade, and no ratio beyond', () => {
    const seen = new Map<string, number>()
    for (const row of planning.responses) {
      const nth = seen.get(row.id) ?? 0
      seen.set(row.id, nth + 1)
      const { spread_kind: spread, grade: stated, id: _, population, ...rest } = row
      const driver = row.component === 'xy' ? row.driver : row.driver.replace(/\.[xy]$/, '')
      const who = population === null ? null : populationOf[population]
      const wanted = { ...rest, driver, population: who, spread, stated, note: row.note || null }
      expect([row.id, asStated(ours(row.id, nth))]).toEqual([row.id, wanted])
    }
    expect(skinResponses).toHaveLength(planning.responses.length)
  })

  it('the grade of a ratio is the weakest word of what is stated', () => {
    const order = ['confirmed', 'recalled', 'proposal', 'doubtful']
    for (const { id, grade, stated } of skinResponses) {
      // What was confirmed of a proposal is what it was made from.
      const words = stated.replace('(inputs confirmed)', '')
      const weakest = order.filter(word => words.includes(word)).at(-1)
      expect([id, grade]).toEqual([id, weakest])
    }
  })

  it('every source', () => {
    const sources = { ...planningSources }
    for (const { id, cite, seen } of planning.sources) expect([id, sources[id as never]]).toEqual([id, { citation: cite, seen }])
    for (const { id, cite, seen } of growth.sources) {
      // RICKSLIDE is in both; planning.json says more exactly what of it was seen.
      const { citation, seen: read } = sources[(id === 'TEXT' ? 'GROWTHTEXT' : id) as 'TEXT']
      expect([id, citation]).toEqual([id, cite])
      if (id !== 'RICKSLIDE') expect([id, read]).toEqual([id, seen])
    }
    expect(Object.keys(sources)).toHaveLength(new Set([...planning.sources, ...growth.sources].map(({ id }) => id)).size + 1)
  })

  it('segments: what they carry and where they warn', () => {
    expect(planning.segments.map(({ key }: { key: string }) => key).sort()).toEqual([...segmentNames].sort())
    for (const { key, carries, limits_warn: limits } of planning.segments) {
      const row = segments[key as 'U1']
      expect([...row.carries].sort()).toEqual([...carries].sort())
      const named = Object.entries(limits).map(([name, range]) => [name.replace('tip_', ''), range])
      expect(row.limits).toEqual(Object.fromEntries(named))
    }
  })

  it('pivots of a tooth, axes of the mandible', () => {
    const { presets, centre_of_resistance: centre } = planning.tooth_pivots
    for (const { key, fraction, grade } of presets)
      if (fraction !== null) expect(toothPivots[key as 'root_torque']).toMatchObject({ fraction, grade })
    expect(toothPivots.resistance).toMatchObject({ fraction: centre.fraction, grade: centre.grade })
    const { centres, default: usual } = planning.autorotation
    expect(publishedAxes.map(({ at, n, evidence, grade }) => ({ ...at, n, evidence: [evidence], grade }))).toEqual(
      centres.map(({ x, y, n, evidence, grade }: Plain) => ({ x, y, n, evidence, grade })),
    )
    expect([defaultAxis, 'proposal']).toEqual([{ x: usual.x, y: usual.y }, usual.grade])
  })

  it('the band: residuals, its law and its least width', () => {
    expect(residualSd).toEqual(planning.residual_sd.values)
    expect(Object.keys(residualSd)).toEqual(planning.skin_points)
    expect(planning.residual_sd.unit).toContain(`vertical = ${verticalResidual} times`)
    const { formula, landmark_sd_default, minimum_half_width, lower_lip_minimum } = planning.band
    expect(formula).toContain(`${ninetyPercent}*sd`)
    const least = [landmarkSd, leastHalfWidth, leastLowerLipHalfWidth]
    expect(least).toEqual([landmark_sd_default, minimum_half_width, lower_lip_minimum])
  })

  it('Steiner, Tweed, Holdaway, Ricketts', () => {
    const { base, per_degree_ANB: per, table } = planning.steiner
    const named = (row: Plain) => [row.U1_NA_mm, row.U1_NA_deg, row.L1_NB_mm, row.L1_NB_deg]
    const own = ({ u1NaMm, u1NaDeg, l1NbMm, l1NbDeg }: typeof steiner.perDegree | typeof steiner.base) => [
      ...[u1NaMm, u1NaDeg, l1NbMm, l1NbDeg],
    ]
    expect([steiner.anb.base, own(steiner.base), own(steiner.perDegree)]).toEqual([base.ANB, named(base), named(per)])
    expect([steiner.anb.min, steiner.anb.max]).toEqual([table[0].ANB, table.at(-1).ANB])
    for (const row of table)
      expect(named(row)).toEqual(own(steiner.base).map((at, i) => at + (row.ANB - base.ANB) * (own(steiner.perDegree)[i] ?? 0)))
    const [low, middle, high] = planning.tweed.targets
    expect([`<=${tweed.lowFma}`, tweed.impaMost]).toEqual([low.FMA, low.IMPA_max])
    expect([`${tweed.lowFma + 1}-${tweed.highFma - 1}`, tweed.fmia]).toEqual([middle.FMA, middle.FMIA])
    expect([`>=${tweed.highFma}`, tweed.fmiaHigh, tweed.grade]).toEqual([high.FMA, high.FMIA, planning.tweed.grade])
    const {
      superior_sulcus_to_H_mm: sulcus,
      lower_lip_to_H_mm: lip,
      upper_lip_strain_normal_mm: strain,
      grade,
    } = planning.holdaway
    const range = (of: Record<'value' | 'low' | 'high', number>) => ({ value: of.value, min: of.low, max: of.high })
    expect(holdaway).toEqual({ sulcus: range(sulcus), lowerLip: range(lip), normalStrainMm: strain, grade })
    // In planning.md alone (section 6): +1 mm, 22 degrees.
    expect(ricketts).toMatchObject({ l1APogMm: 1, l1APogDeg: 22, evidence: 'RICKSLIDE' })
  })

  it('what a millimetre of incisor is worth along the arch', () => {
    const { rule_mm_arch_per_mm_incisor: sheet, rule_grade, geometry } = planning.arch_length
    expect(archRules.sheet).toMatchObject({ perMm: sheet, grade: rule_grade })
    const rows: readonly { arch: string; per_mm_depth: number }[] = geometry
    const of = (words: string) => rows.find(({ arch }) => arch.startsWith(words))?.per_mm_depth
    expect([archRules.curve.perMm, archRules.front.perMm]).toEqual([of('parabola, first molars'), of('parabola, canines')])
  })

  it('the mean-growth layer', () => {
    const names = { nasion: 'na', basion: 'ba', condyle: 'condyle', corpus: 'corpus', nose: 'nose' } as const
    for (const [slider, key] of Object.entries(names) as [keyof typeof names, string][]) {
      const row = growth.increments.find(({ id }: { id: string }) => id === `ricketts_${key}`)
      const { perYear, grade } = growthSliders[slider]
      expect([slider, perYear, row.use]).toEqual([slider, row.value, 'optional slider'])
      expect(row.grade.startsWith(grade)).toBe(true)
    }
    expect(growthSdPerYear).toEqual(growth.band.sd_per_year_mm)
  })

  it('the golden numbers are the same', () => {
    expect(golden.cases).toEqual(planning.golden)
    expect(golden.growth).toEqual(growth.golden)
  })
})
