import { isFields } from '@sella/contract/documents/salvage'

const isLike = (value: unknown, form: unknown): boolean => {
  if (form === null) return value !== undefined
  if (Array.isArray(form)) return Array.isArray(value) && value.every(each => typeof each === 'string')
  if (!isFields(form)) return typeof value === typeof form
  return isFields(value) && Object.entries(form).every(([name, field]) => isLike(value[name], field))
}

/**
 * Whether a stored value has the fields of a form, recursively and each of its type. Lists must hold strings; a field that is
 * null in the form accepts any value.
 */
export const hasShapeOf = <T extends object>(form: T, value: unknown): value is T => isFields(value) && isLike(value, form)
