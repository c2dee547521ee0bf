import { useEffect } from 'react'
import { useStore } from '../../editor/use-store'
import { useToast } from '../../parts/toast'
import { useWords } from '../../words/i18n'
import { usePlanTable } from './table'

/** Says that unsaved changes of the open plan were found on this machine, and how to return to the saved one. */
export const useRestored = (): void => {
  const { t } = useWords()
  const toast = useToast()
  const { desk } = usePlanTable()
  const restored = useStore(desk.state, ({ open }) => (open?.restored ? open.uuid : null))
  useEffect(() => {
    if (!restored) return
    const action = { label: t('planning.undo'), run: desk.undo }
    toast({ kind: 'warning', title: t('planning.restored'), text: t('planning.restoredHint'), about: 'plan', action })
  }, [restored, toast, t, desk])
}
