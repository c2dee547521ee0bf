import type { Lang, Words } from '../words'

/**
 * The name of an item on the film, in narrow columns and within a sentence. Clinicians of both languages read `U1-SN`; a name made of
 * words (`Saddle`, `Facial axis`) stands in the reader's own language.
 */
export const shortItemName = (name: Words, lang: Lang): string => {
  const code = name.en.replace(/ \((mm|deg)\)$/, '')
  return lang === 'zh' && /[a-z]{3}/.test(code) ? name.zh : code
}
