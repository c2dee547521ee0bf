import type { Analysis } from '../data/analysis-row'
import { ageGroups, type Dentition } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { Words } from '../words'
import type { Norm } from './analysis'
import { dentitionWords, sexWords } from './dentitions'
import { joined } from './finding'
import { normFor, type OwnNorms } from './norm-for'

/** A norm that judges an item in an own analysis, and whom it judges. */
export interface UsualNorm {
  readonly mean: number
  readonly sd: number
  /** `unknown`: patients whose sex is not known; null if the norm is the same for everyone. */
  readonly sex: Sex | 'unknown' | null
  /** The age groups it judges; empty if it judges all of them. */
  readonly groups: readonly Dentition[]
  /** Whom it was measured on, where the source limits that. */
  readonly measuredOn: 'adults' | 'permanent' | null
  /** It judges nothing, and is only a proposal for the doctor's own. */
  readonly offered?: true
  /** For a norm by years: the age it is of, and how it changes. */
  readonly byYears?: Words
}

/** Any own analysis: which norm judges an item does not depend on what else it measures. */
const ownAnalysis: Analysis = {
  ...{ name: '', title: { zh: '', en: '' }, creator: 'user' },
  ...{ items: [], lines: [], texts: [], dentitions: ageGroups, sexes: ['male', 'female'] },
}

const people = ['male', 'female', 'unknown'] as const

type Judging = Omit<UsualNorm, 'groups'>

const judging = ({ mean, sd, group, adults, permanent }: Norm, sex: UsualNorm['sex']): Judging => ({
  ...{ mean, sd, sex },
  measuredOn: adults ? 'adults' : permanent && group === null ? 'permanent' : null,
})

const sameNumbers = (a: Norm | null | undefined, b: Norm | null | undefined): boolean => a?.mean === b?.mean && a?.sd === b?.sd

/** The norms of one age group: one for everyone, or one each for men, women and patients of unknown sex. */
function inGroup(item: string, dentition: Dentition, own: OwnNorms): readonly Judging[] {
  const norms = people.map(person =>
    normFor(item, ownAnalysis, { ...own, subject: { dentition, sex: person === 'unknown' ? null : person } }),
  )
  const [first] = norms
  if (norms.every(norm => sameNumbers(norm, first))) return first ? [judging(first, null)] : []
  return people.flatMap((person, i) => (norms[i] ? [judging(norms[i], person)] : []))
}

/**
 * Every norm that judges an item in an own analysis, by sex and age group where they differ, those of the youngest first; empty if
 * it has none.
 */
export function usualNorms(item: string, own: OwnNorms): readonly UsualNorm[] {
  const groups: { dentitions: Dentition[]; norms: readonly Judging[] }[] = []
  for (const dentition of ageGroups) {
    const norms = inGroup(item, dentition, own)
    const last = groups.at(-1)
    if (last && JSON.stringify(last.norms) === JSON.stringify(norms)) last.dentitions.push(dentition)
    else groups.push({ dentitions: [dentition], norms })
  }
  const all = groups.length === 1
  return groups.flatMap(({ dentitions, norms }) => norms.map(norm => ({ ...norm, groups: all ? [] : dentitions })))
}

const unknownSex: Words = { zh: '性别不详', en: 'sex unknown' }
const onWhom = {
  adults: { zh: '成人值', en: 'adult norm' },
  permanent: { zh: '恒牙期值', en: 'of permanent dentition' },
} as const

/** Whom a norm judges: `female`, `primary/mixed, early permanent`; empty if everyone. */
export const usualNormFor = ({ sex, groups }: Pick<UsualNorm, 'sex' | 'groups'>): Words =>
  joined(
    [
      ...(sex === null ? [] : [sex === 'unknown' ? unknownSex : sexWords[sex]]),
      ...(groups.length === 0
        ? []
        : [
            joined(
              groups.map(group => dentitionWords[group]),
              { zh: '、', en: ' and ' },
            ),
          ]),
    ],
    { zh: '，', en: ', ' },
  )

/** Whom it was measured on: `adult norm`; null where the source sets no limit. */
export const usualNormOn = ({ measuredOn }: Pick<UsualNorm, 'measuredOn'>): Words | null => measuredOn && onWhom[measuredOn]
