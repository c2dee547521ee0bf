import type { PatientRow } from '@sella/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keys } from '../../api/queries'
import { caseAddress } from '../../case/case'
import { type Dropped, ofOnePatient } from '../../intake/dropped-files'
import { leaveFolders, ofSeveralPatients } from '../../intake/folders-left'
import { leaveParcel } from '../../intake/parcel'
import { migrationPath } from '../../paths'
import { useListDrop } from './use-list-drop'

interface Page {
  readonly rows: readonly PatientRow[]
}

/** Files dropped on the list, and what they wait for: the choice of a record, or a new case. */
export interface Asking {
  readonly dropped: Dropped
  readonly row: PatientRow
}

/** Handles files dropped on the list: on a case they go to its images, elsewhere they may become a new case. */
export const useDropIntake = (enabled: boolean, onNew: (dropped: Dropped) => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking | null>(null)
  const rowOf = (uuid: string): PatientRow | undefined =>
    client
      .getQueriesData<Page>({ queryKey: [...keys.patients, 'list'] })
      .flatMap(([, page]) => page?.rows ?? [])
      .find(row => row.uuid === uuid)
  const intoCase = (row: PatientRow, dropped: Dropped) => {
    if (row.records.length > 0) return setAsking({ row, dropped })
    leaveParcel({ caseUuid: row.uuid, undated: null, dropped })
    void navigate(caseAddress('/patientImage', row.uuid))
  }
  const over = useListDrop({
    enabled,
    onFiles: (dropped, caseUuid) => {
      const row = caseUuid === null ? undefined : rowOf(caseUuid)
      if (row) return intoCase(row, ofOnePatient(dropped))
      if (!ofSeveralPatients(dropped)) return onNew(ofOnePatient(dropped))
      leaveFolders(dropped)
      void navigate(migrationPath)
    },
  })
  return {
    hovering: over && { name: over.caseUuid === null ? null : (rowOf(over.caseUuid)?.name ?? null) },
    asking,
    intoCase,
    forget: () => setAsking(null),
  }
}
