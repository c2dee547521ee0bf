import type { Readable } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import type { ClinicRole } from '@sella/contract/access/roles'
import type { BuiltCall, Calls, Output, Parsed } from '@sella/contract/calls/index'

/** Who asks, as far as every call knows. */
export interface Asking {
  readonly lang: Lang
  /** Network address of the caller. */
  readonly address: string
  /** What the caller's browser calls itself. */
  readonly agent: string
  /** The `authorization` header: what a caller without a sign-in shows instead, so that it stands in no address. */
  readonly key: string
  /** Fires when the caller has hung up before the answer was sent. */
  readonly gone: AbortSignal
  /** The request's body, for calls that take a file. */
  readonly body: Readable
}

/** A signed-in doctor, at the desk her call is about: let through by the gate (`access/gate.ts`). */
export interface DoctorAsking extends Asking {
  /** Whose cases and things the call is about: her own account, or the clinic at whose desk she works. Every query is bound to it. */
  readonly doctor: string
  /** The person who asks. */
  readonly person: string
  /** Set where she may see only the cases she is assigned to: herself. Lists are bound to it (`db/sight.ts`). */
  readonly only: string | null
  /** What she is at the desk; null at her own. */
  readonly clinicRole: ClinicRole | null
  /** Hash of the token she came with. */
  readonly session: string
  /** When her session ends, however much it is used. */
  readonly endsAt: string
  readonly role: 'doctor' | 'staff'
}

/** A file as the answer of a call. */
export interface FileReply {
  readonly type: string
  readonly content: Buffer | Readable
  /** Null when it is written as it is sent. */
  readonly bytes: number | null
  readonly disposition: string
  /** Seconds a browser may keep it. */
  readonly keepFor: number
}

type AskingOf<K extends BuiltCall> = Calls[K]['access'] extends 'doctor' | 'staff' ? DoctorAsking : Asking
type ReplyOf<K extends BuiltCall> = Calls[K]['reply'] extends 'bytes'
  ? FileReply
  : Calls[K]['reply'] extends 'events'
    ? Readable
    : Output<K>

export type Handler<K extends BuiltCall> = (input: Parsed<K>, asking: AskingOf<K>) => Promise<ReplyOf<K>>

/** One handler for each call that is built; the compiler misses the missing one. */
export type Handlers = { readonly [K in BuiltCall]: Handler<K> }

/** The handlers of one feature. */
export type Part<K extends BuiltCall> = Pick<Handlers, K>
