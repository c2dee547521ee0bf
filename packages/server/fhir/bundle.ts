import type { Bundle, FhirResource } from 'fhir/r4'
import { carePlans } from './care-plans'
import type { CaseFacts } from './facts'
import { namedUuid, urnOf } from './names'
import { observationResources } from './observations'
import { provenanceResource } from './provenances'
import { analysisReport, documentReport } from './reports'
import { fileResources, photoResources, studyResource } from './studies'
import { organizationResource, patientResource, practitioners, softwareResource } from './who'

/** One case as a FHIR R4 collection. Its resources refer to each other by UUID; the same case always has the same UUIDs. */
export const bundleOf = (facts: CaseFacts): Bundle => {
  const resources: readonly FhirResource[] = [
    patientResource(facts),
    ...practitioners(facts),
    ...(facts.house ? [organizationResource(facts.house)] : []),
    softwareResource(facts),
    ...facts.records.flatMap((record): readonly FhirResource[] => [
      studyResource(facts, record),
      ...photoResources(facts, record),
      ...fileResources(facts, record),
      ...observationResources(facts, record),
      ...analysisReport(facts, record),
      ...carePlans(facts, record),
      ...provenanceResource(facts, record),
    ]),
    ...facts.documents.map(document => documentReport(facts, document)),
  ]
  return {
    resourceType: 'Bundle',
    id: namedUuid(`bundle ${facts.patient.uuid}`),
    type: 'collection',
    timestamp: facts.madeAt,
    entry: resources.map(resource => ({ fullUrl: urnOf(resource.id ?? ''), resource })),
  }
}
