import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import { jawRelation, verticalPattern } from '../data/aspects'
import { jawTypes, verticalTypes } from '../data/classification'
import { meanings } from '../data/meanings'
import { type ItemName, isItemName } from '../data/measurements'
import { ageGroups } from '../patient/age-group'
import { anyFace, type Face } from '../testing/any-face'
import type { Tracing } from '../tracing/tracing'
import type { EvaluationRow, Finding } from './analysis'
import { evaluate } from './evaluate'
import { isBorderline, quantityOf, sideOf } from './finding'

/** Tracings of one run; `LAW_RUNS=100000` for the long one, which takes minutes. */
const usual = 1500
const numRuns = Number(process.env.LAW_RUNS ?? usual)
/** As long as other tests may take, and in proportion for more tracings. */
const timeout = 30_000 * Math.max(1, numRuns / usual)

/** Ten pixels to the millimetre, so that no length is without scale. */
const film = (face: Face): Tracing => ({
  points: Object.fromEntries(Object.entries(face).map(([name, { x, y }]) => [name, { x: x * 10, y: y * 10, origin: 'manual' }])),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    mm: 10,
  },
  fileScale: null,
})

/** For which end of its aspect a row speaks by its class. */
const poleOf = (row: EvaluationRow, members: Readonly<Partial<Record<ItemName, 1 | -1>>>): number => {
  const large = members[quantityOf(row) as ItemName] ?? 0
  const side = sideOf(row)
  return side === 'large' ? large : side === 'small' ? -large : 0
}

const poleOfKey: Readonly<Record<string, number>> = {
  ...{ II: 1, I: 0, III: -1, high: 1, low: -1, average: 0, vertical: 1, horizontal: -1 },
}

const sideOfGrade = (key: string): string => (key === 'normal' ? 'normal' : /^deep/.test(key) ? 'large' : 'small')

/** Why a finding contradicts a row it rests on; null when it does not. */
function contradiction({ kind, key, text, items, plane }: Finding, rows: readonly EvaluationRow[]): string | null {
  const rests = rows.filter(row => items.includes(row.item))
  if (kind === 'normal') return rests.every(row => sideOf(row) === 'normal') ? null : 'a plane within the norm'
  if (kind === 'deviation') {
    if (!rests.every(row => sideOf(row) !== 'normal')) return 'a deviation of a row within its norm'
    const [row] = rests
    const side = row && sideOf(row)
    const table = row && isItemName(row.item) && side ? meanings[row.item] : null
    // A sentence that is some row's own text must be the text of its side.
    const wrong = table && side === 'large' ? table.small : table?.large
    return rests.length === 1 && wrong?.en === text.en && wrong.en !== table?.[side ?? 'normal'].en
      ? 'the text of the other side'
      : null
  }
  if (plane === 'dental') return rests.every(row => key === null || sideOf(row) === sideOfGrade(key)) ? null : 'a grade'
  const { members } = plane === 'sagittal' ? jawRelation : verticalPattern
  const chief = rests.filter(row => quantityOf(row) in (plane === 'sagittal' ? jawTypes : verticalTypes))
  if (key === null) return new Set(chief.map(row => poleOf(row, members))).size > 1 ? null : 'disagreement of rows that agree'
  if (!chief.every(row => poleOf(row, members) === poleOfKey[key])) return `${key} against a chief row`
  const others = rests.filter(row => poleOf(row, members) !== poleOfKey[key])
  return others.length === 0 || /towards/.test(text.en) ? null : `${key} hides rows that lean another way`
}

/** What no two findings of a record may say at once. Skin beside bone and upper lip beside lower are other questions. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/^(上颌|下颌)(相对颅底)?前突/, /^(上颌|下颌)(相对颅底)?后缩/],
  [/(?<!软组织)颏部前突/, /(?<!软组织)颏部后缩/],
  [/^(上下切牙|上中切牙).*唇倾/, /^(上下切牙|上中切牙).*(直立|舌倾)/],
  [/^(上下切牙|下中切牙).*唇倾/, /^(上下切牙|下中切牙).*(直立|舌倾)/],
  [/深覆合/, /开合/],
  [/高角|垂直生长/, /低角|水平生长/],
  [/骨性Ⅱ类倾向/, /骨性Ⅲ类倾向/],
]

/** The first pair of findings that say opposite things of one jaw, tooth or bite; null for none. */
function opposed(findings: readonly Finding[]): string | null {
  const texts = findings.map(({ text }) => text.zh)
  const jaw = (text: string) => /^(上颌|下颌)/.exec(text)?.[0]
  for (const [first, second] of opposites)
    for (const a of texts.filter(text => first.test(text)))
      for (const b of texts.filter(text => text !== a && second.test(text))) if (jaw(a) === jaw(b)) return `${a} / ${b}`
  return null
}

/** The same limits in both languages, and the note of a border exactly where no row of a deviation lies surely outside. */
function unhedged({ kind, text, items }: Finding, rows: readonly EvaluationRow[]): string | null {
  const pairs = [
    [/临界/, /borderline/],
    [/按成人值/, /adult norms/],
    [/按恒牙期值/, /permanent-dentition norms/],
    [/冠高/, /crown/],
  ] as const
  const unlike = pairs.find(([zh, en]) => zh.test(text.zh) !== en.test(text.en))
  if (unlike) return `${text.zh} / ${text.en}`
  const rests = rows.filter(row => items.includes(row.item))
  if (kind === 'deviation' && rests.every(isBorderline)) return /临界/.test(text.zh) ? null : `sure: ${text.zh}`
  if (kind === 'normal') return /临界/.test(text.zh) === rests.some(isBorderline) ? null : `normal: ${text.zh}`
  return null
}

const subject = fc.record({
  dentition: fc.constantFrom(...ageGroups),
  sex: fc.constantFrom('male' as const, 'female' as const, null),
})

describe('what is said of a face', () => {
  it('never contradicts the class of a row it rests on: every analysis, age group and sex', { timeout }, () => {
    fc.assert(
      fc.property(anyFace, fc.constantFrom<Analysis>(...builtInAnalyses), subject, (face, analysis, of) => {
        const { rows, findings } = evaluate(film(face), analysis, of)
        for (const finding of findings) expect(contradiction(finding, rows), `${analysis.name}: ${finding.text.en}`).toBeNull()
        for (const finding of findings) expect(unhedged(finding, rows)).toBeNull()
        expect(opposed(findings), analysis.name).toBeNull()
        // What lies far outside its norm is told of.
        const covered = new Set(findings.flatMap(({ items }) => items))
        for (const row of rows.filter(({ stars }) => stars >= 2))
          if (['Maxilla to Cranium', 'Mandible to Maxilla', 'Dental'].includes(row.category)) expect(covered).toContain(row.item)
      }),
      { numRuns },
    )
  })
})
