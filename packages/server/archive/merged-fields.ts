import { type CaseFile, emptyFile, mostTags } from '@sella/contract/case-file'
import type { PatientFields } from '../patients/rows'

const isBlank = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface Merged<T> {
  readonly value: T
  /** Whether both say different things, of which those of here stay. */
  readonly differs: boolean
}

/** What is here, with the archive's where there is nothing. */
const filled = <T extends object>(here: T, archived: T, names: readonly (keyof T)[]): Merged<T> => {
  const value = { ...here }
  let differs = false
  for (const name of names) {
    if (isBlank(here[name])) value[name] = archived[name]
    else if (!isBlank(archived[name]) && archived[name] !== here[name]) differs = true
  }
  return { value, differs }
}

/** Name and birthday agree, or it would not be the same case. */
export const mergedFields = (here: PatientFields, archived: PatientFields): Merged<PatientFields> =>
  filled(here, archived, ['sex', 'caseNo', 'agencyUuid', 'phone', 'notes'])

/** Tags of both, as many as a case may have. */
export const mergedFile = (here: CaseFile | null, archived: CaseFile): Merged<CaseFile> => {
  const { tags, ...texts } = here ?? emptyFile
  const merged = filled({ ...texts, tags }, archived, ['diagnosis', 'problems', 'plan', 'progress', 'nextVisit', 'nextVisitFor'])
  const all = [...new Set([...tags, ...archived.tags])]
  return { value: { ...merged.value, tags: all.slice(0, mostTags) }, differs: merged.differs || all.length > mostTags }
}
