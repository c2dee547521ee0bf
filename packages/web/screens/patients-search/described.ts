import type { SearchFilter } from '@sella/contract/case-search'
import type { Agency } from '@sella/contract/entities'
import { useAgencies } from '../../api/queries'
import { useWords } from '../../words/i18n'
import { comparisons } from './filter-address'
import type { Items } from './items'

/** One part of a filter in words, and the filter without it. */
export interface Part {
  readonly key: string
  readonly text: string
  readonly without: SearchFilter
}

type Texts = ReturnType<typeof useWords>['t']

const ageText = ({ from, to, at }: NonNullable<SearchFilter['age']>, t: Texts): string => {
  const range =
    to === undefined
      ? t('search.agesFrom', { from })
      : from === undefined
        ? t('search.agesTo', { to })
        : t('search.ages', { from, to })
  return at === 'record' ? `${range}${t('app.separator')}${t('search.atRecord')}` : range
}

const daysText = ({ from, to }: NonNullable<SearchFilter['days']>, t: Texts): string =>
  from && to ? `${from} – ${to}` : from ? t('search.since', { day: from }) : t('search.until', { day: to ?? '' })

const agencyText = (uuid: string, agencies: readonly Agency[], t: Texts): string =>
  `${t('search.agency')} ${uuid === 'none' ? t('search.notGiven') : (agencies.find(each => each.uuid === uuid)?.name ?? '')}`

const has = (of: string, value: boolean, t: Texts): string => `${of} ${t(value ? 'search.has' : 'search.hasNot')}`

/** The parts of a filter in words, in the order of the panel. */
export const useDescribed = (filter: SearchFilter, items: Items): readonly Part[] => {
  const { t } = useWords()
  const agencies = useAgencies().data ?? []
  const { name, number, sex, age, agency, favorite, days, types, necks, findings = [] } = filter
  const part = (key: keyof SearchFilter, text: string | undefined | false): readonly Part[] =>
    text ? [{ key, text, without: { ...filter, [key]: undefined } }] : []
  const flags = (['film', 'tracing', 'report'] as const).flatMap(key => {
    const value = filter[key]
    return part(key, value !== undefined && has(t(`search.${key}`), value, t))
  })
  return [
    ...part('name', name && `${t('search.name')} ${name}`),
    ...part('number', number && `${t('search.number')} ${number}`),
    ...part('sex', sex && (sex === 'none' ? `${t('search.sex')} ${t('search.notGiven')}` : t(`search.${sex}`))),
    ...part('age', age && ageText(age, t)),
    ...part('agency', agency && agencyText(agency, agencies, t)),
    ...part('favorite', favorite && t('search.favoriteOnly')),
    ...part('days', days && daysText(days, t)),
    ...part('types', types?.map(type => t(`patients.recordLong.type${type}`)).join(' / ')),
    ...part('necks', necks && `${t('search.neck')} ${necks.join(' / ')}`),
    ...flags,
    ...findings.map(({ item, is, value }, i) => ({
      key: `finding ${i}`,
      text: `${items.nameOf(item)} ${comparisons[is]} ${String(value).replace('-', '−')}${unitText(items.unitOf(item))}`,
      without: { ...filter, findings: findings.filter((_, j) => j !== i) },
    })),
  ]
}

const unitText = (unit: string): string => (unit === 'mm' ? ' mm' : unit)
