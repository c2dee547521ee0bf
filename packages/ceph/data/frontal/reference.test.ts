import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frontalAnalyses } from './analyses'
import { frontalItemGroups } from './item-groups'
import { type FrontalFilmItemName, frontalItems } from './item-rows'
import type { FrontalKind } from './items'
import { frontalLandmarkNames, frontalLandmarks, otherSide } from './landmarks'
import { frontalLevels } from './levels'
import { frontalLimits } from './limits'
import { frontalNorms, koreanWidthRatio } from './norms'
import { frontalPlanes, midlineName } from './planes'

const file = join(process.env.SELLA_SHARED ?? join(process.cwd(), '..', 'shared'), 'clinical', 'beyond', 'frontal.json')
const absent = !existsSync(file)
if (absent) console.warn(`the frontal film not compared with its reference: ${file} not found`)
// biome-ignore lint/suspicious/noExplicitAny: a reference of many shapes, compared value by value
const reference: any = absent ? null : JSON.parse(readFileSync(file, 'utf8'))

const sides = { M: 'middle', R: 'right', L: 'left' } as const

/** Names of the reference that are not those of the item. */
const named: Readonly<Record<string, FrontalFilmItemName>> = {
  'Nasal width': 'NasalWidth',
  'Maxillary width': 'MaxillaryWidth',
  'Mandibular width': 'MandibularWidth',
  'Facial width': 'FacialWidth',
  'Maxillomandibular width R': 'MaxillomandibularR',
  'Maxillomandibular width L': 'MaxillomandibularL',
  'Width difference Ag-J': 'WidthDifference',
  'Width ratio J/Ag': 'WidthRatio',
  'Lower intermolar width': 'LowerIntermolar',
  'Lower intercanine width': 'LowerIntercanine',
  'Molar relation R': 'MolarRelationR',
  'Molar relation L': 'MolarRelationL',
  'Molar to jaw R': 'MolarToJawR',
  'Molar to jaw L': 'MolarToJawL',
  'Denture midline': 'DentureMidline',
  'Postural symmetry': 'PosturalSymmetry',
  'Occlusal plane tilt': 'OcclusalTilt',
  'Me_PA to MSR': 'MeOffMidline',
  'U1M to MSR': 'U1MOffMidline',
  'L1M to MSR': 'L1MOffMidline',
  'ANS_PA to MSR': 'ANSOffMidline',
  'Upper facial proportion': 'UpperProportion',
  'Lower facial proportion': 'LowerProportion',
  'Mandible R': 'MandibleR',
  'Mandible L': 'MandibleL',
}

const levels: Readonly<Record<string, string>> = { Co_PA: 'Co', U6b: 'U6' }

/** A measurement of a level: `Z right to MSR`, `Z height difference`. */
const ofLevel = (name: string): FrontalFilmItemName => {
  const [key = '', what = ''] = name.split(' ')
  const ends: Readonly<Record<string, string>> = { right: 'ToMidlineR', left: 'ToMidlineL', height: 'Height' }
  return `${levels[key] ?? key}${ends[what]}` as FrontalFilmItemName
}

const itemOf = (name: string): FrontalFilmItemName => named[name] ?? ofLevel(name)

/** How each formula of the reference is computed here. */
const kinds: Readonly<Record<string, FrontalKind>> = {
  distance: 'width',
  'distance of J_R to line Z_R-Ag_R, + when J lies inside': 'inside_line',
  'distance of L6b_R to line J_R-Ag_R': 'inside_line',
  'mandibular width - maxillary width': 'width_difference',
  '100*maxillary width / mandibular width': 'width_ratio',
  'lateral distance U6b_R - L6b_R in the Z frame, + upper outside': 'outside',
  "lateral distance L1M - U1M in the Z frame, + to the patient's left": 'across',
  'angle Z-Ag-ZA (vertex Ag), left minus right': 'angle_difference',
  'height of U6b_L minus U6b_R below Z_plane, + left lower': 'lower_by_z',
  'perpendicular distance to MSR, absolute': 'to_midline',
  'projection on MSR, left minus right': 'lower_by_midline',
  "signed distance to MSR, + to the patient's left": 'off_midline',
  '100*|Cg-ANS| / |Cg-Me| along MSR': 'share',
  '100*|ANS-Me| / |Cg-Me| along MSR': 'share',
  '|Co-Ag| + |Ag-Me| right': 'path',
  '|Co-Ag| + |Ag-Me| left': 'path',
}

/** Points of the lines and frames that the kind itself knows. */
const framed: Readonly<Partial<Record<FrontalKind, readonly string[]>>> = {
  to_midline: ['Cg', 'ANS_PA'],
  lower_by_midline: ['Cg', 'ANS_PA'],
  off_midline: ['Cg', 'ANS_PA'],
  lower_by_z: ['Z_R', 'Z_L'],
}

const units: Readonly<Record<string, string>> = { mm: 'mm', percent: 'percent', deg: 'degree' }

describe.skipIf(absent)('the tables of the frontal film say what their reference says', () => {
  it('every point with its names, definition, side, aliases and grade, and no point beyond but the two letters', () => {
    const rows = reference.landmarks.filter(({ key }: { key: string }) => !key.startsWith('ruler'))
    expect(['Mark_R', 'Mark_L', ...rows.map(({ key }: { key: string }) => key)].sort()).toEqual([...frontalLandmarkNames].sort())
    for (const row of rows) {
      const own = frontalLandmarks[row.key as keyof typeof frontalLandmarks]
      expect([row.key, own.name, own.definition, own.side]).toEqual([
        row.key,
        { zh: row.name_zh, en: row.name_en },
        row.definition,
        sides[row.side as keyof typeof sides],
      ])
      expect([row.key, row.grade.split(' ')[0]]).toEqual([row.key, own.grade])
      // The reference gives both sides all names; here those that name a side stand on theirs alone.
      const other = frontalLandmarks[otherSide(row.key)].aliases
      expect([row.key, [...new Set([...own.aliases, ...other])].sort()]).toEqual([row.key, [...row.aliases].sort()])
    }
  })

  it('the error of a point is that of the notes: 1.0 mm, 1.5 mm for Co and Z', () => {
    for (const name of frontalLandmarkNames)
      expect([name, frontalLandmarks[name].errorMm]).toEqual([name, /^(Z|Co_PA)_/.test(name) ? 1.5 : 1])
  })

  it('every plane through its points', () => {
    for (const { key, nodes } of reference.planes) {
      if (key === midlineName) continue
      const [plane] = frontalPlanes.filter(({ name }) => name === key || name === `${key}_R`)
      expect([key, plane?.nodes]).toEqual([key, nodes])
    }
    expect(frontalPlanes.find(({ name }) => name === 'FFP_L')?.nodes).toEqual(['Z_L', 'Ag_L'])
    expect(frontalPlanes).toHaveLength(reference.planes.length)
  })

  it('every measurement: how it is computed, from which points, in what unit', () => {
    for (const [i, row] of reference.measurements.entries()) {
      const item = itemOf(row.item)
      const own = frontalItems[item]
      const formula = row.formula === 'as right' ? reference.measurements[i - 1].formula : row.formula
      expect([row.item, own?.kind, own?.unit]).toEqual([row.item, kinds[formula], units[row.unit]])
      const leans = [...new Set([...own.nodes, ...(framed[own.kind] ?? [])])].sort()
      expect([row.item, leans]).toEqual([row.item, [...new Set(row.nodes)].sort()])
    }
  })

  it('every norm by age, and none beyond', () => {
    const rows = reference.measurements.filter(({ norm }: { norm?: unknown }) => norm)
    expect(rows.map(({ item }: { item: string }) => itemOf(item)).sort()).toEqual(Object.keys(frontalNorms).sort())
    for (const { item, norm } of rows) {
      const { age, mean, sd, perYear } = frontalNorms[itemOf(item)] ?? {}
      // Without an SD nothing is judged: it is kept as 0.
      expect([item, age, mean, sd, perYear]).toEqual([item, norm.age, norm.mean, norm.sd ?? 0, norm.per_year])
      expect([norm.grade, norm.population]).toEqual(['recalled', 'white'])
    }
  })

  it('the widths by age follow from those norms, to the last age of the reference', () => {
    const at = (item: FrontalFilmItemName, age: number): number => {
      const { age: from = 0, mean = 0, perYear = 0, until = 0 } = frontalNorms[item] ?? {}
      expect(age).toBeLessThanOrEqual(until)
      return mean + perYear * (age - from)
    }
    for (const { age, Mx, Md, diff } of reference.width_by_age.rows) {
      expect(at('MaxillaryWidth', age)).toBeCloseTo(Mx, 6)
      expect(at('MandibularWidth', age)).toBeCloseTo(Md, 6)
      expect(at('WidthDifference', age)).toBeCloseTo(diff, 6)
    }
  })

  it('what Grummons measures is shown in one of the tables: every side, cant, midline, width and height', () => {
    const [grummons] = frontalAnalyses
    const shown = new Set<string>([
      ...Object.values(frontalItemGroups).flat(),
      ...frontalLevels.flatMap(({ right, left, sides: apart, height }) => [right, left, apart, height]),
    ])
    // Where the midline is laid through it, ANS lies on it; elsewhere the lean of Cg-ANS tells the same.
    expect((grummons?.items ?? []).filter(item => !shown.has(item))).toEqual(['ANSOffMidline'])
  })

  it('the Korean ratio, the limits and which analysis compares what', () => {
    const { M, F } = reference.korean_adult
    expect([koreanWidthRatio.male, koreanWidthRatio.female]).toEqual([M.ratio, F.ratio])
    const [unnoticed, cant] = reference.thresholds
    expect([unnoticed.mm, unnoticed.deg]).toEqual([frontalLimits.unnoticed, frontalLimits.unnoticed])
    expect(cant.mm).toBe(frontalLimits.indistinct)
    const itemsBy = (name: string): readonly string[] => frontalAnalyses.find(analysis => analysis.name === name)?.items ?? []
    for (const { item, analysis } of reference.measurements)
      for (const [key, name] of [
        ['grummons', 'Grummons'],
        ['ricketts', 'Ricketts frontal'],
      ] as const)
        if (analysis.includes(key)) expect([item, itemsBy(name).includes(itemOf(item))]).toEqual([item, true])
  })
})
