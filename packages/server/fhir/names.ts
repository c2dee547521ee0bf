import type { CodeableConcept, Reference } from 'fhir/r4'
import { namedUuid as uuidNamed } from '../keys/named-uuid'

/** The namespace of this program's own codes: nobody has licensed SNOMED codes for cephalometric items (docs/operations.md). */
export const ownSystem = (part: string): string => `https://sella.example/fhir/${part}`

/** A resource's UUID: always the same for the same thing. */
export const namedUuid = (thing: string): string => uuidNamed(`sella fhir ${thing}`)

export const urnOf = (uuid: string): string => `urn:uuid:${uuid}`

export const referTo = (uuid: string, display?: string): Reference => ({
  reference: urnOf(uuid),
  ...(display ? { display } : {}),
})

/** A code of a system, with its display text. */
export const coded = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display ? { display } : {}) }],
  ...(display ? { text: display } : {}),
})

/** The resources to which the others of a bundle refer. */
export const actors = {
  software: namedUuid('software'),
  practitioner: (doctor: string): string => namedUuid(`practitioner ${doctor}`),
  study: (record: string): string => namedUuid(`study ${record}`),
  observation: (record: string, item: string): string => namedUuid(`observation ${record} ${item}`),
  report: (record: string): string => namedUuid(`report ${record}`),
}
