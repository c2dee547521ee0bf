import { type Writer, type WritingPorts, writerOf } from '@sella/workbench/writing/writing'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { unsavedText } from './unsaved-text'

const later: WritingPorts<object>['later'] = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

interface Wish<T> {
  /** The name under which unsaved text is kept on this machine. */
  readonly name: string
  readonly stored: T
  /** Null if it is no T: a kept text may come from another version of this page. */
  readonly read: (value: unknown) => T | null
  readonly send: WritingPorts<T>['send']
}

/** Text that saves itself while its page is open; leaving the page saves at once. */
export const useWriter = <T extends object>({ name, stored, read, send }: Wish<T>) => {
  const [writer] = useState<Writer<T>>(() => {
    const { left, keep } = unsavedText(name, read)
    return writerOf({ send, keep, later }, stored, left())
  })
  const writing = useSyncExternalStore(writer.store.subscribe, writer.store.get)
  useEffect(() => {
    addEventListener('online', writer.flush)
    addEventListener('pagehide', writer.flush)
    return () => {
      removeEventListener('online', writer.flush)
      removeEventListener('pagehide', writer.flush)
      writer.flush()
    }
  }, [writer])
  return { ...writing, writer }
}
