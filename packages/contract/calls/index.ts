import type { z } from 'zod/mini'
import type { Call } from '../call'
import { about } from './about'
import { analyses } from './analyses'
import { auth } from './auth'
import { caseFiles } from './case-file'
import { chat } from './chat'
import { clinics } from './clinic'
import { detection } from './detection'
import { documents } from './documents'
import { handOvers } from './hand-overs'
import { images } from './images'
import { machines } from './machines'
import { oidc } from './oidc'
import { pacs } from './pacs'
import { passkeys } from './passkeys'
import { patients } from './patients'
import { phone } from './phone'
import { plans } from './plans'
import { records } from './records'
import { report } from './report'
import { rereads } from './rereads'
import { search } from './search'
import { secondFactor } from './second-factor'
import { settings } from './settings'
import { shares } from './share'
import { system } from './system'
import { user } from './user'
import { worklist } from './worklist'

/** Every call of the portal. */
export const calls = {
  ...about,
  ...auth,
  ...user,
  ...secondFactor,
  ...passkeys,
  ...oidc,
  ...patients,
  ...caseFiles,
  ...search,
  ...records,
  ...images,
  ...analyses,
  ...plans,
  ...rereads,
  ...settings,
  ...system,
  ...detection,
  ...report,
  ...documents,
  ...chat,
  ...clinics,
  ...handOvers,
  ...shares,
  ...machines,
  ...phone,
  ...pacs,
  ...worklist,
} as const satisfies Readonly<Record<string, Call>>

export type Calls = typeof calls
export type CallName = keyof Calls
/** What a caller passes; fields with defaults may be left out. */
export type Input<K extends CallName> = z.input<Calls[K]['input']>
/** What a handler receives, with defaults filled in. */
export type Parsed<K extends CallName> = z.output<Calls[K]['input']>
export type Output<K extends CallName> = z.output<Calls[K]['output']>
/** Calls whose feature is built. Each must have a handler. */
export type BuiltCall = { [K in CallName]: Calls[K] extends { awaits: true } ? never : K }[CallName]
