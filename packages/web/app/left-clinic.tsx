import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { resetDesk, useMyClinics } from '../api/clinic'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'
import { hasLeft } from './has-left'

/** Takes the cases of a clinic from the page once the doctor is no longer a member of it, and says so. */
export const LeftClinic = () => {
  const toast = useToast()
  const client = useQueryClient()
  const { t } = useWords()
  const mine = useMyClinics().data
  const before = useRef(mine)
  useEffect(() => {
    if (hasLeft(before.current, mine)) {
      void resetDesk(client)
      toast({ kind: 'warning', title: t('app.leftDesk'), text: t('app.leftDeskText') })
    }
    before.current = mine
  }, [mine, client, toast, t])
  return null
}
