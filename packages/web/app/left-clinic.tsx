import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { resetDesk, useMyClinics } from '../api/clinic'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'
import { hasLeft, hasMoved } from './has-left'

/**
 * Takes the cases of a desk from the page once the doctor is at another one, whatever window she changed it in; that she is no longer
 * a member of its clinic is told.
 */
export const LeftClinic = () => {
  const toast = useToast()
  const client = useQueryClient()
  const { t } = useWords()
  const mine = useMyClinics().data
  const before = useRef(mine)
  useEffect(() => {
    if (hasMoved(before.current, mine)) {
      void resetDesk(client)
      if (hasLeft(before.current, mine)) toast({ kind: 'warning', title: t('app.leftDesk'), text: t('app.leftDeskText') })
    }
    before.current = mine
  }, [mine, client, toast, t])
  return null
}
