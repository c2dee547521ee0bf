/** The reader's calendar date, YYYY-MM-DD. */
export const today = (): string => {
  const now = new Date()
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-')
}
