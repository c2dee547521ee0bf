import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { faultOf, type OwnFault } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { showNorm } from '@sella/ceph/measure/display'
import { contentOf } from '@sella/contract/documents/own-analysis'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { type OwnAnalysis, ownAnalysis } from '@sella/workbench/open/own-analyses'
import { useEffect, useState } from 'react'
import { useChangeSetting } from '../../../api/change-setting'
import { useAnalyses, useDeleteAnalysis, useSaveAnalysis, useSetting } from '../../../api/queries'
import { useStore } from '../../../editor/use-store'
import { keep, kept } from '../../../memory/session'
import { useToast } from '../../../parts/toast'
import { useOwnAnalyses } from '../../../readings/own-analyses'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useDesk } from '../desk'
import { blank, type Editing, isChanged } from './editing'
import { editingDraft } from './editing-draft'
import { libraryOf } from './libraries'
import type { Library } from './library'
import { losesTheirs, MetElsewhere } from './met-elsewhere'
import { useOwnItems } from './own-items'
import { isMet, useMetDeleting, useMetElsewhere } from './use-met-elsewhere'

/** The analysis as opened for editing, without measurements deleted since. */
const opened = ({ uuid, text, parts }: OwnAnalysis, items: OwnItems, library: Library): Editing => {
  const left = { ...parts, items: parts.items.filter(item => library.knows(item, items)) }
  return { uuid, parts: left, saved: left, from: text }
}

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
    return t('workbench.met.values', { values: [...norms, ...tips].join(lang === 'zh' ? '，' : ', ') })
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
      const question = { title: t('workbench.met.valuesTitle'), text: theirText(theirs), act: t('workbench.met.replace') }
      return (await confirm({ ...question, stay: t('workbench.met.back'), danger: true })) && put(item, mine, theirs)
    }
  }
  return { overrides: ownValuesSetting.read(stored), put }
}

/** Names are unique across analyses, whatever image they are for. */
const useFault = (editing: Editing, items: OwnItems, library: Library): OwnFault | null => {
  const others = (useAnalyses().data ?? []).filter(each => each.uuid !== editing.uuid).map(each => each.name)
  const builtIn = [...libraryOf('film').builtIn, ...library.builtIn].flatMap(analysis => [
    analysis.name,
    analysis.title.zh,
    analysis.title.en,
  ])
  const knowsItem = (item: string) => library.knows(item, items)
  return faultOf(editing.parts, { taken: [...others, ...builtIn], knowsItem, saved: editing.saved })
}

/** The analysis on the film follows what was saved, and is replaced when it was deleted. */
const useFollow = () => {
  const desk = useDesk()
  return {
    take: (saved: OwnAnalysis) => {
      desk.choosing.take(saved.analysis)
    },
    leave: (name: string) => {
      const [first] = desk.subject.analyses
      if (first && desk.choice.get().analysis.name === name) desk.choice.set(now => ({ ...now, analysis: first }))
    },
  }
}

/** The analysis in the dialog: an unsaved one, whose restoration is announced, or the one in use on the film, or a new one. */
const useEditing = (library: Library, own: readonly OwnAnalysis[], items: OwnItems) => {
  const { t } = useWords()
  const toast = useToast()
  const current = useStore(useDesk().choice, choice => choice.analysis)
  const [texts] = useState(() => editingDraft({ kept, keep }, library.view))
  const [left] = useState(() =>
    texts.left(uuid => {
      const saved = own.find(each => each.uuid === uuid)
      return saved ? opened(saved, items, library) : null
    }),
  )
  const [editing, setEditing] = useState<Editing>(() => {
    const inUse = own.find(each => each.analysis.name === current.name)
    return left ?? (inUse ? opened(inUse, items, library) : blank(library.autoLines))
  })
  const changed = isChanged(editing, library.autoLines)
  useEffect(() => texts.keep(changed ? editing : null), [texts, changed, editing])
  useEffect(() => {
    if (left) toast({ kind: 'warning', title: t('workbench.analyses.restored'), about: 'analysis' })
  }, [left, toast, t])
  return { editing, setEditing, changed, discard: () => texts.keep(null) }
}

/** The dialog's actions: open, create, save, delete, each with its message. */
export const useAnalysesEditor = () => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const library = libraryOf(desk.subject.view)
  const own = useOwnAnalyses(library.view)
  const toast = useToast()
  const confirm = useConfirm()
  const follow = useFollow()
  const items = useOwnItems()
  const { editing, setEditing, changed, discard } = useEditing(library, own, items.items)
  const saving = useSaveAnalysis()
  const deleting = useDeleteAnalysis()
  const fault = useFault(editing, items.items, library)
  const [metElsewhere, metDeleting] = [useMetElsewhere(library), useMetDeleting(library)]

  /** Asks about unsaved work before another analysis replaces it. */
  const turnTo = async (next: Editing) => {
    const leave =
      !changed ||
      (await confirm({ code: 'CONFIRM_UNSAVED_METHOD', act: t('workbench.analyses.goOn'), stay: t('workbench.analyses.back') }))
    if (leave) setEditing(next)
    return leave
  }
  // Awaited rather than handled by callbacks of `mutate`, which are dropped once the dialog is closed: the film would not
  // follow.
  const store = async ({ uuid, parts, from }: Editing): Promise<void> => {
    const content = contentOf(parts, library.view)
    const stored = await saving.mutateAsync({
      ...(uuid ? { uuid } : {}),
      ...(from ? { from } : {}),
      name: parts.name.trim(),
      content,
    })
    const { overrides } = desk.choice.get()
    const [saved] = ownAnalysis(stored, { overrides, ownItems: items.items, view: library.view })
    if (saved) {
      setEditing(opened(saved, items.items, library))
      follow.take(saved)
    }
    toast({ kind: 'done', title: message(uuid ? 'METHOD_UPDATED' : 'SAVED', lang) })
  }
  const meet = async (): Promise<void> => {
    const { editing: next, beside } = await metElsewhere(editing)
    if (beside === null) return setEditing(next)
    await store({ uuid: null, saved: null, from: null, parts: { ...next.parts, name: beside } })
  }
  const save = async (): Promise<void> => {
    try {
      await store(editing).catch(fault => (editing.uuid && isMet(fault) ? meet() : Promise.reject(fault)))
    } catch (error) {
      const code = editing.uuid ? 'METHOD_UPDATE_FAILED' : 'SAVE_FAILED'
      toast({ kind: 'error', title: refusal(code, lang), text: textOf(error, lang) })
    }
  }
  /** False if the doctor keeps it because another window has changed it meanwhile. */
  const erase = async (uuid: string, from: Editing['from']): Promise<boolean> => {
    try {
      await deleting.mutateAsync({ uuid, ...(from ? { from } : {}) })
      return true
    } catch (error) {
      if (!isMet(error)) throw error
      const met = await metDeleting(editing)
      if (!met?.kept) return met === null || erase(uuid, { name: met.from.name, content: met.from.content })
      const { overrides } = desk.choice.get()
      const [stored] = ownAnalysis(met.from, { overrides, ownItems: items.items, view: library.view })
      if (stored && !changed) setEditing(opened(stored, items.items, library))
      return false
    }
  }
  const drop = async () => {
    const { uuid, saved } = editing
    if (!uuid || !saved) return
    const question = {
      title: t('workbench.analyses.deleteAsk', { name: saved.name }),
      text: message('CONFIRM_DELETE_METHOD', lang),
      act: t('app.delete'),
      danger: true,
    }
    if (!(await confirm(question))) return
    try {
      if (!(await erase(uuid, editing.from))) return
      follow.leave(saved.name)
      setEditing(blank(library.autoLines))
      toast({ kind: 'done', title: message('METHOD_DELETED', lang) })
    } catch (error) {
      toast({ kind: 'error', title: refusal('METHOD_DELETE_FAILED', lang), text: textOf(error, lang) })
    }
  }
  const openOwn = (uuid: string | null) => {
    const chosen = own.find(each => each.uuid === uuid)
    void turnTo(chosen ? opened(chosen, items.items, library) : blank(library.autoLines))
  }
  return {
    library,
    own,
    items,
    editing,
    changed,
    /** Discards unsaved changes when the dialog is left without saving. */
    discard,
    setEditing,
    turnTo,
    openOwn,
    fault,
    save: () => void save(),
    drop: () => void drop(),
    /** The current action, in the catalogue's words. */
    doing: saving.isPending ? ('LOADING_SAVE' as const) : deleting.isPending ? ('LOADING_DELETE' as const) : null,
  }
}

export type Editor = ReturnType<typeof useAnalysesEditor>
