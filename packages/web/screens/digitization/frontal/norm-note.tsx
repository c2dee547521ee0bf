import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { frontalNormNote } from '@sella/ceph/frontal/judging-norm'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

interface NormNoteProps {
  readonly evaluation: Evaluation
  readonly className?: string | undefined
}

/** By whose norms the values are judged, and what these are worth. */
export const NormNote = ({ evaluation, className }: NormNoteProps) => {
  const { lang } = useWords()
  const { choice } = useDesk()
  const analysis = useStore(choice, now => now.analysis)
  const note = frontalNormNote(analysis, evaluation.rows)
  return note && <p className={className}>{note[lang]}</p>
}
