import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { useMemo } from 'react'
import { useCase } from '../../case/case'

/** Later traced records of the case: any of them may show the outcome of the plan. */
export const useEndRecords = (record: CaseRecord): readonly CaseRecord[] => {
  const { records } = useCase()
  return useMemo(
    () => records.filter(each => each.createday > record.createday && filmOf(each) !== null && each.cephPoints !== null),
    [records, record],
  )
}
