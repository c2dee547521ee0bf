import { faultOf, type OwnFault } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { UserAnalysis } from '@sella/contract/entities'
import { typedName } from '@sella/contract/name-as-read'
import { type OwnAnalysis, ownAnalysis } from '@sella/workbench/open/own-analyses'
import { useEffect, useState } from 'react'
import { useAnalyses, useDeleteAnalysis, useSaveAnalysis } from '../../../api/queries'
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
import { useOwnItems } from './own-items'
import { eraseAnalysis, saveAnalysis } from './storing'
import { useMetDeleting, useMetElsewhere } from './use-met-elsewhere'

/** The analysis as opened for editing, without measurements deleted since. */
const opened = ({ uuid, text, parts }: OwnAnalysis, items: OwnItems, library: Library): Editing => {
  const left = { ...parts, items: parts.items.filter(item => library.knows(item, items)) }
  return { uuid, parts: left, saved: left, from: text }
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
  return faultOf(
    { ...editing.parts, name: typedName(editing.parts.name) },
    { taken: [...others, ...builtIn], knowsItem, saved: editing.saved },
  )
}

interface AtHand {
  readonly library: Library
  readonly items: OwnItems
  readonly editing: Editing
  readonly changed: boolean
  readonly setEditing: (next: Editing) => void
  /** A stored analysis as it is used now; undefined if it cannot be read. */
  readonly read: (stored: UserAnalysis) => OwnAnalysis | undefined
}

/** Replaces the analysis on the film if it is the one of this name. */
const useLeaving = () => {
  const desk = useDesk()
  return (name: string): void => {
    const [first] = desk.subject.analyses
    if (first && desk.choice.get().analysis.name === name) desk.choice.set(now => ({ ...now, analysis: first }))
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
    if (left) toast({ kind: 'warning', title: t('analyses.restored'), about: 'analysis' })
  }, [left, toast, t])
  return { editing, setEditing, changed, discard: () => texts.keep(null) }
}

/** Stores the analysis; the film follows it. */
const useSaving = ({ library, items, editing, setEditing, read }: AtHand) => {
  const { lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const saving = useSaveAnalysis()
  const met = useMetElsewhere(library)
  const onStored = (stored: UserAnalysis, isNew: boolean): void => {
    const saved = read(stored)
    if (saved) {
      setEditing(opened(saved, items, library))
      desk.choosing.take(saved.analysis)
    }
    toast({ kind: 'done', title: message(isNew ? 'SAVED' : 'METHOD_UPDATED', lang) })
  }
  // Awaited rather than handled by callbacks of `mutate`, which are dropped once the dialog is closed: the film would not
  // follow.
  const save = async (): Promise<void> => {
    try {
      await saveAnalysis({ view: library.view, put: saving.mutateAsync, met, onStored, onEditing: setEditing }, editing)
    } catch (error) {
      const code = editing.uuid ? 'METHOD_UPDATE_FAILED' : 'SAVE_FAILED'
      toast({ kind: 'error', title: refusal(code, lang), text: textOf(error, lang) })
    }
  }
  return { save, isSaving: saving.isPending }
}

/** Deletes the analysis once the doctor has confirmed it; the film then uses another one. */
const useErasing = ({ library, items, editing, changed, setEditing, read }: AtHand) => {
  const { t, lang } = useWords()
  const leave = useLeaving()
  const toast = useToast()
  const confirm = useConfirm()
  const deleting = useDeleteAnalysis()
  const met = useMetDeleting(library)
  const erase = async (uuid: string, name: string): Promise<void> => {
    const kept = await eraseAnalysis({ drop: deleting.mutateAsync, met: () => met(editing) }, uuid, editing.from)
    const stored = kept && read(kept)
    if (stored && !changed) setEditing(opened(stored, items, library))
    if (kept) return
    leave(name)
    setEditing(blank(library.autoLines))
    toast({ kind: 'done', title: message('METHOD_DELETED', lang) })
  }
  const drop = async (): Promise<void> => {
    const { uuid, saved } = editing
    if (!uuid || !saved) return
    const title = t('analyses.deleteAsk', { name: saved.name })
    const text = message('CONFIRM_DELETE_METHOD', lang)
    if (!(await confirm({ title, text, act: t('app.delete'), loses: true }))) return
    await erase(uuid, saved.name).catch(error =>
      toast({ kind: 'error', title: refusal('METHOD_DELETE_FAILED', lang), text: textOf(error, lang) }),
    )
  }
  return { drop, isErasing: deleting.isPending }
}

/** The dialog's actions: open, create, save, delete, each with its message. */
export const useAnalysesEditor = () => {
  const { t } = useWords()
  const desk = useDesk()
  const library = libraryOf(desk.subject.view)
  const own = useOwnAnalyses(library.view)
  const confirm = useConfirm()
  const items = useOwnItems()
  const { editing, setEditing, changed, discard } = useEditing(library, own, items.items)
  const read = (stored: UserAnalysis): OwnAnalysis | undefined => {
    const { overrides } = desk.choice.get()
    return ownAnalysis(stored, { overrides, ownItems: items.items, view: library.view })[0]
  }
  const atHand = { library, items: items.items, editing, changed, setEditing, read }
  const { save, isSaving } = useSaving(atHand)
  const { drop, isErasing } = useErasing(atHand)

  /** Asks about unsaved work before another analysis replaces it. */
  const turnTo = async (next: Editing) => {
    const question = { code: 'CONFIRM_UNSAVED_METHOD', act: t('analyses.goOn'), loses: true } as const
    const leave = !changed || (await confirm({ ...question, stay: t('analyses.back') }))
    if (leave) setEditing(next)
    return leave
  }
  return {
    ...{ library, own, items, editing, changed, setEditing, turnTo },
    /** Discards unsaved changes when the dialog is left without saving. */
    discard,
    openOwn: (uuid: string | null) => {
      const chosen = own.find(each => each.uuid === uuid)
      void turnTo(chosen ? opened(chosen, items.items, library) : blank(library.autoLines))
    },
    fault: useFault(editing, items.items, library),
    save: () => void save(),
    drop: () => void drop(),
    /** The current action, in the catalogue's words. */
    doing: isSaving ? ('LOADING_SAVE' as const) : isErasing ? ('LOADING_DELETE' as const) : null,
  }
}

export type Editor = ReturnType<typeof useAnalysesEditor>
