import type { TFunction } from 'i18next'

/**
 * Words without values in them are looked up once: a drag asks for the same ones with every step. `forget` when another language is
 * spoken or further words arrive.
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
