import type { Origin, Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Provenance, ProvenanceAgent, Reference } from 'fhir/r4'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, coded, namedUuid, referTo } from './names'
import { performerOf } from './who'
import { labelled, fhirWords as words } from './words'

const agent = (code: 'author' | 'assembler', who: Reference): ProvenanceAgent => ({
  type: coded('http://terminology.hl7.org/CodeSystem/provenance-participant-type', code),
  who,
})

const originsOf = ({ points }: Tracing): Readonly<Record<Origin, number>> => {
  const counts = { manual: 0, detected: 0, estimated: 0, unknown: 0 }
  for (const point of Object.values(points)) if (point) counts[point.origin] += 1
  return counts
}

/** How many points each origin has; those of no recorded origin only if there are any. */
const originText = ({ unknown, ...counts }: Readonly<Record<Origin, number>>, lang: Lang): string => {
  const { manual, detected, estimated } = words.origins
  const named = [
    labelled(manual, String(counts.manual), lang),
    labelled(detected, String(counts.detected), lang),
    labelled(estimated, String(counts.estimated), lang),
    ...(unknown > 0 ? [labelled(words.origins.unknown, String(unknown), lang)] : []),
  ]
  return named.join(lang === 'zh' ? '；' : '; ')
}

/** Who placed the points on which a record's values rest: a person, the detector, or both. */
export const provenanceResource = (facts: CaseFacts, of: RecordFacts): readonly Provenance[] => {
  const { measured, record, tracing } = of
  if (!measured || measured.rows.length === 0) return []
  const counts = originsOf(tracing)
  const automatic = counts.detected + counts.estimated
  return [
    {
      resourceType: 'Provenance',
      id: namedUuid(`provenance ${record.uuid}`),
      target: measured.rows.map(({ item }) => referTo(actors.observation(record.uuid, item))),
      occurredDateTime: record.updated_at,
      recorded: record.updated_at,
      activity: { text: originText(counts, facts.lang) },
      agent: [agent('author', performerOf(facts, of)), ...(automatic > 0 ? [agent('assembler', referTo(actors.software))] : [])],
      entity: [{ role: 'source', what: referTo(actors.study(record.uuid)) }],
    },
  ]
}
