/**
 * One SVG element as data. Attribute names are React's (`strokeWidth`), so the same ink renders as a React element on screen and
 * as text for PNG and PDF.
 */
export interface Ink {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly children?: readonly (Ink | string)[]
}

/** Attribute names that are camel case in SVG itself. */
const camel = new Set(['viewBox', 'clipPathUnits', 'preserveAspectRatio'])

const attributeName = (name: string): string => (camel.has(name) ? name : name.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`))

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

// Characters XML 1.0 allows: other control characters and lone surrogates are forbidden even when escaped.
const allowed = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  code >= 0x10000

/** A text without the characters that no XML document may hold, such as a line break pasted from a slide. */
export const xmlText = (text: string): string => [...text].filter(c => allowed(c.codePointAt(0) ?? 0)).join('')

/** Text escaped for an XML element or attribute. */
export const escaped = (text: string): string => xmlText(text).replace(/[&<>"']/g, c => entities[c] ?? c)

/** At most three decimals, no trailing zeros, never `-0`. */
export const rounded = (n: number): number => {
  const r = Math.round(n * 1000) / 1000
  return r === 0 ? 0 : r
}

const attributeText = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${attributeName(name)}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`

/** The element as SVG text. */
export const inkText = (ink: Ink | string): string => {
  if (typeof ink === 'string') return escaped(ink)
  const open = `<${ink.tag}${Object.entries(ink.attributes).map(attributeText).join('')}`
  const inside = (ink.children ?? []).map(inkText).join('')
  return inside === '' ? `${open}/>` : `${open}>${inside}</${ink.tag}>`
}
