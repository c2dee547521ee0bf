import type { core, ZodMiniType } from 'zod/mini'

type Issue = core.$ZodIssue

/** A newer server may say more than this page knows of; what the page reads is all there. */
const saysMore = (issue: Issue): boolean => {
  if (issue.code === 'unrecognized_keys') return true
  return issue.code === 'invalid_union' && issue.errors.some(branch => branch.length > 0 && branch.every(saysMore))
}

/**
 * Whether a value has the shape a schema of the contract describes. Keys the schema does not name are let through, so that a page
 * loaded before an upgrade goes on working against the newer server; anything missing, or of another type, is not.
 */
export const fits = <T>(schema: ZodMiniType<T>, value: unknown): value is T => {
  const read = schema.safeParse(value)
  return read.success || read.error.issues.every(saysMore)
}
