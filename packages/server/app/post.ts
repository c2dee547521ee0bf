import type { Throttle } from '../auth/throttle'
import { Refusal } from '../http/refusal'
import { lettersAllowed, limitedMail } from '../mail/limited'
import type { Letter, Mail } from '../mail/mail'
import { outboxInto } from '../mail/outbox'
import { type SmtpAt, smtpMail } from '../mail/smtp'

/** The letters of an installation, by what they are for. */
export interface Post {
  /** Codes: anybody may ask for one. */
  readonly mail: Mail
  /** What happened to an account, to its owner. Counted apart, so that no codes asked for keep the alarm back. */
  readonly ownerMail: Mail
  /** Letters for who has no address, into the server's log. */
  readonly outbox: Mail
}

interface Wish {
  /** What a test puts in place of the mail server. */
  readonly given: Mail | null
  readonly smtp: SmtpAt | null
  readonly throttle: Throttle
  readonly log: (letter: Letter) => void
}

/** Counts a letter of a kind to an address; false where it had its share. */
const mayWriteTo = (throttle: Throttle, name: 'letter' | 'notice', to: string): Promise<boolean> =>
  throttle.begin({ name, address: `${name} to ${to}` }, lettersAllowed).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'SIGN_IN_THROTTLED') return false
      throw error
    },
  )

/** A letter as the log may tell of it where it was not meant to hold any: that it was held back, without what it says. */
const withoutText = (outbox: Mail): Mail => ({
  send: ({ to, subject }) => outbox.send({ to, subject, text: '(held back)' }),
})

/** Letters by the mail server where there is one, else into the log. */
export const postFrom = ({ given, smtp, throttle, log }: Wish): Post => {
  const inLog = outboxInto(log)
  const posted = given ?? (smtp ? smtpMail(smtp) : inLog)
  return {
    // A code in the log of a server that posts its letters would open the account to whoever reads logs.
    mail: limitedMail({
      mail: posted,
      overflow: posted === inLog ? inLog : withoutText(inLog),
      mayWrite: to => mayWriteTo(throttle, 'letter', to),
    }),
    ownerMail: limitedMail({ mail: posted, overflow: inLog, mayWrite: to => mayWriteTo(throttle, 'notice', to) }),
    outbox: given ?? inLog,
  }
}
