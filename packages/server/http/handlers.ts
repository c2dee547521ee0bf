import type { Readable } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import type { ClinicRole } from '@sella/contract/access/roles'
import type { BuiltCall, Calls, Output, Parsed } from '@sella/contract/calls/index'

/** An act that a repeated call must not do again (`acts/whole`). */
export interface ActInHand {
  readonly name: string
  /** The reply in its stored form. */
  kept(reply: unknown): string
}

/** The caller, as far as it is known for every call. */
export interface Asking {
  readonly lang: Lang
  /** Network address of the caller. */
  readonly address: string
  /** The user agent of the caller's browser. */
  readonly agent: string
  /** The `authorization` header: what a caller without a sign-in presents, so that it does not appear in an address. */
  readonly key: string
  /** Aborts when the caller disconnects before the reply was sent. */
  readonly gone: AbortSignal
  /** The request's body, for calls that receive a file. */
  readonly body: Readable
  /** The act that this call does, if it names one. */
  readonly act: ActInHand | null
}

/** A signed-in doctor, at the desk the call concerns; admitted by the gate (`access/gate.ts`). */
export interface DoctorAsking extends Asking {
  /**
   * The account whose cases and things the call concerns: the person's own, or the clinic at whose desk she works. Every query is
   * restricted to it.
   */
  readonly doctor: string
  /** The person who makes the call. */
  readonly person: string
  /** The person, if she may see only the cases assigned to her; otherwise null. Lists are restricted by it (`db/sight.ts`). */
  readonly only: string | null
  /** The person's role at the desk; null at her own. */
  readonly clinicRole: ClinicRole | null
  /** Hash of the session's token. */
  readonly session: string
  /** When the session ends regardless of use. */
  readonly endsAt: string
  readonly role: 'doctor' | 'staff'
}

/** A file as the reply of a call. */
export interface FileReply {
  readonly type: string
  readonly content: Buffer | Readable
  /** Null when the file is generated while it is sent. */
  readonly bytes: number | null
  readonly disposition: string
  /** Seconds for which a browser may cache it. */
  readonly cacheSeconds: number
}

type AskingOf<K extends BuiltCall> = Calls[K]['access'] extends 'doctor' | 'staff' ? DoctorAsking : Asking
type ReplyOf<K extends BuiltCall> = Calls[K]['reply'] extends 'bytes'
  ? FileReply
  : Calls[K]['reply'] extends 'events'
    ? Readable
    : Output<K>

export type Handler<K extends BuiltCall> = (input: Parsed<K>, asking: AskingOf<K>) => Promise<ReplyOf<K>>

/** One handler for each built call; a missing one is a compile error. */
export type Handlers = { readonly [K in BuiltCall]: Handler<K> }

/** The handlers of one feature. */
export type Part<K extends BuiltCall> = Pick<Handlers, K>
