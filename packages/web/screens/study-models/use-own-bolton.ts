import { type BoltonPairs, ownBoltonIn } from '@sella/ceph/study-models/bolton-norm'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { useMemo } from 'react'
import { useChangeSetting } from '../../api/change-setting'
import { useSetting } from '../../api/queries'
import { MetElsewhere } from '../../own-values/lost-change'
import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { withBolton } from './own-bolton-form'

/** What became of a change: stored, refused, or another window's norm that it would have replaced unseen. */
export type Outcome = 'stored' | 'refused' | { readonly theirs: BoltonPairs }

/** The doctor's own norm of Bolton's ratios; null if she has none, or while it is loaded. */
export const useOwnBolton = (): BoltonPairs | null => {
  const { data } = useSetting(ownValuesSetting.name)
  return useMemo(() => ownBoltonIn(ownValuesSetting.read(data)), [data])
}

/** Stores her norm, or removes it (null). `was`: the one that this change started from. */
export const useStoreBolton = () => {
  const { lang } = useWords()
  const toast = useToast()
  const saving = useChangeSetting(ownValuesSetting.name)
  const store = async (mine: BoltonPairs | null, was: BoltonPairs | null): Promise<Outcome> => {
    try {
      await saving.mutateAsync(text => JSON.stringify(withBolton(ownValuesSetting.read(text), mine, was)))
      toast({ kind: 'done', title: message('SAVED', lang) })
      return 'stored'
    } catch (error) {
      if (error instanceof MetElsewhere) return { theirs: error.theirs }
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) })
      return 'refused'
    }
  }
  return { store, busy: saving.isPending }
}
