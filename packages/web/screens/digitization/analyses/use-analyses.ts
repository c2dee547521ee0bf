import { faultOf, type OwnFault } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { UserAnalysis } from '@sella/contract/entities'
import { typedName } from '@sella/contract/name-as-read'
import { type OwnAnalysis, ownAnalysis } from '@sella/workbench/open/own-analyses'
import { type AnalysisEditorPorts, makeAnalysisEditor } from '@sella/workbench/own-analyses/analysis-editor'
import { blank, type Editing, isChanged } from '@sella/workbench/own-analyses/editing'
import { editingDraft } from '@sella/workbench/own-analyses/editing-draft'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAnalyses, useDeleteAnalysis, useSaveAnalysis } from '../../../api/queries'
import { keep, kept } from '../../../memory/session'
import { useToast } from '../../../parts/toast'
import { useOwnAnalyses } from '../../../readings/own-analyses'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useDesk } from '../desk'
import { libraryOf } from './libraries'
import type { Library } from './library'
import { useOwnItems } from './own-items'
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

/** Replaces the analysis on the film if it is the one of this name. */
const useLeaving = () => {
  const desk = useDesk()
  return (name: string): void => {
    const [first] = desk.subject.analyses
    if (first && desk.choice.get().analysis.name === name) desk.choice.set(now => ({ ...now, analysis: first }))
  }
}

/** The analysis to begin with: an unsaved one, whose restoration is announced, or the one in use on the film, or a new one. */
const useBeginning = (library: Library, own: readonly OwnAnalysis[], items: OwnItems) => {
  const { t } = useWords()
  const toast = useToast()
  const desk = useDesk()
  const [{ texts, left, first }] = useState(() => {
    const texts = editingDraft({ kept, keep }, library.view)
    const left = texts.left(uuid => {
      const saved = own.find(each => each.uuid === uuid)
      return saved ? opened(saved, items, library) : null
    })
    const inUse = own.find(each => each.analysis.name === desk.choice.get().analysis.name)
    return { texts, left, first: left ?? (inUse ? opened(inUse, items, library) : blank(library.autoLines)) }
  })
  useEffect(() => {
    if (left) toast({ kind: 'warning', title: t('analyses.restored'), about: 'analysis' })
  }, [left, toast, t])
  // One that says nothing new, or cannot be read any more, is forgotten.
  useEffect(() => texts.keep(isChanged(first, library.autoLines) ? first : null), [texts, first, library])
  return { first, keep: texts.keep }
}

/** The server, what the film follows, and what is said of it all. */
const usePorts = (library: Library, items: OwnItems, keep: AnalysisEditorPorts['keep']): AnalysisEditorPorts => {
  const { t, lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const confirm = useConfirm()
  const leave = useLeaving()
  const saving = useSaveAnalysis()
  const deleting = useDeleteAnalysis()
  const read = (stored: UserAnalysis): OwnAnalysis | undefined =>
    ownAnalysis(stored, { overrides: desk.choice.get().overrides, ownItems: items, view: library.view })[0]
  return {
    ...{ view: library.view, autoLines: library.autoLines, keep, put: saving.mutateAsync, drop: deleting.mutateAsync },
    ...{ met: useMetElsewhere(library), metDeleting: useMetDeleting(library) },
    confirmDelete: name => {
      const title = t('analyses.deleteAsk', { name })
      return confirm({ title, text: message('CONFIRM_DELETE_METHOD', lang), act: t('app.delete'), loses: true })
    },
    opened: stored => {
      const saved = read(stored)
      return saved ? opened(saved, items, library) : null
    },
    onSaved: (stored, isNew) => {
      const saved = read(stored)
      if (saved) desk.choosing.take(saved.analysis)
      toast({ kind: 'done', title: message(isNew ? 'SAVED' : 'METHOD_UPDATED', lang) })
    },
    onDeleted: name => {
      leave(name)
      toast({ kind: 'done', title: message('METHOD_DELETED', lang) })
    },
    onFailed: (doing, error, { uuid }) => {
      const code = doing === 'delete' ? 'METHOD_DELETE_FAILED' : uuid ? 'METHOD_UPDATE_FAILED' : 'SAVE_FAILED'
      toast({ kind: 'error', title: refusal(code, lang), text: textOf(error, lang) })
    },
  }
}

const doings = { save: 'LOADING_SAVE', delete: 'LOADING_DELETE' } as const

/** The dialog's actions: open, create, save, delete, each with its message. */
export const useAnalysesEditor = () => {
  const { t } = useWords()
  const library = libraryOf(useDesk().subject.view)
  const own = useOwnAnalyses(library.view)
  const confirm = useConfirm()
  const items = useOwnItems()
  const { first, keep } = useBeginning(library, own, items.items)
  const ports = usePorts(library, items.items, keep)
  // Calls go on when the dialog is closed: the film follows what was saved.
  const latest = useRef(ports)
  latest.current = ports
  const [{ store, edit, open, save, erase, discard }] = useState(() => makeAnalysisEditor(first, () => latest.current))
  const { editing, doing } = useSyncExternalStore(store.subscribe, store.get)
  const changed = isChanged(editing, library.autoLines)

  /** Asks about unsaved work before another analysis replaces it. */
  const turnTo = async (next: Editing) => {
    const question = { code: 'CONFIRM_UNSAVED_METHOD', act: t('analyses.goOn'), loses: true } as const
    const leave = !changed || (await confirm({ ...question, stay: t('analyses.back') }))
    if (leave) open(next)
    return leave
  }
  return {
    ...{ library, own, items, editing, edit, changed, turnTo },
    /** Discards unsaved changes when the dialog is left without saving. */
    discard,
    openOwn: (uuid: string | null) => {
      const chosen = own.find(each => each.uuid === uuid)
      void turnTo(chosen ? opened(chosen, items.items, library) : blank(library.autoLines))
    },
    fault: useFault(editing, items.items, library),
    save: () => void save(),
    drop: () => void erase(),
    /** The current action, in the catalogue's words. */
    doing: doing && doings[doing],
  }
}

export type Editor = ReturnType<typeof useAnalysesEditor>
