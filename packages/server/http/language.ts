import type { Lang } from '@sella/ceph/words'

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

const weightOf = (part: string): number => {
  const match = /;\s*q=([0-9.]+)/.exec(part)
  return match ? Number(match[1]) : 1
}

const langOf = (part: string): Lang | null => {
  const tag = part.trim().toLowerCase()
  return tag.startsWith('zh') ? 'zh' : tag.startsWith('en') ? 'en' : null
}

/**
 * The reader's language: as stated by the page (`x-lang`), otherwise the browser's first preference among ours, otherwise
 * Chinese.
 */
export const languageOf = (headers: Headers): Lang => {
  const asked = headers['x-lang']
  if (asked === 'zh' || asked === 'en') return asked
  const wishes = String(headers['accept-language'] ?? '').slice(0, 500)
  const ours = wishes.split(',').flatMap(part => {
    const lang = langOf(part)
    return lang ? [{ lang, weight: weightOf(part) }] : []
  })
  return ours.sort((a, b) => b.weight - a.weight)[0]?.lang ?? 'zh'
}
