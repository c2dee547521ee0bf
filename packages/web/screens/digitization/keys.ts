import type { Display } from '@sella/contract/documents/digitization-setting'
import { send, takeTool } from '@sella/workbench/bench/bench'
import { endNudge, redo, startEditing, undo } from '@sella/workbench/session/session'
import { useEffect, useRef } from 'react'
import { useCase } from '../../case/case'
import { fitFilm } from '../../editor/hands'
import { dialogOpen, useKeys } from '../../parts/use-keys'
import { type Desk, useDesk } from './desk'
import { useDialogs } from './dialogs'
import { useGuard } from './guard'
import { useByRule } from './left/by-rule'
import { useWalk } from './left/walk'
import { useSave } from './saving/save'

const toggle = (desk: Desk, key: keyof Display) => () => desk.display.set(now => ({ ...now, [key]: !now[key] }))

const onStage = (): boolean => {
  const at = document.activeElement
  return at === null || at === document.body || (at instanceof HTMLElement && at.getAttribute('role') === 'application')
}

/** Keys with Ctrl or Cmd: save, undo, redo, the palette. They work in fields too, except undo, which belongs to the field there. */
const useCommands = (): void => {
  const { bench } = useDesk()
  const { save } = useSave()
  const { show } = useDialogs()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || dialogOpen()) return
      const key = event.key.toLowerCase()
      const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (key === 's') void save()
      else if (key === 'k') show('palette')
      else if (key === 'z' && !inField) bench.session.set(event.shiftKey ? redo : undo)
      else if (key === 'y' && !inField) bench.session.set(redo)
      else return
      event.preventDefault()
    }
    const onUp = (event: KeyboardEvent) => event.key.startsWith('Arrow') && bench.session.set(endNudge)
    window.addEventListener('keydown', onKey)
    window.addEventListener('keyup', onUp)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keyup', onUp)
    }
  }, [bench, save, show])
}

/** Keys the tool in hand understands, passed on while the stage has them. */
const useToolKeys = () => {
  const { bench } = useDesk()
  const pass = (event: KeyboardEvent): void => {
    if (!onStage()) return
    event.preventDefault()
    send(bench, { type: 'key', key: event.key, shift: event.shiftKey })
  }
  const names = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Delete', 'Backspace'] as const
  return Object.fromEntries(names.map(name => [name, pass]))
}

/** The keys of the workbench (design section 8). */
export const useWorkbenchKeys = (): void => {
  const desk = useDesk()
  const { bench } = desk
  const { guard } = useGuard()
  const { records, selectRecord } = useCase()
  const { show } = useDialogs()
  const { step, confirm } = useWalk()
  const { take: byRule } = useByRule()
  useCommands()
  const placing = () => bench.hand.get().tool === 'place'
  const free = useRef(false)
  const walk = (event: KeyboardEvent) => {
    if (!onStage() || (free.current && bench.hand.get().selected === null)) return
    free.current = false
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const enter = (event: KeyboardEvent) => {
    if (!onStage()) return
    if (placing()) send(bench, { type: 'key', key: 'Enter', shift: event.shiftKey })
    else confirm()
  }
  const numbered = Object.fromEntries(
    records.slice(0, 9).map((record, i) => [String(i + 1), guard(() => selectRecord(record.uuid))]),
  )
  useKeys({
    ...useToolKeys(),
    ...numbered,
    e: () => bench.session.set(startEditing),
    g: () => takeTool(bench, 'place'),
    r: () => takeTool(bench, 'ruler'),
    c: () => desk.subject.view === 'film' && takeTool(bench, 'outline'),
    f: () => fitFilm(bench),
    t: byRule,
    s: event => placing() && send(bench, { type: 'key', key: event.key, shift: false }),
    p: toggle(desk, 'points'),
    n: toggle(desk, 'pointNames'),
    l: toggle(desk, 'auxiliaryLines'),
    v: toggle(desk, 'results'),
    x: toggle(desk, 'film'),
    o: () => desk.subject.view === 'film' && toggle(desk, 'profilePhoto')(),
    '?': () => show('keys'),
    Tab: walk,
    Enter: enter,
    Escape: () => {
      // With nothing in hand Escape gives Tab back to the page, so that the stage is no trap for the keyboard.
      free.current = bench.hand.get().selected === null && bench.hand.get().tool === 'select'
      send(bench, { type: 'abort' })
    },
  })
}
