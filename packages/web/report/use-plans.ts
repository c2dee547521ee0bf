import type { TreatmentPlan } from '@sella/contract/entities'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../api/client'

/** The treatment plans of a record that are not archived; null until fetched, or if they could not be. */
export const usePlans = (recordUuid: string | null): readonly TreatmentPlan[] | null => {
  const { data } = useQuery({
    queryKey: ['plans', recordUuid],
    queryFn: () => ask('planList', { recordUuid: recordUuid ?? '' }),
    enabled: recordUuid !== null,
    // A plan saved a moment ago on its own screen must be included.
    staleTime: 0,
    select: plans => plans.filter(plan => !plan.archived),
  })
  return data ?? null
}
