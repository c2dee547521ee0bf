import type { Generated } from 'kysely'

export interface DoctorTable {
  uuid: string
  login_name: string
  /** The folded login name: names that look alike are the same. */
  login_key: string
  password_hash: string
  user_name: string
  phone: string | null
  email: string | null
  age: number | null
  role: 'doctor' | 'staff'
  /** The clinic at whose desk the person works; her own desk if null, or if she is not a member. */
  desk: Generated<string | null>
  /** Number of cases outside the bin. */
  cases: Generated<number>
  /** Path of the avatar's original in the file store. */
  avatar_path: Generated<string | null>
  created_at: string
  updated_at: string
}

export interface SessionTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  /** Identifies the session to its doctor. */
  uuid: string
  doctor_id: string
  /** The browser's user agent when the session was opened. */
  agent: string
  /** Network address from which it was opened. */
  address: string
  created_at: string
  seen_at: string
  expires_at: string
  /** Since when the session has been locked; it gives access to nothing until unlocked. */
  locked_at: Generated<string | null>
}

/** An account's authenticator. */
export interface SecondFactorTable {
  doctor_id: string
  /** The secret of its codes, encrypted (`second-factor/sealed.ts`). */
  secret: string
  /** Null until a code from it was entered. */
  confirmed_at: string | null
  /** The 30 s time step of the last code used: codes of that step and earlier are refused. */
  last_step: Generated<number>
}

/** A key pair on a device of the account; only its public half is stored. */
export interface PasskeyTable {
  uuid: string
  doctor_id: string
  /** The device's identifier for it, and its public key (COSE), both base64url. */
  credential_id: string
  public_key: string
  /** The device's signature counter, a whole number up to 2^32 as text; 0 for devices that do not count. */
  counter: string
  /** How the device can be reached: a JSON array of words. */
  transports: string
  name: string
  /** 1 if its vendor syncs it across several devices. */
  synced: number
  created_at: string
  used_at: string | null
}

/** A challenge (32 random bytes, base64url) sent to a device; with a doctor if it is for creating a passkey of hers. */
export interface PasskeyQuestionTable {
  challenge: string
  doctor_id: string | null
  expires_at: string
}

/** An account's link to a subject of a hospital's identity provider; at most one on each side. */
export interface OidcIdentityTable {
  issuer: string
  subject: string
  doctor_id: string
  created_at: string
  used_at: string
}

/**
 * A hospital sign-in in progress, keyed by the hash of a secret that only its browser has; the content is JSON
 * (`oidc/visits.ts`).
 */
export interface OidcVisitTable {
  key_hash: string
  content: string
  expires_at: string
}

/** A session opened through the identity provider; deleted with the session. */
export interface OidcSessionTable {
  token_hash: string
  issuer: string
  subject: string
  /** The provider's identifier of its session; null where it gives none. */
  sid: string | null
}

/** A code that replaces an authenticator code once; only its SHA-256 is stored. */
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

/** A code for resetting a password. Unknown names get rows too, which no code fits, so that both cost the same. */
export interface VerifyCodeTable {
  uuid: string
  login_key: string
  doctor_id: string | null
  code_hash: string
  /** Number of codes tried against it. */
  attempts: number
  created_at: string
  expires_at: string
  /** From which it was asked for (`http/network.ts`). */
  network: Generated<string>
}

/** A sign-in shown as a QR code. Only the SHA-256 of ticket and secret is stored. */
export interface QrSignInTable {
  ticket_hash: string
  secret_hash: string
  /** Who confirmed it. */
  doctor_id: string | null
  /** The waiting browser's user agent. */
  agent: string
  address: string
  created_at: string
  expires_at: string
}
