import { hasFormerDraft } from '@sella/workbench/record/offered-draft'
import { useEffect } from 'react'
import { drafts } from '../../../memory/drafts'
import { useToast } from '../../../parts/toast'
import { message } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** Pictures of which it was said in this window: once is enough. */
const remindedOf = new Set<string>()

/** Says of unsaved work that belongs to the picture shown here before that it is still there, and how to go on with it. */
export const useFormerDraft = (): void => {
  const { photo, traced, may } = useDesk()
  const { lang } = useWords()
  const toast = useToast()
  const mayTrace = may('trace')
  useEffect(() => {
    if (!mayTrace || remindedOf.has(photo.uuid) || !hasFormerDraft(drafts, traced)) return
    remindedOf.add(photo.uuid)
    toast({ kind: 'warning', title: message('DRAFT_OF_FORMER_PICTURE', lang), about: 'draft' })
  }, [mayTrace, photo.uuid, traced, toast, lang])
}
