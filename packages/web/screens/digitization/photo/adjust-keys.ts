import type { Point } from '@sella/ceph/geometry/point'
import { toImageVector } from '@sella/workbench/canvas/view'
import { type AlignmentHistory, placed, redone, undone } from '@sella/workbench/photo/alignment-history'
import type { ValueStore } from '@sella/workbench/store'
import { useEffect, useRef } from 'react'
import { useDesk } from '../desk'
import { keyed } from './keyed'

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input,textarea,button,[role=slider],[role=radiogroup],[role=dialog]') !== null

interface Acts {
  readonly finish: () => void
  readonly cancel: () => void
  /** Shown when the palette is requested: its actions must wait. */
  readonly refuse: () => void
}

/** Runs a key pressed with Ctrl or Cmd; false if it does nothing here. */
const commanded = (event: KeyboardEvent, placement: ValueStore<AlignmentHistory>, acts: Acts): boolean => {
  const key = event.key.toLowerCase()
  if (key === 'z') placement.set(event.shiftKey ? redone : undone)
  else if (key === 'y') placement.set(redone)
  else if (key === 's') acts.finish()
  else if (key === 'k') acts.refuse()
  else return false
  return true
}

/** The keys for adjusting the photo take precedence over all others of the workbench. */
export const useAdjustKeys = (pivot: Point, acts: Acts): void => {
  const desk = useDesk()
  const latest = useRef({ pivot, acts })
  latest.current = { pivot, acts }
  useEffect(() => {
    const { state: placement } = desk.laying
    const done = (event: KeyboardEvent): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('[role=dialog]')) return
      if (event.ctrlKey || event.metaKey) {
        if (commanded(event, placement, latest.current.acts)) done(event)
        return
      }
      if (event.key === 'Escape') latest.current.acts.cancel()
      else if (isControl(event.target)) return
      else if (event.key === 'Enter') latest.current.acts.finish()
      else if (event.key === 'Tab' || event.key === ' ') return
      else {
        const { present } = placement.get()
        const onFilm = (screen: Point) => toImageVector(desk.bench.view.get(), screen)
        const next = present && keyed(event.key, present, { pivot: latest.current.pivot, onFilm, times: event.shiftKey ? 10 : 1 })
        if (next) placement.set(now => placed(now, next, event.key))
      }
      done(event)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [desk])
}
