import { useEffect } from 'react'
import { hear } from '../../api/events'
import { usePlanTable } from './table'

/** Plans saved, named, put aside or deleted in another window are taken in; after a lost stream anything may have changed. */
export const useOthersPlans = (): void => {
  const { desk, record } = usePlanTable()
  useEffect(
    () =>
      hear(heard => {
        const isAny = heard === 'open' || heard.type === 'cases'
        if (isAny || (heard.type === 'plans' && heard.recordUuid === record.uuid)) void desk.follow()
      }),
    [desk, record.uuid],
  )
}
