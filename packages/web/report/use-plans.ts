import type { TreatmentPlan } from '@sella/contract/entities'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/client'

/** The treatment plans of a record that are not put aside; null while they have not come, or could not be fetched. */
export const usePlans = (recordUuid: string | null): readonly TreatmentPlan[] | null => {
  const { data } = useQuery({
    queryKey: ['report-plans', recordUuid],
    queryFn: () => ask('planList', { recordUuid: recordUuid ?? '' }),
    enabled: recordUuid !== null,
    // A plan saved a moment ago on its own screen is to be there.
    staleTime: 0,
    select: plans => plans.filter(plan => !plan.archived),
  })
  return data ?? null
}
