import type { ZodMiniType } from 'zod/mini'

/**
 * Who may make a call. `staff`: a signed-in account that answers customer service. `signed`: no sign-in; the address itself
 * carries a valid signature.
 */
export type Access = 'public' | 'doctor' | 'staff' | 'signed'

/** A call of the portal, defined once for server and browser. */
export interface Call<I extends ZodMiniType = ZodMiniType, O extends ZodMiniType = ZodMiniType> {
  /** Under the base path `/portal`. */
  readonly path: string
  readonly method: 'POST' | 'GET'
  readonly access: Access
  /** How the request travels: JSON in the body (POST), a query string (GET), or a file as the body with `input` in the query. */
  readonly body: 'json' | 'query' | 'bytes'
  /** How the reply travels: in the envelope, as a file, or as a stream of server-sent events. */
  readonly reply: 'envelope' | 'bytes' | 'events'
  /** The media type of the returned file, if it is always the same. */
  readonly media?: string
  readonly input: I
  /** The type of the envelope's `data`. */
  readonly output: O
  readonly does: string
  /**
   * Set where the call must not happen twice, as when it adds something: made again with the same key (`idempotency-key`) and the same
   * input, as by a caller who did not get the reply, it gives the first reply for a day.
   */
  readonly once?: true
  /** Set while the feature behind the call is not built; the server then answers NOT_AVAILABLE. The tests list these calls. */
  readonly awaits?: true
}

type Extra = Partial<Pick<Call, 'method' | 'access' | 'body' | 'reply' | 'media' | 'once' | 'awaits'>>

const usual = { method: 'POST', access: 'doctor', body: 'json', reply: 'envelope' } as const

export const base = '/portal'

/** The header by which a caller names an act of hers: 16 to 64 letters, digits, `-` or `_`, chosen at random. */
export const actKeyHeader = 'idempotency-key'

/**
 * A row as written, completed with the defaults it leaves out. Not a plain intersection: contradicting literals would turn the
 * row into `never`.
 */
type CallRow<P extends string, R> = { readonly path: P } & R & Omit<typeof usual, keyof R>

/** Defines a call. Defaults: POST, signed-in doctors only, JSON in, envelope out. */
export const call = <const P extends string, const X extends Extra & Pick<Call, 'input' | 'output' | 'does'>>(path: P, row: X) =>
  ({ path, ...usual, ...row }) as unknown as CallRow<P, X>

/**
 * The reply of every call with `reply: 'envelope'`. A `code` of 200 means success; otherwise it equals the HTTP status and `data`
 * says why.
 */
export interface Envelope<T> {
  readonly code: number
  readonly message: string
  readonly data: T
}
