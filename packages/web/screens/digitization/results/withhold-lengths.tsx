import { withholdingBeside, withholdingByFilm } from '@sella/workbench/report/doubted'
import { useEffect } from 'react'
import { useCase } from '../../../case/case'
import { savedTracing } from '../../../readings/saved-tracing'
import { useSchemes } from '../../../report/use-schemes'
import { useDesk } from '../desk'

interface WithholdLengthsProps {
  /** Told true once it is known which lengths are withheld. */
  readonly onSettled: (settled: boolean) => void
}

/** Withholds lengths by the film's scale, also on the photo that lies on it, while the other films of the case make it doubtful. */
export const WithholdLengths = ({ onSettled }: WithholdLengthsProps) => {
  const { patient, records, record } = useCase()
  const { choosing, subject } = useDesk()
  const { data, isPending } = useSchemes(patient.uuid)
  useEffect(() => {
    if (!record || isPending) return
    const withholding = subject.view === 'film' ? withholdingBeside : withholdingByFilm
    choosing.takeBeside(withholding({ patient, record }, { records, schemes: data ?? null, tracingOf: savedTracing }))
    onSettled(true)
  }, [choosing, subject, patient, record, records, data, isPending, onSettled])
  return null
}
