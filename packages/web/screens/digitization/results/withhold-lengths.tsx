import { withholdingBeside } from '@sella/workbench/report/doubted'
import { useEffect } from 'react'
import { useCase } from '../../../case/case'
import { savedTracing } from '../../../readings/saved-tracing'
import { useSchemes } from '../../../report/use-schemes'
import { useDesk } from '../desk'

/** Withholds the film's lengths while its scale is doubted beside the other films of the case. */
export const WithholdLengths = () => {
  const { patient, records, record } = useCase()
  const { choosing } = useDesk()
  const { data, isPending } = useSchemes(patient.uuid)
  useEffect(() => {
    if (!record || isPending) return
    choosing.takeBeside(withholdingBeside({ patient, record }, { records, schemes: data ?? null, tracingOf: savedTracing }))
  }, [choosing, patient, record, records, data, isPending])
  return null
}
