/** YYYYMMDD, or YYYY.MM.DD in old files, as a calendar day; null where it is not one. */
export const dayOf = (text: string | null): string | null => {
  const [, year, month, day] = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(text ?? '') ?? []
  if (!year || !month || !day) return null
  const written = `${year}-${month}-${day}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

/**
 * A person's name as people write it: the ideographic component group, otherwise the first; family name first, as in the file.
 */
export const nameOf = (text: string | null): string | null => {
  const [alphabetic = '', ideographic = ''] = (text ?? '').split('=')
  const parts = (group: string): readonly string[] =>
    group
      .split('^')
      .map(part => part.trim())
      .filter(part => part !== '')
  const shown = parts(ideographic).length > 0 ? parts(ideographic) : parts(alphabetic)
  return shown.join(shown.every(part => /^\p{Script=Han}+$/u.test(part)) ? '' : ' ') || null
}
