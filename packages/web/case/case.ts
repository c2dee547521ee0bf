import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { useCallback } from 'react'
import { useLocation, useOutletContext, useSearchParams } from 'react-router'
import { withRecord } from './with-record'

/** The case on the work table. Screens below `WorkTable` read it with `useCase`; patient and records are loaded before they mount. */
export interface Case {
  readonly patient: Patient
  /** Oldest first. */
  readonly records: readonly CaseRecord[]
  /** The record in the address, otherwise the latest; null if the case has none. */
  readonly record: CaseRecord | null
  /** The expected errors of points placed by the doctor, mm: her own if she has measured them. */
  readonly readers: ReaderErrors
  /** Puts another record into the address. */
  readonly selectRecord: (uuid: string) => void
}

export const useCase = () => useOutletContext<Case>()

/** `?case=<uuid>&record=<uuid>` of the address. `selectRecord` does nothing once another page or case is shown. */
export const useCaseAddress = () => {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const caseUuid = search.get('case')
  const selectRecord = useCallback(
    (uuid: string) => {
      const next = withRecord(location, { pathname, caseUuid }, uuid)
      if (next) setSearch(next, { replace: true })
    },
    [setSearch, pathname, caseUuid],
  )
  return { caseUuid, recordUuid: search.get('record'), selectRecord }
}

/** The address of a work-table route for a case, and a record of it. */
export const caseAddress = (path: string, caseUuid: string, recordUuid?: string | null): string =>
  `${path}?case=${caseUuid}${recordUuid ? `&record=${recordUuid}` : ''}`
