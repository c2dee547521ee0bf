/** As the calls check an address (`z.email()`), so that what a form lets through is not refused by the server. */
const mail = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const isPhone = /^\+?[\d\s()-]{6,20}$/

/** Whether a text is a complete e-mail address that the calls take. */
export const isMail = (text: string): boolean => mail.test(text)

/** Interprets typed text as an e-mail address or phone number for password recovery; null when it is neither. */
export const reachOf = (typed: string): { readonly email: string } | { readonly phone: string } | null => {
  const text = typed.trim()
  if (isMail(text)) return { email: text }
  return isPhone.test(text) ? { phone: text } : null
}
