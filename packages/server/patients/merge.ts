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

interface Change<T> {
  /** As the change found what it changes. */
  readonly from: T
  readonly to: T
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * A change laid over what is stored now: a field it leaves alone keeps what another window wrote meanwhile.
 * `clashes`: fields that both changed, differently; the merged ones then mean nothing.
 */
export const mergedOnto = <T extends object>(
  stored: T,
  { from, to }: Change<T>,
): { readonly fields: T; readonly clashes: readonly (keyof T)[] } => {
  const names = Object.keys(stored) as (keyof T)[]
  const untouched = Object.fromEntries(names.filter(name => same(to[name], from[name])).map(name => [name, stored[name]]))
  const clashes = names.filter(
    name => !same(to[name], from[name]) && !same(stored[name], from[name]) && !same(stored[name], to[name]),
  )
  return { fields: { ...to, ...untouched }, clashes }
}
