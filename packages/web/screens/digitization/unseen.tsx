import { filmOf } from '@sella/workbench/open/records'
import { useCase } from '../../case/case'
import { usePrinting } from '../../parts/use-printing'
import { useDesk } from './desk'
import { BenchPaper } from './paper/bench-paper'
import { WithholdLengths } from './results/withhold-lengths'

/**
 * What no panel shows: the lengths of a film whose scale the others of its case make doubtful are withheld, and all that the browser
 * prints of the workbench.
 */
export const Unseen = () => {
  const { records } = useCase()
  const { view } = useDesk().subject
  const printing = usePrinting()
  return (
    <>
      {(view === 'film' || view === 'face_side') && records.filter(each => filmOf(each)).length > 1 && <WithholdLengths />}
      {printing && <BenchPaper />}
    </>
  )
}
