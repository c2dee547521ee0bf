import type { Syllables } from './match'

const isHan = /\p{Script=Han}/u

/** How Chinese names are spelled in pinyin, without tones, ü as v, as it is typed; fetched when it is first needed. Throws offline. */
export const pinyinSyllables = async (): Promise<Syllables> => {
  const { pinyin } = await import('pinyin-pro')
  const spelled = new Map<string, readonly string[]>()
  const spell = (name: string): readonly string[] =>
    pinyin(name, { toneType: 'none', type: 'all', nonZh: 'consecutive', v: true })
      .map(({ origin, pinyin: syllable, isZh }) => (isZh ? syllable : origin).toLowerCase().replace(/[^a-z0-9]/g, ''))
      .filter(part => part !== '')
  return name => {
    if (!isHan.test(name)) return []
    const syllables = spelled.get(name) ?? spell(name)
    spelled.set(name, syllables)
    return syllables
  }
}
