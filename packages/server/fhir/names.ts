import { createHash } from 'node:crypto'
import type { CodeableConcept, Reference } from 'fhir/r4'

/** Where this program's own codes are defined: nobody has licensed SNOMED codes for cephalometric items (docs/operations.md). */
export const ownSystem = (part: string): string => `https://sella.example/fhir/${part}`

/** A name for what has no key of its own: always the same for the same thing (a UUID of version 8, RFC 9562). */
export const namedUuid = (thing: string): string => {
  const hex = createHash('sha256').update(`sella fhir ${thing}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(18, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

export const urnOf = (uuid: string): string => `urn:uuid:${uuid}`

export const referTo = (uuid: string, display?: string): Reference => ({
  reference: urnOf(uuid),
  ...(display ? { display } : {}),
})

/** A code of a system, with its words. */
export const coded = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display ? { display } : {}) }],
  ...(display ? { text: display } : {}),
})

/** The resources a bundle's others refer to. */
export const actors = {
  software: namedUuid('software'),
  practitioner: (doctor: string): string => namedUuid(`practitioner ${doctor}`),
  study: (record: string): string => namedUuid(`study ${record}`),
  observation: (record: string, item: string): string => namedUuid(`observation ${record} ${item}`),
  report: (record: string): string => namedUuid(`report ${record}`),
}
