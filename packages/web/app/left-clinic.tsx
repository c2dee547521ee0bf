import { useEffect } from 'react'
import { hear } from '../api/events'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'

/** Says that the doctor is no longer a member of the clinic whose cases have just gone from the page. */
export const LeftClinic = () => {
  const toast = useToast()
  const { t } = useWords()
  useEffect(
    () =>
      hear(heard => {
        if (heard === 'open' || heard.type !== 'desk' || !heard.left) return
        toast({ kind: 'warning', title: t('app.leftDesk'), text: t('app.leftDeskText') })
      }),
    [toast, t],
  )
  return null
}
