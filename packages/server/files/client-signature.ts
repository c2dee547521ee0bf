import { createHmac } from 'node:crypto'

/** A client's signature made with its secret, over path, line feed, and the address's expiry in seconds since 1970. */
export const clientSignature = (secret: string, path: string, expires: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${path}\n${expires}`).digest('base64url')
