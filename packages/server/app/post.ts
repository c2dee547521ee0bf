import type { Throttle } from '../auth/throttle'
import { Refusal } from '../http/refusal'
import { lettersAllowed, limitedMail } from '../mail/limited'
import type { Letter, Mail } from '../mail/mail'
import { outboxInto } from '../mail/outbox'
import { type SmtpAt, smtpMail } from '../mail/smtp'

/** The channels for an installation's letters, by purpose. */
export interface Post {
  /** Codes, which anybody may request. */
  readonly mail: Mail
  /** Notices to owners about their account. They have a separate quota, so that requested codes cannot suppress a warning. */
  readonly ownerMail: Mail
  /** Letters to people without an address, written into the server's log. */
  readonly outbox: Mail
}

interface Wish {
  /** A test's substitute for the mail server. */
  readonly given: Mail | null
  readonly smtp: SmtpAt | null
  readonly throttle: Throttle
  readonly log: (letter: Letter) => void
}

/** Counts a letter of this kind to an address: how many more may follow; null once the quota is used up. */
const leftTo = (throttle: Throttle, name: 'letter' | 'notice', to: string): Promise<number | null> =>
  throttle.begin({ name, address: `${name} to ${to}` }, lettersAllowed).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'SIGN_IN_THROTTLED') return null
    throw error
  })

/** A log entry for a letter whose text must not be in the log: it only says that the letter was held back. */
const withoutText = (outbox: Mail): Mail => ({
  send: ({ to, subject }) => outbox.send({ to, subject, text: '(held back)' }),
})

/** Sends letters through the mail server if there is one, otherwise writes them into the log. */
export const postFrom = ({ given, smtp, throttle, log }: Wish): Post => {
  const inLog = outboxInto(log)
  const posted = given ?? (smtp ? smtpMail(smtp) : inLog)
  return {
    // If letters are mailed, a code in the log would let anyone who reads logs open the account.
    mail: limitedMail({
      mail: posted,
      overflow: posted === inLog ? inLog : withoutText(inLog),
      left: to => leftTo(throttle, 'letter', to),
    }),
    ownerMail: limitedMail({ mail: posted, overflow: inLog, left: to => leftTo(throttle, 'notice', to) }),
    outbox: given ?? inLog,
  }
}
