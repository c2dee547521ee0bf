import { useEffect, useRef, useState } from 'react'
import { type Dropped as DroppedFiles, droppedFiles } from '../../intake/dropped-files'
import { isNothing } from '../../intake/use-nothing-to-take'

/** Where files are dragged: over a case, outside all of them, or nowhere. */
export type Over = { readonly caseUuid: string | null } | null

interface Drop {
  /** False where nothing is accepted, such as in the bin. */
  readonly enabled: boolean
  readonly onFiles: (dropped: DroppedFiles, caseUuid: string | null) => void
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

const dialogOpen = (): boolean => document.querySelector('[role=dialog]') !== null

const caseAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-case]')?.dataset.case ?? null) : null

/** Listens to drags that carry files, anywhere on the page; the result ends it. */
const hearFileDrags = (listeners: Readonly<Record<string, (event: DragEvent) => void>>): (() => void) => {
  const added = Object.entries(listeners).map(([name, run]) => {
    const listener = ((event: DragEvent) => hasFiles(event) && run(event)) as EventListener
    window.addEventListener(name, listener)
    return [name, listener] as const
  })
  return () => {
    for (const [name, listener] of added) window.removeEventListener(name, listener)
  }
}

/** Accepts files and folders dropped on a case or anywhere else on the page; a folder stands for its files. */
export const useListDrop = ({ enabled, onFiles }: Drop): Over => {
  const [over, setOver] = useState<Over>(null)
  const depth = useRef(0)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const hover = (caseUuid: string | null) => setOver(before => (before && before.caseUuid === caseUuid ? before : { caseUuid }))
    const leave = () => {
      depth.current = 0
      setOver(null)
    }
    return hearFileDrags({
      dragenter: () => {
        depth.current += 1
      },
      dragover: event => {
        event.preventDefault()
        if (enabled && !dialogOpen()) hover(caseAt(event.target))
      },
      dragleave: () => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      },
      drop: event => {
        event.preventDefault()
        leave()
        const { dataTransfer, target } = event
        if (!enabled || dialogOpen() || !dataTransfer) return
        const caseUuid = caseAt(target)
        void droppedFiles(dataTransfer).then(
          dropped => (dropped.files.length > 0 || isNothing(dropped)) && latest.current(dropped, caseUuid),
        )
      },
    })
  }, [enabled])
  return over
}
