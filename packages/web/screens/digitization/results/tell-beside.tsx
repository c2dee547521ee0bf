import { tellingBeside } from '@sella/workbench/report/doubted'
import { useEffect } from 'react'
import { useCase } from '../../../case/case'
import { savedTracing } from '../../../readings/saved-tracing'
import { useSchemes } from '../../../report/use-schemes'
import { useDesk } from '../desk'

/** Applies what the other films of the case, and what is stated of their scales, allow to be told of this one. */
export const TellBeside = () => {
  const { patient, records, record } = useCase()
  const { choosing } = useDesk()
  const { data, isPending } = useSchemes(patient.uuid)
  useEffect(() => {
    if (!record || isPending) return
    choosing.takeBeside(tellingBeside({ patient, record }, { records, schemes: data ?? null, tracingOf: savedTracing }))
  }, [choosing, patient, record, records, data, isPending])
  return null
}
