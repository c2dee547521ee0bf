import type { Device, Organization, Patient, Practitioner, Reference } from 'fhir/r4'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, ownSystem, referTo } from './names'

/** The patient. A Chinese name is not split by guessing: it is given whole. */
export const patientResource = ({ patient, house }: CaseFacts): Patient => ({
  resourceType: 'Patient',
  id: patient.uuid,
  identifier: [
    { system: ownSystem('case'), value: patient.uuid },
    ...(patient.case_no === '' ? [] : [{ use: 'usual' as const, system: ownSystem('case-number'), value: patient.case_no }]),
  ],
  name: [{ use: 'official', text: patient.name, family: patient.name }],
  gender: patient.sex ?? 'unknown',
  ...(patient.birthday ? { birthDate: patient.birthday } : {}),
  ...(patient.phone ? { telecom: [{ system: 'phone', value: patient.phone }] } : {}),
  ...(house ? { managingOrganization: referTo(house.uuid, house.name) } : {}),
})

/** Whether the owner is a clinic, which is not a person: it is named as the organisation. */
const isClinic = ({ owner, house }: CaseFacts): boolean => owner.uuid === house?.uuid

/** All persons with a key: the doctor who owns the case and, where members of a clinic made tracings, those members. */
export const practitioners = (facts: CaseFacts): readonly Practitioner[] => {
  const { owner, records } = facts
  const names = new Map(isClinic(facts) ? [] : [[owner.uuid, owner.name]])
  for (const { record } of records) if (record.traced_by) names.set(record.traced_by, record.traced_name ?? '')
  return [...names].map(([uuid, name]) => ({
    resourceType: 'Practitioner',
    id: actors.practitioner(uuid),
    identifier: [{ system: ownSystem('account'), value: uuid }],
    ...(name ? { name: [{ text: name }] } : {}),
  }))
}

/** The author of a tracing; where none is stored with it, the account that owns the case, never the person who exports it. */
export const performerOf = (facts: CaseFacts, { record }: RecordFacts): Reference => {
  const { owner, house } = facts
  if (record.traced_by) return referTo(actors.practitioner(record.traced_by), record.traced_name ?? '')
  return isClinic(facts) && house ? referTo(house.uuid, house.name) : referTo(actors.practitioner(owner.uuid), owner.name)
}

/** A person of whom only the name was stored: there must be no key beside it. */
export const named = (name: string): readonly Reference[] => (name === '' ? [] : [{ display: name }])

export const organizationResource = (house: NonNullable<CaseFacts['house']>): Organization => ({
  resourceType: 'Organization',
  id: house.uuid,
  name: house.name,
})

/** The program as the measuring device. */
export const softwareResource = ({ version }: CaseFacts): Device => ({
  resourceType: 'Device',
  id: actors.software,
  status: 'active',
  deviceName: [{ name: 'Sella', type: 'manufacturer-name' }],
  version: [{ value: version }],
})
