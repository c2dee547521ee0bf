import type { PatientRow } from '@sella/contract/entities'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keys } from '../../api/queries'
import { caseAddress } from '../../case/case'
import { type Dropped, ofOnePatient } from '../../intake/dropped-files'
import { leaveFolders } from '../../intake/folders-left'
import { leaveParcel } from '../../intake/parcel'
import { isNothing, useNothingToTake } from '../../intake/use-nothing-to-take'
import { useToast } from '../../parts/toast'
import { migrationPath } from '../../paths'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { useListDrop } from './use-list-drop'

interface Page {
  readonly rows: readonly PatientRow[]
}

/** Files dropped on the list, and what they wait for: the choice of a record, or a new case. */
export interface Asking {
  readonly dropped: Dropped
  readonly row: PatientRow
}

/** Whether the files are of several patients; how folders are read is loaded with the first ones dropped. */
const areOfSeveral = async (dropped: Dropped): Promise<boolean> =>
  (dropped.folders ?? []).length > 0 && (await import('../../intake/several-patients')).ofSeveralPatients(dropped)

/** Handles files dropped on the list: on a case they go to its images, elsewhere they may become a new case. */
export const useDropIntake = (enabled: boolean, onNew: (dropped: Dropped) => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { lang } = useWords()
  const receiveNothing = useNothingToTake()
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
  const intoList = async (dropped: Dropped) => {
    if (!(await areOfSeveral(dropped))) return onNew(ofOnePatient(dropped))
    leaveFolders(dropped)
    void navigate(migrationPath)
  }
  const over = useListDrop({
    enabled,
    onFiles: (dropped, caseUuid) => {
      const row = caseUuid === null ? undefined : rowOf(caseUuid)
      const failed = () => toast({ kind: 'error', title: refusal('NETWORK', lang) })
      if (isNothing(dropped)) return void receiveNothing(dropped, row ?? null).catch(failed)
      if (row) return intoCase(row, ofOnePatient(dropped))
      intoList(dropped).catch(failed)
    },
  })
  return {
    hovering: over && { name: over.caseUuid === null ? null : (rowOf(over.caseUuid)?.name ?? null) },
    asking,
    intoCase,
    forget: () => setAsking(null),
  }
}
