import { ownFromContent } from '@sella/contract/documents/own-analysis'
import { ask, Refused } from '../../../api/client'
import { useToast } from '../../../parts/toast'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import type { Editing } from './editing'
import type { Library } from './library'
import { freeName, onlyIn } from './met-elsewhere'

interface Met {
  /** The same work on what is stored now: saving it again replaces that knowingly. */
  readonly editing: Editing
  /** The name under which it is to be saved beside it; null to go on editing. */
  readonly beside: string | null
}

/** Whether an analysis was not saved because another window or doctor changed or deleted it meanwhile. */
export const isMet = (fault: unknown): boolean =>
  fault instanceof Refused && (fault.reason === 'METHOD_CONFLICT' || fault.reason === 'NOT_FOUND')

/** Says what was saved elsewhere and asks what becomes of the work here; neither is lost. */
export const useMetElsewhere = ({ view, title }: Library) => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const toast = useToast()
  const titles = (items: readonly string[]) => items.map(item => title(item, lang)).join(lang === 'zh' ? '、' : ', ')
  return async (mine: Editing): Promise<Met> => {
    const all = await ask('analysisList', {})
    const theirs = all.find(each => each.uuid === mine.uuid)
    if (!theirs) {
      toast({ kind: 'warning', title: t('workbench.met.deleted'), text: t('workbench.met.deletedText') })
      return { editing: { ...mine, uuid: null, saved: null, from: null }, beside: null }
    }
    const saved = ownFromContent(theirs.name, theirs.content, view) ?? mine.saved
    const [there, here] = saved ? [onlyIn(saved, mine.parts), onlyIn(mine.parts, saved)] : [[], []]
    const name = freeName(
      mine.parts.name.trim(),
      all.map(each => each.name),
    )
    const facts = [
      theirs.name !== mine.parts.name.trim() && t('workbench.met.name', { name: theirs.name }),
      there.length > 0 && t('workbench.met.there', { items: titles(there) }),
      here.length > 0 && t('workbench.met.here', { items: titles(here) }),
      there.length + here.length === 0 && t('workbench.met.order'),
      t('workbench.met.choose', { name }),
    ].filter(fact => fact !== false)
    const question = { title: refusal('METHOD_CONFLICT', lang), text: facts.join('\n'), act: t('workbench.met.beside') }
    const beside = await confirm({ ...question, stay: t('workbench.met.back') })
    const { name: storedName, content } = theirs
    return { editing: { ...mine, saved, from: { name: storedName, content } }, beside: beside ? name : null }
  }
}
