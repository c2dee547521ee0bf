import { ownNeckErrors } from '@sella/ceph/maturation/own-errors'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useDesk, useFollowedTracing } from '../desk'

/** That the stage's doubt goes by the doctor's own measured errors, where it does. */
export const OwnErrors = () => {
  const { lang } = useWords()
  const readers = useStore(useDesk().choice, choice => choice.readers)
  const { points } = useFollowedTracing()
  const words = ownNeckErrors(points, readers)
  return words && <small>{words[lang]}</small>
}
