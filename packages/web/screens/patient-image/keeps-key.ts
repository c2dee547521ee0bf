/** Keys by which a slider moves. */
const sliding: ReadonlySet<string> = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
])

/** Whether the focused control uses a key itself: a slider those that move it, a field or a list of choices every one. */
export const keepsKey = (focused: EventTarget, key: string): boolean => {
  if (focused instanceof HTMLInputElement) return focused.type !== 'range' || sliding.has(key)
  return focused instanceof HTMLElement && focused.closest('.ant-select') !== null
}
