import { isFields } from '@sella/contract/documents/salvage'

const isLike = (value: unknown, form: unknown): boolean => {
  if (form === null) return value !== undefined
  if (Array.isArray(form)) return Array.isArray(value) && value.every(each => typeof each === 'string')
  if (!isFields(form)) return typeof value === typeof form
  return isFields(value) && Object.entries(form).every(([name, field]) => isLike(value[name], field))
}

/**
 * Whether a value that was kept has the fields of a form, each of its type, as deep as they go: lists hold texts, and fields that may be
 * null may be anything.
 */
export const hasShapeOf = <T extends object>(form: T, value: unknown): value is T => isFields(value) && isLike(value, form)
