import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { jsonIn } from '@sella/contract/documents/salvage'
import { type Met, metElsewhere } from '../met-elsewhere'

type Logo = NonNullable<StoredLetterhead['logo']>

/** A letterhead as typed; the logo as text, empty for none. */
export interface LetterheadFields {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly logo: string
}

export interface LetterheadDraft extends LetterheadFields {
  /** The letterhead on which typing began. */
  readonly from: LetterheadFields
}

export const logoText = (logo: Logo | null): string => (logo ? JSON.stringify([logo.href, logo.width, logo.height]) : '')

/** The logo of such a text; null for none, or for a text that is none. */
export const logoIn = (text: string): Logo | null => {
  const parts = jsonIn(text)
  if (!Array.isArray(parts)) return null
  const [href, width, height] = parts as readonly unknown[]
  return typeof href === 'string' && typeof width === 'number' && typeof height === 'number' ? { href, width, height } : null
}

export const fieldsOf = (stored: StoredLetterhead | null): LetterheadFields => ({
  name: stored?.name ?? '',
  address: stored?.address ?? '',
  phone: stored?.phone ?? '',
  logo: logoText(stored?.logo ?? null),
})

/** A form not yet typed in; `offered`: what it begins with where nothing is stored. */
export const draftOf = (stored: StoredLetterhead | null, offered: StoredLetterhead | null = null): LetterheadDraft => ({
  ...fieldsOf(stored ?? offered),
  from: fieldsOf(stored),
})

/** The letterhead to store; null where everything is empty. */
export const letterheadOf = ({ name, address, phone, logo }: LetterheadFields): StoredLetterhead | null =>
  [name, address, phone, logo].every(text => text.trim() === '') ? null : { name, address, phone, logo: logoIn(logo) }

/** What is typed, over the letterhead as stored by now: fields left alone follow what another window stored. */
export const metIn = ({ from, ...fields }: LetterheadDraft, stored: StoredLetterhead | null): Met<LetterheadFields> =>
  metElsewhere<LetterheadFields>(fields, from, fieldsOf(stored))

/** What stays typed once `sent` is stored as `stored`: what was typed since; null for nothing. */
export const typedSince = (
  sent: LetterheadDraft,
  now: LetterheadDraft,
  stored: StoredLetterhead | null,
): LetterheadDraft | null => {
  const fields = (['name', 'address', 'phone', 'logo'] as const).filter(field => now[field] !== sent[field])
  if (fields.length === 0) return null
  return { ...draftOf(stored), ...Object.fromEntries(fields.map(field => [field, now[field]])) }
}
