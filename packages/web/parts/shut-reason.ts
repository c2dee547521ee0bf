import { placeBeside } from './beside-field'
import { nearestFree } from './free-place'
import styles from './shut-reason.module.css'
import { controlsOutside } from './use-free-place'

/** Why a control cannot be used now, as screen readers hear it; null where it can, or has no reason to say. */
export const reasonOf = (control: Pick<Element, 'getAttribute'>): string | null =>
  control.getAttribute('aria-disabled') === 'true'
    ? control.getAttribute('aria-description') || control.getAttribute('title') || null
    : null

const line = (): HTMLElement => {
  const made = document.createElement('p')
  made.className = styles.reason ?? ''
  // Above open dialogs too. Shown by hand it takes no key: Escape remains the dialog's.
  made.popover = 'manual'
  // Screen readers have it from the control.
  made.setAttribute('aria-hidden', 'true')
  return document.body.appendChild(made)
}

/** As near to its control as it can be without lying on another. */
const put = (shown: HTMLElement, control: Element): void => {
  const size = { width: shown.offsetWidth, height: shown.offsetHeight }
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const beside = placeBeside(control.getBoundingClientRect(), size, room)
  const { left, top } = nearestFree(size, room, beside, controlsOutside(shown))
  shown.style.left = `${left}px`
  shown.style.top = `${top}px`
}

/**
 * Shows the reason of the shut control that has the keyboard's focus, beside it and over no other control, until the focus goes on.
 * With the pointer the same reason is the control's title.
 */
export const sayWhyShut = (): void => {
  const shown = line()
  const say = () => {
    const control = document.activeElement
    const why = control?.matches(':focus-visible') ? reasonOf(control) : null
    shown.hidePopover()
    if (!control || why === null) return
    shown.textContent = why
    shown.showPopover()
    put(shown, control)
  }
  // A control may shut under the keys that press it, as an arrow does at the end of its way.
  const changes = new MutationObserver(say)
  const follow = () => {
    changes.disconnect()
    const control = document.activeElement
    if (control) changes.observe(control, { attributeFilter: ['aria-disabled', 'aria-description', 'title'] })
    say()
  }
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, follow)
  for (const event of ['scroll', 'resize']) window.addEventListener(event, say, { capture: true, passive: true })
  follow()
}
