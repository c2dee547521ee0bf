import { isFields } from '@sella/contract/documents/salvage'

/** Whether a value that was kept has the fields of a form, each of its type; fields that may be null may be anything. */
export const hasShapeOf = <T extends object>(form: T, value: unknown): value is T =>
  isFields(value) &&
  Object.entries(form).every(([name, field]) => {
    const kept = value[name]
    if (field === null) return kept !== undefined
    if (Array.isArray(field)) return Array.isArray(kept)
    return typeof kept === typeof field
  })
