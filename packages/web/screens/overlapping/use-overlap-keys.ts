import { useKeys } from '../../parts/use-keys'
import { drawer, flickered, toggled } from './look'
import type { OverlapTable } from './table'

const digits = Array.from({ length: 9 }, (_, i) => i)

/** Space flickers from record to record, 1 to 9 show and hide them, X the films, Escape closes the drawer. */
export const useOverlapKeys = ({ chosen, setLook, correcting, setCorrecting, undo, redo }: OverlapTable): void => {
  const uuids = chosen.map(film => film.record.uuid)
  const toggles = digits.map(i => [
    String(i + 1),
    () => {
      const uuid = uuids[i]
      if (uuid) setLook(now => toggled(now, uuid))
    },
  ])
  const keys = {
    ...Object.fromEntries(toggles),
    'mod+z': () => undo?.(),
    'mod+shift+z': () => redo?.(),
    'mod+y': () => redo?.(),
    ' ': (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('button, [role=button], a')) return
      event.preventDefault()
      setLook(now => flickered(now, uuids))
    },
    Escape: () => {
      if (correcting) setCorrecting(null)
      else if (window.matchMedia(drawer).matches) setLook(now => ({ ...now, panel: false }))
    },
    x: () => setLook(now => ({ ...now, films: !now.films })),
  }
  useKeys(keys, { textUndoes: true })
}
