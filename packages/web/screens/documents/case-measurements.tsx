import { askFile } from '../../api/client'
import { useCase } from '../../case/case'
import { Measurements } from '../../report/measurements'

/** Exports the measurements of the case. */
export const CaseMeasurements = ({ close }: { readonly close: () => void }) => {
  const { patient } = useCase()
  return (
    <Measurements
      of="case"
      name={patient.name}
      fetch={wish => askFile('caseMeasurements', { ...wish, caseUuid: patient.uuid })}
      close={close}
    />
  )
}
