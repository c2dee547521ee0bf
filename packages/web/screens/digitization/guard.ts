import { useCallback } from 'react'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { useRefuse } from './commands/use-table'
import { useDesk, useEditing } from './desk'

/** While points are edited, other actions are blocked until the edit is saved or cancelled: they say so instead. */
export const useGuard = () => {
  const { lang } = useWords()
  const { bench } = useDesk()
  const editing = useEditing()
  const refuse = useRefuse()
  const guard = useCallback(
    (action: () => void) => () => (bench.session.get().mode === 'reading' ? action() : refuse()),
    [bench, refuse],
  )
  return { guard, blocked: editing ? refusal('EDITING', lang) : null }
}
