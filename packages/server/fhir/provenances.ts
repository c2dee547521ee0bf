import type { Origin, Tracing } from '@sella/ceph/tracing/tracing'
import type { Provenance, ProvenanceAgent, Reference } from 'fhir/r4'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, coded, namedUuid, referTo } from './names'
import { performerOf } from './who'

const agent = (code: 'author' | 'assembler', who: Reference): ProvenanceAgent => ({
  type: coded('http://terminology.hl7.org/CodeSystem/provenance-participant-type', code),
  who,
})

const originsOf = ({ points }: Tracing): Readonly<Record<Origin, number>> => {
  const counts = { manual: 0, detected: 0, estimated: 0, unknown: 0 }
  for (const point of Object.values(points)) if (point) counts[point.origin] += 1
  return counts
}

/** Who placed the points on which a record's values rest: a person, the detector, or both. */
export const provenanceResource = (facts: CaseFacts, of: RecordFacts): readonly Provenance[] => {
  const { measured, record, tracing } = of
  if (!measured || measured.rows.length === 0) return []
  const { manual, detected, estimated, unknown } = originsOf(tracing)
  const automatic = detected + estimated
  const unsaid = unknown > 0 ? `; origin not recorded: ${unknown}` : ''
  return [
    {
      resourceType: 'Provenance',
      id: namedUuid(`provenance ${record.uuid}`),
      target: measured.rows.map(({ item }) => referTo(actors.observation(record.uuid, item))),
      occurredDateTime: record.updated_at,
      recorded: record.updated_at,
      activity: { text: `points by hand: ${manual}; by the detector: ${detected}; estimated: ${estimated}${unsaid}` },
      agent: [agent('author', performerOf(facts, of)), ...(automatic > 0 ? [agent('assembler', referTo(actors.software))] : [])],
      entity: [{ role: 'source', what: referTo(actors.study(record.uuid)) }],
    },
  ]
}
