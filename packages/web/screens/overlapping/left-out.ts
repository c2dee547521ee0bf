import { useWords } from '../../words/i18n'
import { dayOf } from './record-words'
import { type OverlapTable, useTable } from './table'
import { whySkipped } from './why-skipped'

/** Why the displayed registrations leave a record out: each reason with its registrations, unless it applies to all. */
const useSkipped = () => {
  const { t } = useWords()
  return (uuid: string, { methods, overlays }: OverlapTable): string => {
    const reasons = new Map<string, string[]>()
    for (const method of methods) {
      const entry = overlays[method].entries.find(entry => entry.film.id === uuid)
      if (entry?.status !== 'skipped') continue
      const why = whySkipped(entry.why, t)
      reasons.set(why, [...(reasons.get(why) ?? []), method.toUpperCase()])
    }
    const parts = [...reasons].map(([why, by]) => (by.length === methods.length ? why : `${by.join(' ')} ${why}`))
    return parts.join(t('app.separator'))
  }
}

/**
 * Records that are not superimposed: without film or points, not chosen by the doctor, left out by a registration, or removed
 * from the case.
 */
export const useLeftOut = (): readonly string[] => {
  const { t } = useWords()
  const table = useTable()
  const skipped = useSkipped()
  const { films, unfit, chosen, scheme } = table
  const here = new Set([...films, ...unfit].map(({ record }) => record.uuid))
  const gone = scheme.uuids.filter(uuid => !here.has(uuid)).length
  return [
    ...unfit.map(({ record, why }) => t(`overlap.${why}`, { day: dayOf(record) })),
    ...films
      .filter(({ record }) => !scheme.uuids.includes(record.uuid))
      .map(({ record }) => t('overlay.leftOut.notChosen', { day: dayOf(record) })),
    ...chosen.flatMap(({ record }) => {
      const why = skipped(record.uuid, table)
      return why ? [t('overlay.leftOut.skipped', { day: dayOf(record), why })] : []
    }),
    ...(gone > 0 ? [t('overlay.leftOut.gone', { count: gone })] : []),
  ]
}
