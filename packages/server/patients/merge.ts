import type { PatientFields, PatientRow } from './rows'

/** The fields of a stored case as a form gives them. */
export const fieldsOf = (row: PatientRow): PatientFields => ({
  name: row.name,
  sex: row.sex,
  birthday: row.birthday,
  caseNo: row.case_no,
  agencyUuid: row.agency_uuid,
  phone: row.phone,
  notes: row.notes,
})

interface Change {
  /** As the change found the case. */
  readonly from: PatientFields
  readonly to: PatientFields
}

/**
 * A change laid over what is stored now: a field it leaves alone keeps what another window wrote meanwhile.
 * `clashes`: fields that both changed, differently; the merged ones then mean nothing.
 */
export const mergedOnto = (
  stored: PatientFields,
  { from, to }: Change,
): { readonly fields: PatientFields; readonly clashes: readonly (keyof PatientFields)[] } => {
  const names = Object.keys(stored) as (keyof PatientFields)[]
  const untouched = Object.fromEntries(names.filter(name => to[name] === from[name]).map(name => [name, stored[name]]))
  const clashes = names.filter(name => to[name] !== from[name] && stored[name] !== from[name] && stored[name] !== to[name])
  return { fields: { ...to, ...untouched }, clashes }
}
