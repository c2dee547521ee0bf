import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

/** A mail server, and a sender address it accepts. */
export interface SmtpAt {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  readonly from: string
}

/** Milliseconds to wait for the mail server at most. */
const patience = 15_000

/** Sends letters by SMTP, with STARTTLS where the server offers it. */
export const smtpMail = ({ url, from }: SmtpAt): Mail => {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is plain text: nothing in it may make the mailer open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async letter => {
      await transport.sendMail({ from, ...letter })
    },
  }
}
