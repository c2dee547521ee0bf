import { accountErrors } from './errors/account'
import { clinicsErrors } from './errors/clinics'
import { imagesErrors } from './errors/images'
import { machinesErrors } from './errors/machines'
import { overlapsErrors } from './errors/overlaps'
import { recordsErrors } from './errors/records'
import type { ErrorRow } from './errors/row'
import { wireErrors } from './errors/wire'
import { workbenchErrors } from './errors/workbench'

/**
 * Every refusal of the product, defined once: its status and its text in both languages. `{name}` is filled from the details.
 * Texts from the specification's catalogue keep its wording; what follows it says what is safe or what to do next.
 */
export const errors = {
  ...wireErrors,
  ...accountErrors,
  ...recordsErrors,
  ...imagesErrors,
  ...workbenchErrors,
  ...overlapsErrors,
  ...clinicsErrors,
  ...machinesErrors,
} as const satisfies Readonly<Record<string, ErrorRow>>

/** Seconds after which the refused call may be repeated; null where unknown. */
export const retryAfter = (code: ErrorCode): number | null => {
  const row: ErrorRow = errors[code]
  return row.retryAfter ?? null
}

export type ErrorCode = keyof typeof errors

export type ErrorDetails = Readonly<Record<string, string | number>>

/** The text of a refusal in the reader's language, with its `{places}` filled in. */
export const errorText = (code: ErrorCode, lang: 'zh' | 'en', details: ErrorDetails = {}): string =>
  errors[code][lang].replace(/\{(\w+)\}/g, (_, key: string) => String(details[key] ?? ''))
