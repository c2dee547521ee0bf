import type { ErrorCode } from '@sella/contract/errors'
import { reachOf } from '@sella/contract/reach'

export interface Account {
  readonly loginName: string
  readonly password: string
  readonly userName: string
  /** Email or phone, used to recover a forgotten password. */
  readonly reach: string
}

export type AccountField = keyof Account

export const empty: Account = { loginName: '', password: '', userName: '', reach: '' }

const asked: Readonly<Record<'signIn' | 'register', readonly AccountField[]>> = {
  signIn: ['loginName', 'password'],
  register: ['userName', 'loginName', 'reach', 'password'],
}

/** Empty fields, in the order of the form. */
export const missingIn = (account: Account, mode: 'signIn' | 'register'): readonly AccountField[] =>
  asked[mode].filter(field => (field === 'reach' ? reachOf(account.reach) === null : account[field].trim() === ''))

/** The field a refusal refers to; null if it refers to the whole form. */
export const fieldOf = (reason: ErrorCode, mode: 'signIn' | 'register'): AccountField | null => {
  if (reason === 'SIGN_IN_WRONG') return 'password'
  if (mode === 'signIn') return null
  if (reason === 'CONTACT_NEEDED') return 'reach'
  if (reason === 'LOGIN_NAME_TAKEN' || reason === 'LOGIN_NAME_INVALID') return 'loginName'
  return reason === 'PASSWORD_TOO_SHORT' || reason === 'PASSWORD_COMMON' ? 'password' : null
}
