/** Text that may stand in HTML. */
export const safe = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

export const both = (words: { readonly zh: string; readonly en: string }): string => `<b>${safe(words.zh)}</b> ${safe(words.en)}`

/** One fact; none for an empty text. */
export const row = (head: string, text: string): string => (text ? `<dt>${head}</dt><dd>${text}</dd>` : '')

export const card = (id: string, figure: string | null, title: string, facts: string): string =>
  `<article id="${safe(id)}">${figure ?? ''}<h3>${title}</h3><dl>${facts}</dl></article>`

export const section = (title: string, cards: readonly string[]): string =>
  `<section><h2>${title} · ${cards.length}</h2><div>${cards.join('\n')}</div></section>`
