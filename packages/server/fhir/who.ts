import type { Device, Organization, Patient, Practitioner, Reference } from 'fhir/r4'
import type { CaseFacts, RecordFacts } from './facts'
import { actors, ownSystem, referTo } from './names'

/** The patient. A Chinese name is not divided by guess: it stands whole. */
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

/** A clinic's account is nobody: it is named as the house. */
const isClinic = ({ owner, house }: CaseFacts): boolean => owner.uuid === house?.uuid

/** Everybody who is named with a key: the doctor whose case it is, and whose tracings they are where members of a clinic made them. */
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

/** Whose tracing it is; where nobody is kept with it, the account's that owns the case: never who takes it along. */
export const performerOf = (facts: CaseFacts, { record }: RecordFacts): Reference => {
  const { owner, house } = facts
  if (record.traced_by) return referTo(actors.practitioner(record.traced_by), record.traced_name ?? '')
  return isClinic(facts) && house ? referTo(house.uuid, house.name) : referTo(actors.practitioner(owner.uuid), owner.name)
}

/** Somebody of whom the name alone was kept: no key may stand beside it. */
export const named = (name: string): readonly Reference[] => (name === '' ? [] : [{ display: name }])

export const organizationResource = (house: NonNullable<CaseFacts['house']>): Organization => ({
  resourceType: 'Organization',
  id: house.uuid,
  name: house.name,
})

/** The program that measured. */
export const softwareResource = ({ version }: CaseFacts): Device => ({
  resourceType: 'Device',
  id: actors.software,
  status: 'active',
  deviceName: [{ name: 'Sella', type: 'manufacturer-name' }],
  version: [{ value: version }],
})
