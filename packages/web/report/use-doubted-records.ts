import { savedScales } from '@sella/workbench/report/doubted'
import { useMemo } from 'react'
import type { Case } from '../case/case'
import { savedTracing } from '../readings/saved-tracing'
import { useSchemes } from './use-schemes'

/**
 * Uuids of the case's records whose scale is doubted beside its other films, as everywhere: plans and offers take no millimetre from
 * them. Null until what is stated of the scales has been fetched; without that nothing counts as stated.
 */
export const useDoubtedRecords = ({ patient, records }: Pick<Case, 'patient' | 'records'>): ReadonlySet<string> | null => {
  const { data, isPending } = useSchemes(patient.uuid)
  return useMemo(
    () => (isPending ? null : savedScales(patient, { records, schemes: data ?? null, tracingOf: savedTracing }).doubted),
    [patient, records, data, isPending],
  )
}
