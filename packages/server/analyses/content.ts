import { z } from 'zod'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'

const names = z.array(z.string().max(200)).max(500)
/** What an own analysis holds: a list of items, or items and lines; its further fields are kept. */
const shape = z.union([names, z.looseObject({ funcs: names, lines: names.optional() })])

/** The items of an own analysis' content; refuses what is no such content and an empty list. */
export const itemsOf = (content: string): readonly string[] => {
  const parsed = shape.safeParse(checkJson(content, 'content'))
  if (!parsed.success) throw new Refusal('INPUT_INVALID', { field: 'content' })
  const items = Array.isArray(parsed.data) ? parsed.data : parsed.data.funcs
  if (items.length === 0) throw new Refusal('METHOD_EMPTY')
  return items
}
