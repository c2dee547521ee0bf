import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

/** A mail server and the sender it accepts. */
export interface SmtpAt {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  readonly from: string
}

/** Nobody waits longer for a mail server, in ms. */
const patience = 15_000

/** Letters by SMTP; STARTTLS where the server offers it. */
export const smtpMail = ({ url, from }: SmtpAt): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is text: nothing in it may make the sender open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async letter => {
      await transport.sendMail({ from, ...letter })
    },
  }
}
