import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import { secondStep } from '../passkey'

const token = z.strictObject({ token: z.string(), expiresAt: z.string() })

/** Sent once the server has asked for it. */
const second = z.optional(secondStep)

export const auth = {
  login: call('/login/login', {
    input: z.strictObject({ loginName: z.string().check(z.maxLength(64)), password: z.string().check(z.maxLength(200)), second }),
    output: token,
    does: 'Signs in, where a second factor is set up with a code of it. Throttled by login name and address.',
    access: 'public',
  }),
  regist: call('/login/regist', {
    once: true,
    input: z.strictObject({
      loginName: f.loginName,
      password: f.password,
      userName: f.name,
      phone: z.optional(f.shortText),
      email: z.optional(z.email().check(z.maxLength(200))),
      /** The token of an invitation, accepted along with the registration; required where registration is not open. */
      invitation: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
    }),
    output: token,
    does: 'Registers a doctor and signs her in; where registration is by invitation, only with one.',
    access: 'public',
  }),
  qrcodeCreate: call('/login/qrcodeCreate', {
    input: f.nothing,
    output: z.strictObject({ ticket: z.string(), secret: z.string(), expiresAt: z.string() }),
    does: 'Opens a sign-in to be confirmed on a signed-in phone.',
    access: 'public',
  }),
  qrcodeCheck: call('/login/qrcodeCheck', {
    input: z.strictObject({ ticket: f.shortText, secret: f.shortText }),
    output: z.strictObject({ status: z.enum(['waiting', 'confirmed', 'expired']), token: z.nullable(z.string()) }),
    does: 'Asks whether the QR sign-in was confirmed; hands the token over once.',
    access: 'public',
  }),
  qrcodeLook: call('/login/qrcodeLook', {
    input: z.strictObject({ ticket: f.shortText }),
    output: z.strictObject({ agent: z.string(), address: z.string(), createdAt: z.string() }),
    does: 'Which browser waits for a QR sign-in, to be shown on the phone before it confirms.',
  }),
  qrcodeConfirm: call('/login/qrcodeConfirm', {
    input: z.strictObject({ ticket: f.shortText, second }),
    output: f.done,
    does: 'Confirms a QR sign-in from a signed-in phone, where a second factor is set up with a code of it.',
  }),
  verifyCode: call('/login/verifyCode', {
    input: z.strictObject({ loginName: z.string().check(z.maxLength(64)) }),
    output: f.done,
    does: 'Sends a verification code for a sign-in or a password reset. Answers alike for unknown names.',
    access: 'public',
  }),
  codeLogin: call('/login/codeLogin', {
    input: z.strictObject({ loginName: z.string().check(z.maxLength(64)), code: f.shortText, second }),
    output: token,
    does: 'Signs in by verification code, where a second factor is set up with a code of that too; the first is then used up. Throttled like a reset.',
    access: 'public',
  }),
  passwordReset: call('/login/passwordReset', {
    once: true,
    input: z.strictObject({ loginName: z.string().check(z.maxLength(64)), code: f.shortText, password: f.password }),
    output: f.done,
    does: 'Sets a new password by verification code and ends all sessions.',
    access: 'public',
  }),
} as const
