import type { OwnAnalysis } from '@sella/ceph/analysis/own'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import type { UserAnalysis } from '@sella/contract/entities'
import { typedName } from '@sella/contract/name-as-read'
import type { Editing } from '@sella/workbench/own-analyses/editing'
import type { Met } from '@sella/workbench/own-analyses/storing'
import { ask } from '../../../api/client'
import { useToast } from '../../../parts/toast'
import { message, refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import type { Library } from './library'
import { freeName, onlyIn } from './met-elsewhere'

/** What differs between what is stored now and what is here, a sentence each. */
const useDifferences = ({ title }: Library) => {
  const { t, lang } = useWords()
  const titles = (items: readonly string[]) => items.map(item => title(item, lang)).join(lang === 'zh' ? '、' : ', ')
  return (theirs: OwnAnalysis | null, mine: OwnAnalysis): readonly string[] => {
    const [there, here] = theirs ? [onlyIn(theirs, mine), onlyIn(mine, theirs)] : [[], []]
    return [
      theirs && theirs.name !== typedName(mine.name) && t('metElsewhere.name', { name: theirs.name }),
      there.length > 0 && t('metElsewhere.there', { items: titles(there) }),
      here.length > 0 && t('metElsewhere.here', { items: titles(here) }),
      there.length + here.length === 0 && t('metElsewhere.order'),
    ].filter(fact => typeof fact === 'string')
  }
}

/** Says what was saved elsewhere and asks what becomes of the work here; neither is lost. */
export const useMetElsewhere = (library: Library) => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const toast = useToast()
  const differences = useDifferences(library)
  return async (mine: Editing): Promise<Met> => {
    const all = await ask('analysisList', {})
    const theirs = all.find(each => each.uuid === mine.uuid)
    if (!theirs) {
      toast({ kind: 'warning', title: t('metElsewhere.deleted'), text: t('metElsewhere.deletedText') })
      return { editing: { ...mine, uuid: null, saved: null, from: null }, beside: null }
    }
    const saved = ownFromContent(theirs.name, theirs.content, library.view) ?? mine.saved
    const name = freeName(
      typedName(mine.parts.name),
      all.map(each => each.name),
    )
    const text = [...differences(saved, mine.parts), t('metElsewhere.choose', { name })].join('\n')
    const question = { title: refusal('METHOD_CONFLICT', lang), text, act: t('metElsewhere.beside') }
    const beside = await confirm({ ...question, stay: t('metElsewhere.back'), loses: false })
    const { name: storedName, content } = theirs
    return { editing: { ...mine, saved, from: { name: storedName, content } }, beside: beside ? name : null }
  }
}

/**
 * For an analysis that another window changed since its deletion was asked for: says what is stored now and asks again. Null if it
 * is gone already, otherwise what to delete, or `kept` if it stays, with the text now stored.
 */
export const useMetDeleting = (library: Library) => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const differences = useDifferences(library)
  return async (mine: Editing): Promise<{ readonly from: UserAnalysis; readonly kept: boolean } | null> => {
    const theirs = (await ask('analysisList', {})).find(each => each.uuid === mine.uuid)
    if (!theirs) return null
    const stored = ownFromContent(theirs.name, theirs.content, library.view)
    const text = [...differences(stored, mine.saved ?? mine.parts), message('CONFIRM_DELETE_METHOD', lang)].join('\n')
    const title = t('metElsewhere.deletingTitle', { name: theirs.name })
    const deletes = await confirm({
      title,
      text,
      act: t('metElsewhere.deleteStill'),
      stay: t('metElsewhere.back'),
      loses: true,
    })
    return { from: theirs, kept: !deletes }
  }
}
