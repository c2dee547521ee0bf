import { isAnonymousName } from '@sella/contract/anonymous-case'
import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import type { ArchivedPatient } from './format'
import { atOnce, numberedHere, samePersonAmong } from './persons-here'

/** The doctor's cases in the bin with one of these birthdays, the last ones first. */
const binnedRows = async (db: Db, doctor: string, patients: readonly ArchivedPatient[]): Promise<readonly PatientRow[]> => {
  const days = [...new Set(patients.flatMap(({ birthday }) => birthday ?? []))]
  const rows: PatientRow[] = []
  for (const share of inParts(days, atOnce))
    rows.push(
      ...(await db
        .selectFrom('patient')
        .selectAll()
        .where('doctor_id', '=', doctor)
        .where('deleted_at', 'is not', null)
        .where('birthday', 'in', share)
        .orderBy('deleted_at', 'desc')
        .execute()),
    )
  return rows
}

/** Cases of the archive that lie in the bin here, each once; none whose number another case has been given since. */
export const binnedHere = async (
  db: Db,
  doctor: string,
  patients: readonly ArchivedPatient[],
): Promise<readonly { readonly archived: ArchivedPatient; readonly here: PatientRow }[]> => {
  const rows = await binnedRows(db, doctor, patients)
  const numbers = await numberedHere(db, doctor, [...new Set(rows.map(row => row.case_key).filter(Boolean))])
  const same = samePersonAmong(rows)
  const gone = new Set<string>()
  return patients.flatMap(archived => {
    const mayBe = (row: PatientRow) =>
      !gone.has(row.uuid) &&
      !numbers.has(row.case_key) &&
      (archived.caseNo === '' || row.case_no === '' || archived.caseNo === row.case_no)
    const near = same(archived).filter(mayBe)
    const own = near.find(row => row.uuid === archived.uuid)
    const here = own ?? (isAnonymousName(archived.name) ? undefined : near[0])
    if (!here) return []
    gone.add(here.uuid)
    return [{ archived, here }]
  })
}
