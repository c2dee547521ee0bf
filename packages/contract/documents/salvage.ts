import type { ZodMiniType } from 'zod/mini'

/** An object of JSON whose fields nobody has looked at. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

type Container = Record<PropertyKey, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const remove = (from: Container, key: PropertyKey): void => {
  if (Array.isArray(from)) from.splice(Number(key), 1)
  else delete from[key]
}

/** Takes away what lies at `path`, or, where nothing lies there, what should have held it. False when that is the whole value. */
function prune(root: unknown, path: readonly PropertyKey[]): boolean {
  const containers: [Container, PropertyKey][] = []
  let at = root
  for (const key of path) {
    if (!isContainer(at) || !Object.hasOwn(at, key)) break
    containers.push([at, key])
    at = at[key]
  }
  const innermost = containers.at(-1)
  if (!innermost) return false
  remove(...innermost)
  return true
}

/**
 * A value of JSON as a schema reads it, without the parts that the schema refuses: a malformed field is left out of its object, a
 * malformed entry out of its list or record, and so is what cannot do without them. `empty` when nothing is left. Changes `value`.
 */
export function salvage<T>(schema: ZodMiniType<T>, value: unknown, empty: T): T {
  for (;;) {
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const [issue] = read.error.issues
    if (!issue || !prune(value, issue.path)) return empty
  }
}

/** What a text of JSON holds; undefined where there is none, or it is no JSON. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
