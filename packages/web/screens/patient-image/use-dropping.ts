import type { ImageKind } from '@sella/contract/entities'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Dropped, droppedFiles, looseFiles, ofOnePatient } from '../../intake/dropped-files'

type Take = (dropped: Dropped, kind: ImageKind | null) => void

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** The slot of an event; null elsewhere. */
const kindAt = (target: EventTarget | null): ImageKind | null =>
  target instanceof Element ? ((target.closest<HTMLElement>('[data-kind]')?.dataset.kind as ImageKind | undefined) ?? null) : null

interface Over {
  readonly latest: RefObject<Take | null>
  readonly setDropping: (over: boolean) => void
}

/** What a drag of files does on the page. Entering an element inside leaves the one around it only afterwards: they are counted. */
const dragListeners = ({ latest, setDropping }: Over) => {
  let depth = 0
  const leave = () => {
    depth = 0
    setDropping(false)
  }
  return {
    dragenter: (event: DragEvent) => {
      if (!hasFiles(event) || !latest.current) return
      depth += 1
      setDropping(true)
    },
    dragover: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    dragleave: (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) leave()
    },
    drop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      leave()
      const kind = kindAt(event.target)
      if (event.dataTransfer) void droppedFiles(event.dataTransfer).then(dropped => latest.current?.(ofOnePatient(dropped), kind))
    },
  }
}

/** Accepts files pasted anywhere on the page; a single one goes into the focused slot. A dialog keeps what is pasted into it. */
const usePasting = (latest: RefObject<Take | null>): void =>
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !latest.current || document.querySelector('[role=dialog], dialog[open]')) return
      event.preventDefault()
      latest.current(looseFiles(files), files.length === 1 ? kindAt(document.activeElement) : null)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [latest])

/**
 * Accepts files dropped or pasted anywhere on the page; on a slot they go into it. True while files are dragged over the page.
 * Without `take` a drop does nothing, and does not navigate away either.
 */
export const useDropping = (take: Take | null): boolean => {
  const [dropping, setDropping] = useState(false)
  const latest = useRef(take)
  latest.current = take
  usePasting(latest)
  useEffect(() => {
    const stop = new AbortController()
    for (const [name, listener] of Object.entries(dragListeners({ latest, setDropping })))
      window.addEventListener(name, listener as EventListener, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return dropping
}
