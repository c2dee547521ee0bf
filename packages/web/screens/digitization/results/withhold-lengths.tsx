import { withholdingBeside, withholdingByFilm } from '@sella/workbench/report/doubted'
import { useEffect } from 'react'
import { useCase } from '../../../case/case'
import { savedTracing } from '../../../readings/saved-tracing'
import { useSchemes } from '../../../report/use-schemes'
import { useDesk } from '../desk'

/** Withholds lengths by the film's scale, also on the photo that lies on it, while the other films of the case make it doubtful. */
export const WithholdLengths = () => {
  const { patient, records, record } = useCase()
  const { choosing, subject } = useDesk()
  const { data, isPending } = useSchemes(patient.uuid)
  useEffect(() => {
    if (!record || isPending) return
    const withholding = subject.view === 'film' ? withholdingBeside : withholdingByFilm
    choosing.takeBeside(withholding({ patient, record }, { records, schemes: data ?? null, tracingOf: savedTracing }))
  }, [choosing, subject, patient, record, records, data, isPending])
  return null
}
