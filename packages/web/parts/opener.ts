/** Dialogs and menus, by their roles. */
export const floats = '[role=dialog], [role=menu]'

export type Openers = Map<Element, HTMLElement | null>

/**
 * What had the focus before a dialog or a menu took it; or the opener's own opener if that has disappeared, as a menu entry does. Null
 * where two hidden dialogs were opened from each other, as one that hides while another asks and is shown again.
 */
export const openerOf = (openers: Openers, box: Element): HTMLElement | null => {
  const seen = new Set<Element>()
  for (let at: Element | null = box; at && !seen.has(at); ) {
    seen.add(at)
    const opener: HTMLElement | null = openers.get(at) ?? null
    if (opener?.isConnected && opener.checkVisibility()) return opener
    at = opener?.closest(floats) ?? null
  }
  return null
}
