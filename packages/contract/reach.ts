const isMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isPhone = /^\+?[\d\s()-]{6,20}$/

/** Interprets typed text as an e-mail address or phone number for password recovery; null when it is neither. */
export const reachOf = (typed: string): { readonly email: string } | { readonly phone: string } | null => {
  const text = typed.trim()
  if (isMail.test(text)) return { email: text }
  return isPhone.test(text) ? { phone: text } : null
}
