import type { Generated } from 'kysely'

export interface DoctorTable {
  uuid: string
  login_name: string
  /** The login name folded: two that look alike are one. */
  login_key: string
  password_hash: string
  user_name: string
  phone: string | null
  email: string | null
  age: number | null
  role: 'doctor' | 'staff'
  /** The clinic at whose desk she works; null, or one she is no member of, is her own desk. */
  desk: Generated<string | null>
  /** Cases outside the bin. */
  cases: Generated<number>
  /** The avatar's original in the file store. */
  avatar_path: Generated<string | null>
  created_at: string
  updated_at: string
}

export interface SessionTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  /** The session's name, shown to its doctor. */
  uuid: string
  doctor_id: string
  /** What the browser called itself when the session was opened. */
  agent: string
  /** Network address it was opened from. */
  address: string
  created_at: string
  seen_at: string
  expires_at: string
  /** Since when nobody is there: until she says who she is, the session opens nothing. */
  locked_at: Generated<string | null>
}

/** An account's authenticator. */
export interface SecondFactorTable {
  doctor_id: string
  /** The secret of its codes, encrypted (`second-factor/sealed.ts`). */
  secret: string
  /** Null until a code of it was shown. */
  confirmed_at: string | null
  /** The 30 s step of the last code that was used: none of it or before is taken again. */
  last_step: Generated<number>
}

/** A key pair on a device of the account; only its public half is here. */
export interface PasskeyTable {
  uuid: string
  doctor_id: string
  /** The device's name of it, and its public key (COSE), both base64url. */
  credential_id: string
  public_key: string
  /** Uses as the device counts them, a whole number to 2^32 as text; 0 for devices that do not count. */
  counter: string
  /** How the device is reached: JSON, an array of words. */
  transports: string
  name: string
  /** 1 where the maker of the device keeps it on several. */
  synced: number
  created_at: string
  used_at: string | null
}

/** A question (32 random bytes, base64url) that a device was asked; with a doctor, for the making of a passkey of hers. */
export interface PasskeyQuestionTable {
  challenge: string
  doctor_id: string | null
  expires_at: string
}

/** An account's link to a subject of a hospital's identity provider: at most one each. */
export interface OidcIdentityTable {
  issuer: string
  subject: string
  doctor_id: string
  created_at: string
  used_at: string
}

/** A sign-in at the hospital under way, by the hash of what only its browser has; the content is JSON (`oidc/visits.ts`). */
export interface OidcVisitTable {
  key_hash: string
  content: string
  expires_at: string
}

/** A session that the provider's word opened; it goes with its session. */
export interface OidcSessionTable {
  token_hash: string
  issuer: string
  subject: string
  /** The provider's name of its session; null where it gives none. */
  sid: string | null
}

/** A code that stands once in place of one of the authenticator; only its SHA-256 is kept. */
export interface RecoveryCodeTable {
  doctor_id: string
  code_hash: string
}

export interface SignInAttemptTable {
  uuid: string
  login_key: string
  address: string
  at: string
}

/** A code for a new password. Unknown names get rows too, which no code fits: both then cost the same. */
export interface VerifyCodeTable {
  uuid: string
  login_key: string
  doctor_id: string | null
  code_hash: string
  /** Codes that were tried against it. */
  attempts: number
  created_at: string
  expires_at: string
}

/** A sign-in shown as a QR code. Of ticket and secret only the SHA-256 is stored. */
export interface QrSignInTable {
  ticket_hash: string
  secret_hash: string
  /** Who confirmed it. */
  doctor_id: string | null
  /** The browser that waits for it. */
  agent: string
  address: string
  created_at: string
  expires_at: string
}
