import type { Device, Organization, Patient, Practitioner } from 'fhir/r4'
import type { CaseFacts } from './facts'
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

/** Everybody who is named: the account, and whose tracings they are where members of a clinic made them. */
export const practitioners = ({ doctor, records }: CaseFacts): readonly Practitioner[] => {
  const names = new Map([[doctor.uuid, doctor.name]])
  for (const { record } of records) if (record.traced_by) names.set(record.traced_by, record.traced_name ?? '')
  return [...names].map(([uuid, name]) => ({
    resourceType: 'Practitioner',
    id: actors.practitioner(uuid),
    identifier: [{ system: ownSystem('account'), value: uuid }],
    ...(name ? { name: [{ text: name }] } : {}),
  }))
}

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
