import { filmOf } from '@sella/workbench/open/records'
import { useEffect } from 'react'
import { useCase } from '../../case/case'
import { usePrinting } from '../../parts/use-printing'
import { useDesk } from './desk'
import { BenchPaper } from './paper/bench-paper'
import { WithholdLengths } from './results/withhold-lengths'

interface UnseenProps {
  /** Told true once it is known which lengths are withheld. */
  readonly onSettled: (settled: boolean) => void
}

/**
 * What no panel shows: the lengths of a film whose scale the others of its case make doubtful are withheld, and all that the browser
 * prints of the workbench.
 */
export const Unseen = ({ onSettled }: UnseenProps) => {
  const { records } = useCase()
  const { view } = useDesk().subject
  const printing = usePrinting()
  const hasOthers = (view === 'film' || view === 'face_side') && records.filter(each => filmOf(each)).length > 1
  useEffect(() => {
    if (!hasOthers) onSettled(true)
  }, [hasOthers, onSettled])
  return (
    <>
      {hasOthers && <WithholdLengths onSettled={onSettled} />}
      {printing && <BenchPaper />}
    </>
  )
}
