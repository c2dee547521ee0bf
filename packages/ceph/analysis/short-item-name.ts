import { type Unit, unitSigns } from '../unit'
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

interface Named {
  readonly item: string
  readonly name: Words
  readonly unit: Unit
}

/** The short name of an item among others; where two would read alike (`U1-NA`, an angle and a length) each says its unit. */
export const nameAmong = (row: Named, others: readonly Named[], lang: Lang): string => {
  const name = shortItemName(row.name, lang)
  const twins = others.filter(other => other.item !== row.item && shortItemName(other.name, lang) === name)
  if (twins.length === 0) return name
  return twins.some(({ unit }) => unit === row.unit) ? row.name[lang] : `${name} ${unitSigns[row.unit] || '1:1'}`
}
