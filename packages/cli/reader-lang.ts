import type { Lang } from '@sella/ceph/words'

type Environment = Readonly<Record<string, string | undefined>>

/** The language of a refusal: that of `--lang`, otherwise the terminal's (POSIX: LC_ALL, LC_MESSAGES, LANG). */
export const readerLang = (args: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: Environment): Lang => {
  const asked = args.flatMap((arg, i) => (arg === '--lang' ? [args[i + 1]] : arg.startsWith('--lang=') ? [arg.slice(7)] : []))
  const lang = asked.at(-1)
  if (lang === 'zh' || lang === 'en') return lang
  return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
