import { isJudgedBeside } from '@sella/workbench/open/unjudged'
import { useEffect, useState } from 'react'
import { useCase } from '../../case/case'
import { useStore } from '../../editor/use-store'
import { usePrinting } from '../../parts/use-printing'
import { useDesk } from './desk'
import { BenchPaper } from './paper/bench-paper'
import { type Decoded, DecodedPhoto } from './paper/decoded-photo'
import { usePaperPart } from './paper/parts'
import { WithholdLengths } from './results/withhold-lengths'
import { useFormerDraft } from './saving/former-draft'
import { useStopped } from './saving/stopped'
import { useTakenAway } from './saving/taken-away'

interface UnseenProps {
  /** Told true once it is known which lengths are withheld, and all that is printed is there. */
  readonly onSettled: (settled: boolean) => void
}

/**
 * What no panel shows: the lengths of a film whose scale the others of its case make doubtful are withheld, all that the browser
 * prints of the workbench, and what is said of unsaved work that belongs to another picture and of a detection that ended with its own.
 */
export const Unseen = ({ onSettled }: UnseenProps) => {
  useFormerDraft()
  useTakenAway()
  useStopped()
  const { records } = useCase()
  const { subject, display, record, choosing } = useDesk()
  const { view } = subject
  const printing = usePrinting()
  const hasOthers = isJudgedBeside({ view, record, records })
  const [withheld, setWithheld] = useState(false)
  const part = usePaperPart()
  const showsPhoto = useStore(display, ({ profilePhoto }) => profilePhoto) && view === 'film'
  const [photo, setPhoto] = useState<Decoded | undefined>()
  const settled = (withheld || !hasOthers) && part !== undefined && (photo !== undefined || !showsPhoto)
  useEffect(() => {
    if (!hasOthers) choosing.takeBeside(null)
  }, [hasOthers, choosing])
  useEffect(() => onSettled(settled), [settled, onSettled])
  return (
    <>
      {hasOthers && <WithholdLengths onSettled={setWithheld} />}
      {showsPhoto && <DecodedPhoto onDecoded={setPhoto} />}
      {printing && <BenchPaper part={part ?? null} photo={(showsPhoto && photo?.image) || null} />}
    </>
  )
}
