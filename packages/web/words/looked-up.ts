import type { TFunction } from 'i18next'

/**
 * Texts without placeholders are looked up once: a drag needs the same ones at every step. `forget` when the language changes or
 * further texts are loaded.
 */
export const lookedUpOnce = (translate: TFunction): { readonly t: TFunction; readonly forget: () => void } => {
  const words = new Map<unknown, string>()
  const say = (key: unknown, ...values: readonly unknown[]): unknown => {
    if (values.length > 0) return translate(key as 'app.none', ...(values as []))
    const before = words.get(key)
    if (before !== undefined) return before
    const text = translate(key as 'app.none')
    words.set(key, text)
    return text
  }
  return { t: say as unknown as TFunction, forget: () => words.clear() }
}
