import { xmlText } from '@sella/drawing/scene/ink'

/**
 * A value with only such texts in it as XML can hold. The writer of the package escapes them and lets all else through: one control
 * character of a name, and PowerPoint opens nothing.
 */
export const legal = <T>(value: T): T => {
  if (typeof value === 'string') return xmlText(value) as T
  if (Array.isArray(value)) return value.map(legal) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, legal(inner)])) as T
}
