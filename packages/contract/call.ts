import type { ZodMiniType } from 'zod/mini'

/**
 * Who may make a call. `staff`: a signed-in account that answers customer service. `signed`: nobody is signed in, but the address
 * itself carries a valid signature.
 */
export type Access = 'public' | 'doctor' | 'staff' | 'signed'

/** A call of the portal, read by the server and the browser alike. */
export interface Call<I extends ZodMiniType = ZodMiniType, O extends ZodMiniType = ZodMiniType> {
  /** Under the base path `/portal`. */
  readonly path: string
  readonly method: 'POST' | 'GET'
  readonly access: Access
  /** What travels up: JSON in the body (POST), a query (GET), or a file as the body with `input` in the query. */
  readonly body: 'json' | 'query' | 'bytes'
  /** What comes back: the envelope, a file, or a stream of server-sent events. */
  readonly reply: 'envelope' | 'bytes' | 'events'
  /** Of what type a file comes back, where it is always the same. */
  readonly media?: string
  readonly input: I
  /** The envelope's `data`. */
  readonly output: O
  readonly does: string
  /** Set while the feature behind the call is not built: the server answers NOT_AVAILABLE. Listed by the tests. */
  readonly awaits?: true
}

type Extra = Partial<Pick<Call, 'method' | 'access' | 'body' | 'reply' | 'media' | 'awaits'>>

const usual = { method: 'POST', access: 'doctor', body: 'json', reply: 'envelope' } as const

export const base = '/portal'

/** A written row with the defaults it leaves out; not an intersection, whose contradicting literals would make the row `never`. */
type CallRow<P extends string, R> = { readonly path: P } & R & Omit<typeof usual, keyof R>

/** A row of the wire. Defaults: POST, signed-in doctors only, JSON in, envelope out. */
export const call = <const P extends string, const X extends Extra & Pick<Call, 'input' | 'output' | 'does'>>(path: P, row: X) =>
  ({ path, ...usual, ...row }) as unknown as CallRow<P, X>

/** The reply of every call with `reply: 'envelope'`. `code` 200 is success; else it equals the HTTP status and `data` says why. */
export interface Envelope<T> {
  readonly code: number
  readonly message: string
  readonly data: T
}
