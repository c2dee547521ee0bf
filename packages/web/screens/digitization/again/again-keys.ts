import { send, takeTool } from '@sella/workbench/bench/bench'
import { redo, undo } from '@sella/workbench/session/session'
import { useEffect } from 'react'
import { fitFilm } from '../../../editor/hands'
import { dialogOpen, useKeys } from '../../../parts/use-keys'
import { useDesk } from '../desk'

/** Keys of guided placement and undo; none that saves, detects or shows values. */
export const useAgainKeys = (): void => {
  const { bench } = useDesk()
  const pass = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    send(bench, { type: 'key', key: event.key, shift: event.shiftKey })
  }
  const names = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Backspace', 'Enter', 's'] as const
  useKeys({
    ...Object.fromEntries(names.map(name => [name, pass])),
    g: () => takeTool(bench, 'place'),
    f: () => fitFilm(bench),
    Escape: () => send(bench, { type: 'abort' }),
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || dialogOpen()) return
      bench.session.set(event.shiftKey ? redo : undo)
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [bench])
}
