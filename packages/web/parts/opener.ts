/** Selector of dialogs and menus. */
export const floats = '[role=dialog], [role=menu]'

export type Openers = Map<Element, HTMLElement | null>

/**
 * The element that had the focus before a dialog or menu took it; if that has disappeared, as a menu entry does, the opener of
 * what contained it. Null if there is none, and for dialogs that opened each other, as when one hides while another asks and
 * then reappears.
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
