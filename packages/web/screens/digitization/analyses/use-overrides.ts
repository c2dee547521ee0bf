import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { showNorm } from '@sella/ceph/measure/display'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { useChangeSetting } from '../../../api/change-setting'
import { useSetting } from '../../../api/queries'
import { losesTheirs, MetElsewhere } from '../../../own-values/lost-change'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useDesk } from '../desk'

/** The doctor's own texts and norms, saved on every change. The film follows the answer even if the dialog is closed before it. */
export const useOverrides = () => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const desk = useDesk()
  const toast = useToast()
  const stored = useSetting(ownValuesSetting.name).data
  const saving = useChangeSetting(ownValuesSetting.name)
  const change = (item: string, mine: ItemOverride | null, was: ItemOverride | null) => (text: string | null) => {
    const { [item]: theirs = null, ...others } = ownValuesSetting.read(text)
    if (theirs && losesTheirs({ was, mine, theirs })) throw new MetElsewhere(theirs)
    return JSON.stringify(mine ? { ...others, [item]: mine } : others)
  }
  const theirText = (theirs: ItemOverride): string => {
    const norms = Object.entries(theirs.meanSd ?? {}).flatMap(([, norm]) => (norm ? [showNorm(norm)] : []))
    const tips = [theirs.tipsLess, theirs.tipsMid, theirs.tipsMore].filter(Boolean)
    return t('metElsewhere.values', { values: [...norms, ...tips].join(lang === 'zh' ? '，' : ', ') })
  }
  /** Resolves once the server has stored them; false if they are not stored. `was`: the values as the dialog found them. */
  const put = async (item: string, mine: ItemOverride | null, was: ItemOverride | null): Promise<boolean> => {
    try {
      const text = await saving.mutateAsync(change(item, mine, was))
      desk.choosing.takeOwn({ overrides: ownValuesSetting.read(text) })
      toast({ kind: 'done', title: message('SAVED', lang) })
      return true
    } catch (error) {
      if (!(error instanceof MetElsewhere)) {
        toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) })
        return false
      }
      const theirs: ItemOverride = error.theirs
      const question = { title: t('metElsewhere.valuesTitle'), text: theirText(theirs), act: t('metElsewhere.replace') }
      return (await confirm({ ...question, stay: t('metElsewhere.back'), loses: true })) && put(item, mine, theirs)
    }
  }
  return { overrides: ownValuesSetting.read(stored), put }
}
