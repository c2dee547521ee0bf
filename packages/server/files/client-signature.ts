import { createHmac } from 'node:crypto'

/** What a client signs with its secret: path, line feed, seconds since 1970 at which the address ends. */
export const clientSignature = (secret: string, path: string, expires: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${path}\n${expires}`).digest('base64url')
