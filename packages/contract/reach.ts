const isMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const isPhone = /^\+?[\d\s()-]{6,20}$/

/** What was typed as e-mail or phone, by which a forgotten password comes back; null when it is neither. */
export const reachOf = (typed: string): { readonly email: string } | { readonly phone: string } | null => {
  const text = typed.trim()
  if (isMail.test(text)) return { email: text }
  return isPhone.test(text) ? { phone: text } : null
}
