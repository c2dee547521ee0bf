import type { ZodMiniType } from 'zod/mini'

/** A JSON object whose fields have not been checked. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

type Container = Record<PropertyKey, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const remove = (from: Container, key: PropertyKey): void => {
  if (Array.isArray(from)) from.splice(Number(key), 1)
  else delete from[key]
}

/**
 * Removes what lies at `path` or, where nothing lies there, the object that should have held it. False when that is the whole
 * value.
 */
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
 * Parses a JSON value, dropping the parts the schema refuses: a malformed field from its object, a malformed entry from its list
 * or record, and anything that is invalid without them. Returns `empty` when nothing is left. Modifies `value`.
 */
export function salvage<T>(schema: ZodMiniType<T>, value: unknown, empty: T): T {
  for (;;) {
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const [issue] = read.error.issues
    if (!issue || !prune(value, issue.path)) return empty
  }
}

/** Parses a JSON text; undefined where there is none or it is not JSON. */
export function jsonIn(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
