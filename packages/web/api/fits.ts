import type { core, ZodMiniType } from 'zod/mini'

type Issue = core.$ZodIssue

/** A newer server may send more than this page knows; everything the page reads is present. */
const saysMore = (issue: Issue): boolean => {
  if (issue.code === 'unrecognized_keys') return true
  return issue.code === 'invalid_union' && issue.errors.some(branch => branch.length > 0 && branch.every(saysMore))
}

/**
 * Whether a value matches a schema of the contract. Unknown keys are accepted, so that a page loaded before an upgrade keeps
 * working with the newer server; missing values or other types are not.
 */
export const fits = <T>(schema: ZodMiniType<T>, value: unknown): value is T => {
  const read = schema.safeParse(value)
  return read.success || read.error.issues.every(saysMore)
}
