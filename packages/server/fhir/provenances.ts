import type { Provenance, ProvenanceAgent } from 'fhir/r4'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, coded, namedUuid, referTo } from './names'
import { performerOf } from './observations'

const agent = (code: 'author' | 'assembler', who: string): ProvenanceAgent => ({
  type: coded('http://terminology.hl7.org/CodeSystem/provenance-participant-type', code),
  who: referTo(who),
})

/** Who placed the points that a record's values rest on: a hand, the detector, or both. */
export const provenanceResource = (facts: CaseFacts, of: RecordFacts): readonly Provenance[] => {
  const { measured, record, origins } = of
  if (!measured || measured.rows.length === 0) return []
  const { manual, detected, estimated } = origins
  const automatic = detected + estimated
  return [
    {
      resourceType: 'Provenance',
      id: namedUuid(`provenance ${record.uuid}`),
      target: measured.rows.map(({ item }) => referTo(actors.observation(record.uuid, item))),
      occurredDateTime: record.updated_at,
      recorded: record.updated_at,
      activity: { text: `points by hand: ${manual}; by the detector: ${detected}; estimated: ${estimated}` },
      agent: [agent('author', performerOf(facts, of)), ...(automatic > 0 ? [agent('assembler', actors.software)] : [])],
      entity: [{ role: 'source', what: referTo(actors.study(record.uuid)) }],
    },
  ]
}
