import { type Unit, unitSigns } from '../unit'
import type { Lang, Words } from '../words'

/**
 * The name of an item on the film, in narrow columns and within a sentence. Clinicians read symbols such as `U1-SN` in either
 * language; a name made of words (`Saddle`, `Facial axis`) is shown in the reader's language, without the points or unit in the
 * brackets after it. A doctor's own name, identical in both languages, keeps its brackets, because they may be the only
 * difference between two names.
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

/**
 * The short name of an item among others; items that would share a name (`U1-NA` is an angle and a length) also show their units.
 */
export const nameAmong = (row: Named, others: readonly Named[], lang: Lang): string => {
  const name = shortItemName(row.name, lang)
  const twins = others.filter(other => other.item !== row.item && shortItemName(other.name, lang) === name)
  if (twins.length === 0) return name
  return twins.some(({ unit }) => unit === row.unit) ? row.name[lang] : `${name} ${unitSigns[row.unit] || '1:1'}`
}
