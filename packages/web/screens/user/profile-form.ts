import type { Input } from '@sella/contract/calls/index'
import type { UserInfo } from '@sella/contract/entities'
import { isMail } from '@sella/contract/reach'

/** The profile as typed. */
export interface ProfileDraft {
  readonly userName: string
  readonly phone: string
  readonly email: string
  readonly age: string
  /** Required if email or phone changes. */
  readonly password: string
}

export const draftOf = ({ userName, phone, email, age }: UserInfo): ProfileDraft => ({
  userName,
  phone: phone ?? '',
  email: email ?? '',
  age: age === null ? '' : String(age),
  password: '',
})

/** Whether email or phone differ from those saved: that requires the password. */
export const isOtherContact = ({ phone, email }: ProfileDraft, saved: UserInfo): boolean =>
  phone.trim() !== (saved.phone ?? '') || email.trim() !== (saved.email ?? '')

const isAge = (typed: string): boolean => /^\d{1,3}$/.test(typed) && Number(typed) <= 150

/** Fields with invalid values. */
export const wrongIn = (
  { userName, email, age, password }: ProfileDraft,
  byPassword: boolean,
): readonly (keyof ProfileDraft)[] => [
  ...(userName.trim() === '' ? (['userName'] as const) : []),
  ...(email.trim() !== '' && !isMail(email.trim()) ? (['email'] as const) : []),
  ...(age.trim() !== '' && !isAge(age.trim()) ? (['age'] as const) : []),
  ...(byPassword && password === '' ? (['password'] as const) : []),
]

export const inputOf = ({ userName, phone, email, age, password }: ProfileDraft): Input<'userUpdate'> => ({
  userName: userName.trim(),
  phone: phone.trim() || null,
  email: email.trim() || null,
  age: age.trim() === '' ? null : Number(age),
  ...(password === '' ? {} : { password }),
})
