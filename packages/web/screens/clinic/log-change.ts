import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { isItemName, measurements } from '@sella/ceph/data/measurements'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { LogChange } from '@sella/contract/calls/clinic'
import type { TFunction } from 'i18next'

/** Up to this many points are named in one line; beyond it only their number is given. */
const mostPoints = 3

const joined = (parts: readonly string[], t: TFunction): string => parts.join(t('app.listComma'))

const movedText = ({ points }: LogChange, t: TFunction): string => {
  const moved = points.filter(({ state }) => state === 'moved')
  if (moved.length === 0) return ''
  const named = moved.slice(0, mostPoints).map(({ name, moved: by, unit }) => `${name} ${(by ?? 0).toFixed(1)} ${unit}`)
  return t('clinic.log.moved', { count: moved.length, points: joined(named, t) })
}

const otherPoints = ({ points }: LogChange, state: 'placed' | 'gone', t: TFunction): string => {
  const names = points.filter(point => point.state === state).map(({ name }) => name)
  if (names.length === 0) return ''
  const named = names.length > mostPoints ? '' : joined(names, t)
  return t(`clinic.log.${state}`, { count: names.length, points: named })
}

/** Describes what was done to the points of a tracing; empty if nothing was. */
export const pointsText = (change: LogChange | null, t: TFunction): string =>
  change
    ? [movedText(change, t), otherPoints(change, 'placed', t), otherPoints(change, 'gone', t)]
        .filter(Boolean)
        .join(t('app.separator'))
    : ''

interface InLanguage {
  readonly t: TFunction
  readonly lang: Lang
}

/** A field's value, in words where the field has them. */
const fieldText = (field: string, text: string, t: TFunction): string => {
  if (text === '') return t('clinic.log.empty')
  if (field === 'sex' && (text === 'male' || text === 'female')) return t(`app.sexes.${text}`)
  if (field === 'type' && (text === '1' || text === '2' || text === '3')) return t(`clinic.log.stage.type${text}`)
  if (field === 'awaits_review' && (text === '0' || text === '1')) return t(`clinic.log.waits.${text}`)
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2')
}

/** Measurements and fields before and after. */
export const valuesText = (change: LogChange | null, { t, lang }: InLanguage): string => {
  if (!change) return ''
  const values = change.values.map(({ item, unit, before, after }) => {
    const name = isItemName(item) ? shortItemName(measurements[item].name, lang) : item
    const sign = unit === 'mm' ? ' mm' : unitSigns[unit]
    const shown = (value: string) => (value === '–' ? value : `${value}${sign}`)
    return `${name} ${shown(before)} → ${shown(after)}`
  })
  const fields = change.fields.map(({ field, before, after }) => {
    const name = t(`clinic.log.fields.${field}`, { defaultValue: field })
    return before === '' && after === '' ? name : `${name} ${fieldText(field, before, t)} → ${fieldText(field, after, t)}`
  })
  return [...values, ...fields].join(t('app.listComma'))
}
