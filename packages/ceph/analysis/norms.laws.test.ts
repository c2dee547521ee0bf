import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import { type ItemName, itemNames } from '../data/measurements'
import { itemNorms, stageNorms } from '../data/norms'
import { alternativeNorms } from '../data/norms/alternatives'
import { ageGroups } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { Norm, NormSubject } from './analysis'
import { normFor } from './norm-for'
import { otherNorms } from './other-norms'
import { analysisOf } from './own'

const sexes: readonly (Sex | null)[] = ['male', 'female', null]
const subjects: readonly NormSubject[] = ageGroups.flatMap(dentition => sexes.map(sex => ({ dentition, sex })))

const nothing = { overrides: {}, customItems: {} }
const norm = (item: string, analysis: Analysis, subject: NormSubject): Norm => {
  const given = normFor(item, analysis, { ...nothing, subject })
  if (!given) throw new Error(item)
  return given
}
const pair = ({ mean, sd }: { readonly mean: number; readonly sd: number }) => [mean, sd]

const own = (item: string) => analysisOf({ name: 'Own', items: [item], lines: [] })

/** The analyses an item is judged in: built-in ones that list it, and an own one, where its own norm stands. */
const settings = (item: ItemName): readonly Analysis[] => [
  ...builtInAnalyses.filter(({ items }) => items.includes(item)),
  own(item),
]

describe('every column of the norm tables is read', () => {
  const bySex = itemNames.filter(item => itemNorms[item].bySex)

  /** Ricketts prints a grown man's molar for everybody: a patient of unknown sex is judged by it, which is said. */
  const ofUnknownSex = (item: string): Sex | 'both' => (item === 'Upper molar to PtV' ? 'male' : 'both')

  it('the tables tell the sexes of 27 items apart', () => {
    expect(bySex).toHaveLength(27)
  })

  it.each(bySex)('the norms of %s by sex judge a grown man and a grown woman in every analysis', item => {
    const row = itemNorms[item]
    for (const analysis of settings(item)) {
      const at = (sex: Sex | null) => norm(item, analysis, { dentition: 'permanent', sex })
      expect([pair(at('male')), pair(at('female')), pair(at(null))]).toEqual([
        pair(row.bySex?.male ?? row),
        pair(row.bySex?.female ?? row),
        pair(row),
      ])
      expect([at('male').sex, at('female').sex, at(null).sex]).toEqual(['male', 'female', ofUnknownSex(item)])
      expect(pair(at('male'))).not.toEqual(pair(at('female')))
    }
  })

  const staged = Object.entries(stageNorms).flatMap(([name, table]) =>
    Object.entries(table).map(([item, pairs]) => [name, item, pairs] as const),
  )

  it.each(staged)('%s judges %s by the pair of the age group', (name, item, pairs) => {
    const analysis = builtInAnalyses.find(each => each.name === name)
    if (!analysis) throw new Error(name)
    expect(pairs).toHaveLength(analysis.dentitions.length)
    analysis.dentitions.forEach((dentition, at) => {
      const given = norm(item, analysis, { dentition, sex: null })
      const sex = dentition === analysis.dentitions.at(-1) ? ofUnknownSex(item) : 'both'
      expect([pair(given), given.group, given.sex]).toEqual([pair(pairs[at] ?? given), dentition, sex])
    })
  })

  it('no item is left without a norm, and only a norm by age names its group', () => {
    for (const analysis of builtInAnalyses) {
      for (const item of analysis.items) {
        for (const subject of subjects) {
          const { group, sex } = norm(item, analysis, subject)
          expect(group === null, `${analysis.name} ${item}`).toBe(analysis.dentitions.length === 0)
          expect(['both', subject.sex ?? ofUnknownSex(item)]).toContain(sex)
        }
      }
    }
  })
})

describe('each analysis declares what its norms tell apart', () => {
  const differs = (analysis: Analysis, patient: NormSubject, other: NormSubject): boolean =>
    analysis.items.some(item => {
      const [a, b] = [norm(item, analysis, patient), norm(item, analysis, other)]
      return a.mean !== b.mean || a.sd !== b.sd
    })

  it.each([...builtInAnalyses, ...itemNames.map(own)].map(each => [each.name, each.items[0], each] as const))(
    '%s (%s …)',
    (_, __, analysis) => {
      const bySex = ageGroups.some(dentition => differs(analysis, { dentition, sex: 'male' }, { dentition, sex: 'female' }))
      expect(bySex).toBe(analysis.sexes.length > 0)
      const groups = analysis.dentitions
      const byAge = groups.flatMap((a, i) => groups.slice(i + 1).map(b => [a, b] as const))
      for (const [a, b] of byAge) expect(differs(analysis, { dentition: a, sex: null }, { dentition: b, sex: null })).toBe(true)
      if (groups.length === 0) {
        for (const dentition of ageGroups)
          expect(differs(analysis, { dentition, sex: null }, { dentition: 'permanent', sex: null })).toBe(false)
      }
    },
  )
})

describe('no column of the norm tables stands unread', () => {
  /** Everything said of an item, in every analysis that has it, for every subject. */
  const sourceOf = (item: string): string =>
    JSON.stringify([
      settings(item as ItemName).flatMap(analysis => subjects.map(subject => norm(item, analysis, subject))),
      otherNorms(item),
    ])

  const others: Readonly<Record<string, unknown>> = {
    ...{ sdKind: 'other', source: 'OWN', detail: 'other', grade: 'other', bySex: undefined },
  }

  /** Each cell of a row changed in turn, and put back: the columns of which none of the changes is told. */
  const unread = (item: string, row: object): readonly string[] => {
    const cells = row as Record<string, unknown>
    const before = sourceOf(item)
    return Object.keys(cells).filter(column => {
      const value = cells[column]
      const other = typeof value === 'number' ? value + 1 : column in others ? others[column] : 'unknown column'
      cells[column] = other === value ? 'RIEDEL52' : other
      const after = sourceOf(item)
      cells[column] = value
      return after === before
    })
  }

  it('each item’s own', () => {
    expect(itemNames.flatMap(item => unread(item, itemNorms[item]).map(column => `${item} ${column}`))).toEqual([])
  })

  it('those by age group', () => {
    const all = Object.values(stageNorms).flatMap(table => Object.entries(table))
    expect(all.flatMap(([item, rows]) => rows.flatMap(row => unread(item, row).map(column => `${item} ${column}`)))).toEqual([])
  })

  it('other sources', () => {
    const all = Object.entries(alternativeNorms)
    expect(all.flatMap(([item, rows]) => rows.flatMap(row => unread(item, row).map(column => `${item} ${column}`)))).toEqual([])
  })
})
