import '../words/late/form-files'
import type { LossWords } from '../form-draft/use-ask-first'
import { allLeftOut, unsavedDrop } from '../intake/coming'
import { useUploads } from '../intake/use-uploads'
import { useWords } from '../words/i18n'
import type { Offer } from './sayings'

/** The files of a new patient's form that is closed unsaved: what is asked before, and their receipt. */
export const useFilesGivenUp = (offer: Offer | null) => {
  const { t } = useWords()
  const uploads = useUploads()
  const count = offer?.dropped.files.length ?? 0
  const loss: LossWords | undefined = offer
    ? {
        title: t('formFiles.title', { count }),
        text: t('formFiles.text'),
        discard: t('formFiles.discard'),
        stay: t('formFiles.stay'),
      }
    : undefined
  return {
    loss,
    giveUp: (name: string): void => {
      if (!offer) return
      const drop = unsavedDrop(name.trim(), Date.now())
      uploads.add(drop, allLeftOut(drop, offer.dropped, 'closed'))
    },
  }
}
