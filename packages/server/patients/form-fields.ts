import type { PatientFields, PatientRow } from './rows'

/** The fields of a stored case, in the form's format. */
export const fieldsOf = (row: PatientRow): PatientFields => ({
  name: row.name,
  sex: row.sex,
  birthday: row.birthday,
  caseNo: row.case_no,
  agencyUuid: row.agency_uuid,
  phone: row.phone,
  notes: row.notes,
})
