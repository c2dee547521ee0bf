import { z } from 'zod/mini'
import { call } from '../call'
import { userInfo } from '../entities'
import * as f from '../fields'
import { importEvent, sameNumber } from '../import-event'
import { openedKind } from '../opened'
import { secondStep } from '../passkey'

const profile = {
  userName: f.name,
  phone: z.nullable(f.shortText),
  email: z.nullable(z.email().check(z.maxLength(200))),
  age: z.nullable(z.int().check(z.gte(0), z.lte(150))),
}

export const user = {
  cUserInfo: call('/user/cUserInfo', { input: f.nothing, output: userInfo, does: 'The signed-in doctor.' }),
  userUpdate: call('/user/update', {
    input: z.strictObject({
      ...profile,
      /** The profile as it was before the change. Fields the change leaves alone keep what another window has written since. */
      from: z.optional(z.strictObject(profile)),
      /** Required when the e-mail address or phone changes: codes that open the account are sent there. */
      password: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: userInfo,
    does: 'Changes the profile; e-mail address and telephone by the password only. PROFILE_CONFLICT, naming the fields, when one has been changed elsewhere, differently, since `from`.',
  }),
  passwordUpdate: call('/user/passwordUpdate', {
    once: true,
    input: z.strictObject({ oldPassword: z.string().check(z.maxLength(200)), newPassword: f.password }),
    output: f.done,
    does: 'Changes the password and ends the other sessions.',
  }),
  avatarUpdate: call('/user/avatarUpdate', {
    input: f.nothing,
    output: z.strictObject({ avatarUrl: z.string() }),
    does: 'Replaces the avatar by the picture in the body.',
    body: 'bytes',
  }),
  sessionList: call('/user/sessions', {
    input: f.nothing,
    output: z.array(
      z.strictObject({
        uuid: f.uuid,
        createdAt: z.string(),
        lastUsedAt: z.string(),
        /** The browser's user agent at sign-in. */
        agent: z.string(),
        /** Network address at sign-in. */
        address: z.string(),
        /** Whether this call was made with this session. */
        current: z.boolean(),
      }),
    ),
    does: 'Where the doctor is signed in, last used first.',
  }),
  sessionRevoke: call('/user/sessionRevoke', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Ends one of the own sessions.',
  }),
  sessionRevokeOthers: call('/user/sessionRevokeOthers', {
    input: f.nothing,
    output: z.strictObject({ ended: z.int() }),
    does: 'Ends all own sessions but the one this call is made with.',
  }),
  sessionState: call('/user/sessionState', {
    input: f.nothing,
    output: z.strictObject({
      /** When this session ends regardless of use. */
      endsAt: z.string(),
      /** Minutes of inactivity after which the session locks; null for never. */
      idleMinutes: z.nullable(z.int()),
    }),
    does: 'How long this session lasts, and when it is locked.',
  }),
  sessionLock: call('/user/sessionLock', {
    input: f.nothing,
    output: f.done,
    does: 'Locks this session: until it is unlocked, it opens nothing.',
  }),
  sessionUnlock: call('/user/sessionUnlock', {
    input: z.union([z.strictObject({ password: z.string().check(z.maxLength(200)) }), z.strictObject({ code: secondStep })]),
    output: f.done,
    does: 'Unlocks this session by the password, a code of the authenticator or a passkey.',
  }),
  accountExport: call('/user/export', {
    reply: 'bytes',
    media: 'application/zip',
    input: f.nothing,
    output: z.unknown(),
    does: 'Everything the account owns as a ZIP: cases, records, own analyses, settings, originals, tracings, measurements.',
  }),
  accountExportAddress: call('/user/exportAddress', {
    input: f.nothing,
    output: z.strictObject({ url: z.string(), expiresAt: z.string() }),
    does: 'An address by which a browser saves the export straight to its disk: valid for two minutes, and not beyond this session.',
  }),
  accountExportFile: call('/user/exportFile', {
    method: 'GET',
    body: 'query',
    reply: 'bytes',
    media: 'application/zip',
    access: 'signed',
    input: z.strictObject({ session: f.shortText, expires: f.shortText, signature: f.shortText }),
    output: z.unknown(),
    does: 'The export behind a signed address.',
  }),
  accountImport: call('/user/import', {
    body: 'bytes',
    reply: 'events',
    input: z.strictObject(sameNumber),
    output: importEvent,
    does: 'Brings the export in the body, of an account or of a case, into the account, all of it or nothing, and tells how far it is; hanging up before the end takes it back. Case numbers that are taken are asked about: the last event then says which, and the call is made again with what is to become of them.',
  }),
  accountDelete: call('/user/delete', {
    input: z.strictObject({ password: z.string().check(z.maxLength(200)), second: z.optional(secondStep) }),
    output: f.done,
    does: 'Deletes the account with everything it owns, for good, by the password and the second step where one is set up.',
  }),
  openedGet: call('/user/opened', {
    input: f.nothing,
    output: z.strictObject({ links: z.int(), phones: z.int(), invitations: z.int(), machines: z.int() }),
    does: 'How many links to cases, phones, invitations and machines open without a sign-in because the caller made them, at her own desk or at clinics. A new password ends none of them.',
  }),
  openedStop: call('/user/openedStop', {
    input: z.strictObject({ kind: openedKind }),
    output: z.strictObject({ ended: z.int() }),
    does: 'Ends all of one kind that the caller made and that open without a sign-in; clinics read it in their logs.',
  }),
  logout: call('/user/logout', { input: f.nothing, output: f.done, does: 'Ends this session.' }),
} as const
