import { useLayoutEffect, useRef } from 'react'
import { freePlace, meets } from './free-place'

/**
 * Selector of controls a doctor may want to use; anything that fills most of the window (a film, a scrolling list) counts as
 * background.
 */
const controls =
  'a[href], button, input, select, textarea, label, [role="button"], [role="combobox"], [role="option"], [role="switch"], [role="slider"], [role="tab"], [role="row"][tabindex], [contenteditable="true"]'
const ground = 0.25

/** Selector of what must never be covered, whatever its size: values with the person they are judged for, and an open panel. */
const readable = '[data-toast="aside"]'

/** Whether a page's element lies under a dialog that takes the whole page: nobody can use it. */
const liesUnder = () => {
  const isModal = document.querySelector('[role="dialog"][aria-modal="true"]') !== null
  const page = document.querySelector('#root')
  return (element: Element): boolean => isModal && page?.contains(element) === true && !element.closest('[role="dialog"]')
}

/** Where the controls are that a doctor may want to use, and the values she reads, but for those in `host`. */
export const controlsOutside = (host: HTMLElement) => {
  const hidden = liesUnder()
  return [...document.querySelectorAll(controls)]
    .filter(element => !host.contains(element) && !hidden(element))
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0 && width * height < ground * window.innerWidth * window.innerHeight)
    .concat(rectsOf(readable))
}

/** Selector of what had better not be covered; where there is no other place, its controls alone stay free. */
const dialogs = '[role="dialog"]'

const rectsOf = (selector: string) => [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())

/** Below the bar of every screen. */
const usualTop = 64

/** ms between looks at what lies beneath: a list gets its next row, and the doctor goes on and opens a panel there. */
const between = 400

const putAside = (list: HTMLElement): void => {
  const size = { width: list.offsetWidth, height: list.offsetHeight }
  const room = { width: window.innerWidth, height: window.innerHeight }
  const [taken, open] = [controlsOutside(list), rectsOf(dialogs)]
  const best = freePlace(size, room, usualTop, [...taken, ...open])
  const covered = { ...best, right: best.left + size.width, bottom: best.top + size.height }
  const place = open.some(other => meets(covered, other)) ? freePlace(size, room, usualTop, taken) : best
  list.style.left = `${place.left}px`
  list.style.top = `${place.top}px`
}

const covers = (list: HTMLElement): boolean => {
  const rect = list.getBoundingClientRect()
  return [...controlsOutside(list), ...rectsOf(dialogs)].some(other => meets(rect, other))
}

/** A message that is read or about to be pressed stays where it is. */
const inUse = (list: HTMLElement): boolean => list.matches(':hover, :focus-within')

/**
 * Moves messages to where they cover no control, again for every new one, and whenever the page has changed beneath them;
 * undefined while there is none.
 */
export const useFreePlace = <E extends HTMLElement>(newest: number | string | undefined) => {
  const host = useRef<E>(null)
  useLayoutEffect(() => {
    const list = host.current
    if (!list || newest === undefined) return
    putAside(list)
    const watch = window.setInterval(() => !inUse(list) && covers(list) && putAside(list), between)
    return () => window.clearInterval(watch)
  }, [newest])
  return host
}
