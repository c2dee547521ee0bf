import type { CallName } from '@sella/contract/calls/index'
import { calls } from '@sella/contract/calls/index'
import type { ErrorCode } from '@sella/contract/errors'
import type { z } from 'zod'
import { Refusal } from './refusal'

/** No call has input nested deeper than this. */
const deepest = 16

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const checkText = (text: string, field: string): void => {
  // PostgreSQL cannot store NUL, and an unpaired surrogate would come back as another character.
  if (text.includes('\u0000') || /\p{Surrogate}/u.test(text)) throw new Refusal('INPUT_INVALID', { field })
}

/** Refuses what no schema checks: texts that cannot be stored, keys that reach prototypes, excessive nesting. */
export const checkValue = (value: unknown, field = 'body', depth = 0): void => {
  if (typeof value === 'string') checkText(value, field)
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Refusal('INPUT_INVALID', { field })
  if (typeof value !== 'object' || value === null) return
  if (depth >= deepest) throw new Refusal('INPUT_INVALID', { field })
  for (const [key, inner] of Object.entries(value)) {
    checkText(key, field)
    if (forbiddenKeys.has(key)) throw new Refusal('INPUT_INVALID', { field: key })
    checkValue(inner, field, depth + 1)
  }
}

/** Fields that have an error code of their own. */
const named: Readonly<Record<string, ErrorCode>> = {
  'regist.loginName': 'LOGIN_NAME_INVALID',
  'regist.password.too_small': 'PASSWORD_TOO_SHORT',
  'passwordUpdate.newPassword.too_small': 'PASSWORD_TOO_SHORT',
  'passwordReset.password.too_small': 'PASSWORD_TOO_SHORT',
  'patientAdd.name.too_small': 'NAME_REQUIRED',
  'patientUpdate.name.too_small': 'NAME_REQUIRED',
  'chatSend.text.too_small': 'CHAT_EMPTY',
  'chatSend.text.too_big': 'CHAT_TOO_LONG',
  'inboxSend.text.too_small': 'CHAT_EMPTY',
  'inboxSend.text.too_big': 'CHAT_TOO_LONG',
}

const refusalOf = (call: CallName, issue: z.core.$ZodIssue | undefined): Refusal => {
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const field = [...(issue?.path ?? []), ...keys].map(String).join('.').slice(0, 100)
  const code = named[`${call}.${field}`] ?? named[`${call}.${field}.${issue?.code}`]
  return new Refusal(code ?? 'INPUT_INVALID', { field: field || 'body' })
}

/** Validates a call's input by its schema; refuses with the first invalid field. */
export const parseInput = (call: CallName, value: unknown): unknown => {
  checkValue(value)
  const parsed = calls[call].input.safeParse(value)
  if (!parsed.success) throw refusalOf(call, parsed.error.issues[0])
  return parsed.data
}
