import { useEffect, useState } from 'react'
import { useWords } from '../../../words/i18n'
import type { Syllables } from './match'
import { pinyinSyllables } from './pinyin'

/** How the names of the palette are spelled in pinyin, on Chinese pages; undefined until it is there. */
export const useSyllables = (): Syllables | undefined => {
  const { lang } = useWords()
  const [syllables, setSyllables] = useState<Syllables>()
  useEffect(() => {
    if (lang !== 'zh') return
    let left = false
    pinyinSyllables().then(
      spelling => left || setSyllables(() => spelling),
      // Without a network names are found as they are written.
      () => {},
    )
    return () => {
      left = true
    }
  }, [lang])
  return lang === 'zh' ? syllables : undefined
}
