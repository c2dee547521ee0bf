import type { Letter, Mail } from './mail'

/**
 * Writes letters into the server's log for the operator to pass on: for a clinic without a mail server, or a doctor without an
 * address.
 */
export const outboxInto = (write: (letter: Letter) => void): Mail => ({
  send: async ({ to, subject, text }) => write({ to, subject, text }),
})
