import type { CommandContext } from '@sella/workbench/commands/command'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useCase } from '../../../case/case'
import { type Toast, useToast } from '../../../parts/toast'
import { useChangeLang } from '../../../parts/use-change-lang'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { useCancel } from '../saving/cancel'
import { useSave } from '../saving/save'
import { useReset } from '../settings/reset'
import { useTurning } from '../settings/use-turning'

/** Tells the doctor that something must wait until the edit is saved or cancelled. */
export const useRefuse = () => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { save } = useSave()
  return useCallback(
    () =>
      toast({
        kind: 'warning',
        title: refusal('EDITING', lang),
        about: 'save',
        action: { label: t('app.save'), run: () => void save() },
      }),
    [toast, lang, t, save],
  )
}

const noEdge = (asked: 'by-rule' | 'nearby', t: TFunction): Pick<Toast, 'title' | 'text'> =>
  asked === 'nearby' ? { title: t('bench.candidates.none') } : { title: t('bench.byRule.noEdge'), text: t('bench.byRule.hint') }

/** The context in which commands run: the open picture, and the dialogs of this browser. */
export const useTable = (): CommandContext => {
  const { t, lang } = useWords()
  const toast = useToast()
  const desk = useDesk()
  const changeLang = useChangeLang()
  const { selectRecord } = useCase()
  const { save } = useSave()
  const [cancel, reset, refuse] = [useCancel(), useReset(), useRefuse()]
  const turn = useTurning()
  const auto = desk.automatic.useAuto()
  return {
    desk,
    acts: {
      ...{ cancel, refuse, selectRecord },
      tellNoEdge: asked => toast({ kind: 'warning', ...noEdge(asked, t) }),
      tellNoCandidate: () => toast({ kind: 'warning', title: t('bench.candidates.noSuch') }),
      save: () => void save(),
      reset: () => void reset(),
      auto: auto && auto.start,
      turn,
      switchLanguage: () => changeLang(lang === 'zh' ? 'en' : 'zh'),
    },
  }
}
