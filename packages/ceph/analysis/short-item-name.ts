import type { Lang, Words } from '../words'

/**
 * The name of an item on the film, in narrow columns and within a sentence. Clinicians of both languages read `U1-SN`; a name made of
 * words (`Saddle`, `Facial axis`) stands in the reader's own language, without the points or the unit after it in brackets. A doctor's own
 * name, the same in both languages, keeps its brackets: they may be all that tells two apart.
 */
export const shortItemName = (name: Words, lang: Lang): string => {
  const code = name.en.replace(name.zh === name.en ? / \((mm|deg)\)$/ : / \([^()]*\)$/, '')
  return lang === 'zh' && /[a-z]{3}/.test(code) ? name.zh : code
}
