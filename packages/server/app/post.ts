import type { Throttle } from '../auth/throttle'
import { Refusal } from '../http/refusal'
import { lettersAllowed, lettersInReserve, limitedMail } from '../mail/limited'
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

type Kind = 'letter' | 'notice'

/** Counts a letter of this kind under an address: how many more may follow; null once `limit` is used up. */
const leftOf = (throttle: Throttle, name: Kind, address: string, limit: number): Promise<number | null> =>
  throttle.begin({ name, address }, limit).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'SIGN_IN_THROTTLED') return null
    throw error
  })

/** The quotas of letters of this kind. */
const quotas = (throttle: Throttle, name: Kind) => ({
  left: (to: string) => leftOf(throttle, name, `${name} to ${to}`, lettersAllowed),
  leftInReserve: (to: string, account: string) => leftOf(throttle, name, `${name} of ${account} to ${to}`, lettersInReserve),
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
      ...quotas(throttle, 'letter'),
    }),
    ownerMail: limitedMail({ mail: posted, overflow: inLog, ...quotas(throttle, 'notice') }),
    outbox: given ?? inLog,
  }
}
