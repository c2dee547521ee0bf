/** Gives the focus to the control at a place, or the first one in it; false where there is none that takes it. */
export const focusOn = (selector: string): boolean => {
  const place = document.querySelector<HTMLElement>(selector)
  const control = place?.matches('button, input') ? place : place?.querySelector<HTMLElement>('button, input')
  control?.focus({ preventScroll: true })
  return control !== undefined && document.activeElement === control
}
