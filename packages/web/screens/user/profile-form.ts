import type { Input } from '@sella/contract/calls/index'
import type { UserInfo } from '@sella/contract/entities'
import { isMail } from '@sella/contract/reach'
import { type Met, metElsewhere } from '@sella/workbench/met-elsewhere'

export interface ProfileFields {
  readonly userName: string
  readonly phone: string
  readonly email: string
  readonly age: string
}

/** The profile as typed. */
export interface ProfileDraft extends ProfileFields {
  /** Required if email or phone changes. */
  readonly password: string
  /** The profile on which typing began. */
  readonly from: ProfileFields
}

const fieldsOf = ({ userName, phone, email, age }: UserInfo): ProfileFields => ({
  userName,
  phone: phone ?? '',
  email: email ?? '',
  age: age === null ? '' : String(age),
})

export const draftOf = (user: UserInfo): ProfileDraft => ({ ...fieldsOf(user), password: '', from: fieldsOf(user) })

/** What stays typed once `sent` is saved: what was typed since. */
export const afterSaved = (sent: ProfileDraft, now: ProfileDraft, saved: UserInfo): ProfileDraft => {
  const fresh = draftOf(saved)
  const typedSince = (['userName', 'phone', 'email', 'age', 'password'] as const).filter(field => now[field] !== sent[field])
  return { ...fresh, ...Object.fromEntries(typedSince.map(field => [field, now[field]])) }
}

/** What is typed, over the profile as saved by now: fields left alone follow what another window saved. */
export const metIn = (draft: ProfileDraft, saved: UserInfo): Met<ProfileFields> => {
  const { password: _, from, ...fields } = draft
  return metElsewhere<ProfileFields>(fields, from, fieldsOf(saved))
}

/** Whether email or phone differ from those saved: that requires the password. */
export const isOtherContact = ({ phone, email }: ProfileFields, saved: UserInfo): boolean =>
  phone.trim() !== (saved.phone ?? '') || email.trim() !== (saved.email ?? '')

const isAge = (typed: string): boolean => /^\d{1,3}$/.test(typed) && Number(typed) <= 150

/** Fields with invalid values. */
export const wrongIn = (
  { userName, email, age, password }: Omit<ProfileDraft, 'from'>,
  byPassword: boolean,
): readonly (keyof ProfileDraft)[] => [
  ...(userName.trim() === '' ? (['userName'] as const) : []),
  ...(email.trim() !== '' && !isMail(email.trim()) ? (['email'] as const) : []),
  ...(age.trim() !== '' && !isAge(age.trim()) ? (['age'] as const) : []),
  ...(byPassword && password === '' ? (['password'] as const) : []),
]

/** The call's input; `saved`: the profile that is shown to be changed. */
export const inputOf = (
  { userName, phone, email, age, password }: Omit<ProfileDraft, 'from'>,
  saved: UserInfo,
): Input<'userUpdate'> => ({
  userName: userName.trim(),
  phone: phone.trim() || null,
  email: email.trim() || null,
  age: age.trim() === '' ? null : Number(age),
  from: { userName: saved.userName, phone: saved.phone, email: saved.email, age: saved.age },
  ...(password === '' ? {} : { password }),
})
