import { useCallback } from 'react'
import { useToast } from '../../parts/toast'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { useDesk, useEditing } from './desk'
import { useSave } from './saving/save'

/** While editing, other actions are blocked until it is saved or cancelled: they say so instead. */
export const useGuard = () => {
  const { t, lang } = useWords()
  const { bench } = useDesk()
  const editing = useEditing()
  const toast = useToast()
  const { save } = useSave()
  const guard = useCallback(
    (action: () => void) => () => {
      if (bench.session.get().mode === 'reading') return action()
      toast({ kind: 'warning', title: refusal('EDITING', lang), action: { label: t('app.save'), run: () => void save() } })
    },
    [bench, toast, lang, t, save],
  )
  return { guard, blocked: editing ? refusal('EDITING', lang) : null }
}
