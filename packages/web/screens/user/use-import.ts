import type { Imported, NumberTaken, SameNumber } from '@sella/contract/import-event'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importArchive, type Stand } from '../../api/import-archive'
import { keys } from '../../api/queries'

export type Import =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly name: string; readonly stand: Stand }
  | { readonly is: 'asking'; readonly name: string; readonly file: File; readonly asks: NumberTaken }
  | { readonly is: 'done'; readonly name: string; readonly imported: Imported }
  | { readonly is: 'failed'; readonly name: string; readonly error: unknown }
  | { readonly is: 'stopped'; readonly name: string }

/** One import at a time. Leaving the page stops it, and nothing of it is kept. */
export const useImport = () => {
  const client = useQueryClient()
  const [state, setState] = useState<Import>({ is: 'idle' })
  const stop = useRef<AbortController | null>(null)
  const running = state.is === 'running'
  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => {
    if (!running) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [running])
  const start = async (file: File, sameNumber: SameNumber = {}) => {
    const { name } = file
    const control = new AbortController()
    stop.current = control
    const onStand = (stand: Stand) => setState({ is: 'running', name, stand })
    onStand({ step: 'sending', done: 0, of: file.size })
    try {
      const ended = await importArchive({ file, sameNumber, onStand, signal: control.signal })
      if ('asks' in ended) return setState({ is: 'asking', name, file, asks: ended.asks })
      setState({ is: 'done', name, imported: ended.imported })
      await Promise.all(
        [keys.patients, keys.agencies, keys.analyses, ['setting']].map(queryKey => client.invalidateQueries({ queryKey })),
      )
    } catch (error) {
      setState(control.signal.aborted ? { is: 'stopped', name } : { is: 'failed', name, error })
    }
  }
  const leave = () => setState(now => (now.is === 'asking' ? { is: 'stopped', name: now.name } : now))
  return { state, start, leave, cancel: () => stop.current?.abort() }
}
