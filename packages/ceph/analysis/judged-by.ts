import type { Analysis } from '../data/analysis-row'
import { ageWords } from '../patient/age'
import { groupFor } from '../patient/age-group'
import type { Words } from '../words'
import type { EvaluationRow, Norm } from './analysis'
import { dentitionWords, sexWords } from './dentitions'
import { joined } from './finding'
import type { RecordSubject } from './subject'

const comma: Words = { zh: '，', en: ', ' }

const reasons: Readonly<Record<'choice' | 'unknown', Words>> = {
  choice: { zh: '（自选）', en: ' (chosen)' },
  // No date of birth, or one after the record's day.
  unknown: { zh: '（年龄不详）', en: ' (age unknown)' },
}

const pooled: Words = { zh: '男女合并', en: 'both sexes' }
const unknownSex: Words = { zh: '性别不详：男女合并', en: 'sex unknown: pooled' }
const onlyMens = (n: number): Words => ({ zh: `${n} 项仅有男性值`, en: `${n} by the men's norm` })
const ageUnknown: Words = { zh: '年龄不详', en: 'age unknown' }
const allAges: Words = { zh: '不分年龄组', en: 'no age groups' }
const grownUps: Words = { zh: '成人', en: 'adults' }
const limits = {
  adults: { all: { zh: '成人参考值', en: 'adult norms' }, few: { zh: '成人', en: 'adult' } },
  permanent: { all: dentitionWords.permanent, few: dentitionWords.permanent },
} as const satisfies Readonly<Record<string, Readonly<Record<'all' | 'few', Words>>>>

const judgedRows = (rows: readonly EvaluationRow[]): readonly EvaluationRow[] => rows.filter(({ norm }) => norm !== null)

interface Limited {
  /** The words that apply to all rows, replacing any other mention of ages; null unless all norms are limited in this way. */
  readonly all: Words | null
  /** How many norms are limited if not all are: `4 adult`; empty if none. */
  readonly few: readonly Words[]
}

const inBrackets = (parts: readonly Words[]): Words => {
  const { zh, en } = joined(parts, { zh: '，', en: ', ' })
  return parts.length === 0 ? { zh, en } : { zh: `（${zh}）`, en: ` (${en})` }
}

/** The norms that state no age group but were measured on adults or in the permanent dentition: all rows, a few, or none. */
const limitedTo = (rows: readonly EvaluationRow[]): Limited => {
  const judged = judgedRows(rows)
  const counts = (['adults', 'permanent'] as const).map(
    whom => [limits[whom], judged.filter(({ norm }) => norm?.group === null && norm[whom]).length] as const,
  )
  const whole = counts.find(([, n]) => n > 0 && n === judged.length)
  const few = counts.flatMap(([{ few: of }, n]) => (n > 0 ? [{ zh: `${n} 项${of.zh}`, en: `${n} ${of.en}` }] : []))
  return { all: whole ? whole[0].all : null, few: whole ? [] : few }
}

/**
 * The sex whose norms judged the rows, or a note that they are pooled: `female`, `both sexes`, `sex unknown: pooled`; where only a
 * few are of her sex, how many: `both sexes (4 female)`.
 */
const judgingSexWords = ({ sexes }: Analysis, { sex }: RecordSubject, rows: readonly EvaluationRow[]): Words => {
  const judged = judgedRows(rows)
  if (sex === null) {
    const mens = judged.filter(({ norm }) => norm?.sex === 'male').length
    const words = sexes.length > 0 || mens > 0 ? unknownSex : pooled
    return joined([words, inBrackets(mens > 0 ? [onlyMens(mens)] : [])], { zh: '', en: '' })
  }
  const n = judged.filter(({ norm }) => norm?.sex === sex).length
  if (n > 0 && n === judged.length) return sexWords[sex]
  const { zh, en } = sexWords[sex]
  return joined([pooled, inBrackets(n === 0 ? [] : [{ zh: `${n} 项${zh}性`, en: `${n} ${en}` }])], { zh: '', en: '' })
}

/** The sex whose norms judged the rows, and which are of adults or of the permanent dentition whatever the age: `female, adult norms`. */
export const judgingNormsWords = (analysis: Analysis, subject: RecordSubject, rows: readonly EvaluationRow[]): Words => {
  const { all, few } = limitedTo(rows)
  return joined([judgingSexWords(analysis, subject, rows), ...(all ? [all] : few)], comma)
}

/** The age group whose norms were used, and the reason if it was not chosen by age; null if the analysis has no age groups. */
export const judgingGroupWords = ({ dentitions }: Analysis, { dentition, by }: RecordSubject): Words | null => {
  const group = groupFor(dentitions, dentition)
  if (group === null) return null
  return by === 'age' ? dentitionWords[group] : joined([dentitionWords[group], reasons[by]], { zh: '', en: '' })
}

/**
 * The age group of the rows; where only some have one (an own analysis with own norms of an age), none for all and how many:
 * `1 early permanent`.
 */
const groupOfRows = (analysis: Analysis, subject: RecordSubject, rows: readonly EvaluationRow[]) => {
  const judged = judgedRows(rows)
  const n = judged.filter(({ norm }) => norm?.group !== null).length
  const of = groupFor(analysis.dentitions, subject.dentition)
  const words = judgingGroupWords(analysis, subject)
  if (of === null || words === null || (n === 0 && judged.length > 0)) return { group: allAges, grouped: [] }
  if (n === judged.length) return { group: words, grouped: [] }
  const { zh, en } = dentitionWords[of]
  return { group: allAges, grouped: [{ zh: `${n} 项${zh}`, en: `${n} ${en}` }] }
}

/**
 * The sex and age group whose norms judged the rows of an analysis, and which of them are of adults or of the permanent dentition
 * whatever the age, with the age: `female, early permanent, 12 years 3 months`, `female, adult norms, 8 years 11 months`, `female,
 * adult norms, age unknown`.
 */
export function judgedByWords(analysis: Analysis, subject: RecordSubject, rows: readonly EvaluationRow[]): Words {
  const { group, grouped } = groupOfRows(analysis, subject, rows)
  const { all, few } = limitedTo(rows)
  // Norms of grown-ups judged somebody who may be a child: said here, unless the age group has said it.
  const isUnsaid = subject.by === 'unknown' && (all !== null || (group === allAges && few.length > 0))
  const age = subject.age ? [ageWords(subject.age)] : isUnsaid ? [ageUnknown] : []
  const ages = all ?? joined([group, inBrackets([...grouped, ...few])], { zh: '', en: '' })
  return joined([judgingSexWords(analysis, subject, rows), ages, ...age], comma)
}

/** The sex and age group a norm applies to: `female, early permanent`, `both sexes`, `male, adults`. */
export function normForWords({ sex, group, adults, permanent }: Pick<Norm, 'sex' | 'group' | 'adults' | 'permanent'>): Words {
  const stage = group ?? (permanent ? 'permanent' : null)
  const ages = stage === null ? (adults ? [grownUps] : []) : [dentitionWords[stage]]
  return joined([sex === 'both' ? pooled : sexWords[sex], ...ages], comma)
}
