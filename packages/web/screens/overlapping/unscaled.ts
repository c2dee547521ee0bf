import type { Overlay } from '@sella/ceph/superimpose/overlay'
import type { CaseRecord } from '@sella/contract/entities'
import { dayOf } from './record-words'

interface Chosen {
  readonly record: Pick<CaseRecord, 'uuid' | 'createday'>
}

/** The days of the records that a registration leaves out because nothing tells their scale. */
export const unscaledDays = (overlays: readonly Pick<Overlay, 'entries'>[], chosen: readonly Chosen[]): readonly string[] => {
  const lacks = new Set(
    overlays.flatMap(({ entries }) =>
      entries.flatMap(entry => (entry.status === 'skipped' && entry.why.why === 'uncalibrated' ? [entry.film.id] : [])),
    ),
  )
  return chosen.filter(({ record }) => lacks.has(record.uuid)).map(({ record }) => dayOf(record))
}
