import { describe, expect, test } from 'vitest'
import { nameKeys, nameOrder, nameSounds } from './name-keys'
import { searchKeys, termsOf } from './search-keys'

const matches = (name: string, typed: string): boolean => nameKeys(name).some(key => key.startsWith(typed))

describe('what finds a name', () => {
  test('each syllable whole or by its initial, in any mixture, from any character on', () => {
    for (const typed of ['chenyutong', 'chenyt', 'cyt', 'cyutong', 'chenyut', 'cheny', 'yutong', 'yt', 'tong', 'che'])
      expect(matches('陈雨桐', typed), typed).toBe(true)
    for (const typed of ['chent', 'yuch', 'henyt', 'cyy']) expect(matches('陈雨桐', typed), typed).toBe(false)
  })

  test('characters first and then pinyin or initials', () => {
    for (const typed of ['陈雨', '陈yt', '陈雨t', '陈yutong', '雨tong', '雨桐'])
      expect(matches('陈雨桐', typed), typed).toBe(true)
    expect(matches('陈雨桐', 'chen雨')).toBe(false)
  })

  test('the given name before the family name, in characters, pinyin and letters', () => {
    for (const typed of ['yutongchen', '雨桐陈']) expect(matches('陈雨桐', typed), typed).toBe(true)
    expect(matches('欧阳春晓', 'chunxiaoouyang')).toBe(true)
    expect(matches('Chen Yitong', 'yitongchen')).toBe(true)
    expect(matches('Müller, Anna', 'annamuller')).toBe(true)
  })

  test('a long name of foreign sound keeps few keys', () => {
    expect(nameKeys('阿卜杜拉赫曼买买提江').length).toBeLessThan(200)
    expect(matches('阿卜杜拉赫曼买买提江', 'maimaiti')).toBe(true)
  })

  test('lists are in the order of syllables, not of letters', () => {
    const names = ['陈雨', '程一', '李A', 'Chen Yi', '陈安']
    expect(names.toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))).toEqual(['陈安', 'Chen Yi', '陈雨', '程一', '李A'])
  })
})

test('a name sounds syllable by syllable in its characters, word by word in its letters', () => {
  expect(nameSounds('示例 Emma Müller-Sample')).toEqual(['shi', 'li', 'emma', 'muller', 'sample'])
  expect(nameSounds('阿依·Gül')).toEqual(['a', 'yi', 'gul'])
  expect(nameSounds('单吕')).toEqual(['shan', 'lu'])
  expect(nameSounds('Chen, Yitong')).toEqual(['chen', 'yitong'])
})

describe('what else finds a case', () => {
  const keysOf = (more: Partial<Parameters<typeof searchKeys>[0]>) =>
    searchKeys({ name: '', caseNo: '', phone: null, tags: [], notes: [], ...more }).map(({ key }) => key)

  test('the last four figures of a phone, more of them, or all; not fewer', () => {
    expect(keysOf({ phone: '138 0013-8021' })).toEqual(expect.arrayContaining(['8021', '13800138021', '0138021']))
    expect(keysOf({ phone: '138 0013-8021' })).not.toContain('021')
    expect(keysOf({ phone: '021' })).toEqual(['021'])
  })

  test('a note from each word and each Chinese character on', () => {
    const keys = keysOf({ notes: ['下前牙拥挤 6mm, Class II div 1'] })
    for (const typed of ['拥挤', '前牙', 'class', 'ii', 'classiidiv1', '6mm'])
      expect(
        keys.some(key => key.startsWith(typed)),
        typed,
      ).toBe(true)
    expect(keys.some(key => key.startsWith('lass'))).toBe(false)
  })

  test('terms stand apart by blanks and commas, each folded, each once', () => {
    expect(termsOf(' Chen，雨桐  CHEN;X-100 ')).toEqual(['chen', '雨桐', 'x100'])
    expect(termsOf('%')).toEqual([])
  })
})
