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
  unknown: { zh: '（无出生日期）', en: ' (no birthday)' },
}

const pooled: Words = { zh: '男女合并', en: 'both sexes' }
const unknownSex: Words = { zh: '性别不详：男女合并', en: 'sex unknown: pooled' }
const allAges: Words = { zh: '不分年龄组', en: 'no age groups' }
const grownUps: Words = { zh: '成人', en: 'adults' }
const adultNorms: Words = { zh: '成人参考值', en: 'adult norms' }

/** The norms of adults among those without an age group: of all rows, of a few of them, or none. */
const adultWords = (rows: readonly EvaluationRow[]): readonly Words[] => {
  const judged = rows.filter(({ norm }) => norm !== null)
  const n = judged.filter(({ norm }) => norm?.adults && norm.group === null).length
  if (n === 0) return []
  return n === judged.length ? [adultNorms] : [{ zh: `${n} 项为${adultNorms.zh}`, en: `${n} by ${adultNorms.en}` }]
}

/** The sex whose norms judged the rows, or a note that they are pooled: `female`, `both sexes`, `sex unknown: pooled`. */
const judgingSexWords = ({ sexes }: Analysis, { sex }: RecordSubject, rows: readonly EvaluationRow[]): Words => {
  if (sexes.length > 0 && sex === null) return unknownSex
  return sex !== null && rows.some(({ norm }) => norm?.sex === sex) ? sexWords[sex] : pooled
}

/** The sex whose norms judged the rows, and which of these are of adults whatever the age: `female, adult norms`. */
export const judgingNormsWords = (analysis: Analysis, subject: RecordSubject, rows: readonly EvaluationRow[]): Words =>
  joined([judgingSexWords(analysis, subject, rows), ...adultWords(rows)], comma)

/** The age group whose norms were used, and the reason if it was not chosen by age; null if the analysis has no age groups. */
export const judgingGroupWords = ({ dentitions }: Analysis, { dentition, by }: RecordSubject): Words | null => {
  const group = groupFor(dentitions, dentition)
  if (group === null) return null
  return by === 'age' ? dentitionWords[group] : joined([dentitionWords[group], reasons[by]], { zh: '', en: '' })
}

/**
 * The sex and age group whose norms judged the rows of an analysis, and which of them are of adults whatever the age, with the
 * age: `female, early permanent, 12 years 3 months`, `female, adult norms, 8 years 11 months`.
 */
export function judgedByWords(analysis: Analysis, subject: RecordSubject, rows: readonly EvaluationRow[]): Words {
  const age = subject.age ? [ageWords(subject.age)] : []
  const group = judgingGroupWords(analysis, subject) ?? allAges
  const adults = adultWords(rows)
  const ages = adults[0] === adultNorms ? adults : [group, ...adults]
  return joined([judgingSexWords(analysis, subject, rows), ...ages, ...age], comma)
}

/** The sex and age group a norm applies to: `female, early permanent`, `both sexes`, `male, adults`. */
export function normForWords({ sex, group, adults }: Pick<Norm, 'sex' | 'group' | 'adults'>): Words {
  const ages = group === null ? (adults ? [grownUps] : []) : [dentitionWords[group]]
  return joined([sex === 'both' ? pooled : sexWords[sex], ...ages], comma)
}
