import { commands } from '@sella/workbench/commands/all-commands'
import { commandWords } from '@sella/workbench/commands/everyday-words'
import { describe, expect, it } from 'vitest'
import { everydayWords } from './everyday'
import { matching } from './match'
import { pinyinSyllables } from './pinyin'

const all = [
  { title: '自动定点', also: ['Auto'] },
  { title: '上齿槽座点', also: ['Point A', 'A'] },
  { title: '下颌角点', also: ['Gonion', 'Go'] },
  { title: '耳点', also: ['Porion', 'Po'] },
  { title: 'Downs分析法', also: ['Downs analysis', 'Downs'] },
  { title: '颏前点', also: ['Pogonion', 'Pog'] },
]
const titles = (query: string) => matching(all, query).map(each => each.title)

describe('the palette', () => {
  it('finds a point by its name in either language and by its code', () => {
    for (const query of ['下颌角', 'gonion', 'GO']) expect(titles(query)[0]).toBe('下颌角点')
  })

  it('puts the whole name before its beginning, and the beginning before the middle', () => {
    expect(titles('po')).toEqual(['耳点', '上齿槽座点', '颏前点'])
    expect(titles('a')[0]).toBe('上齿槽座点')
  })

  it('wants every word, wherever it stands', () => {
    expect(titles('analysis dow')).toEqual(['Downs分析法'])
    expect(titles('auto gonion')).toEqual([])
  })

  it('shows everything in its order while nothing is asked, and reads full-width letters', () => {
    expect(titles('  ')).toEqual(all.map(each => each.title))
    expect(titles('ＧＯ')[0]).toBe('下颌角点')
  })

  it('finds a Chinese name by its pinyin: whole, by initials, mixed, unfinished, from any syllable on; names in letters come first', async () => {
    const syllables = await pinyinSyllables()
    const spelled = (query: string) => matching(all, query, syllables).map(each => each.title)
    for (const query of ['zidongdingdian', 'zddd', 'zidongdd', 'zdding', 'dingdian', 'zidong dian'])
      expect(spelled(query)[0], query).toBe('自动定点')
    expect(spelled('downsfxf')).toEqual(['Downs分析法'])
    expect(spelled('xhjd')).toEqual(['下颌角点'])
    // Not from within a syllable.
    expect(spelled('ongding')).toEqual([])
    // Porion's code, before what is spelled so: 颏前点 is no "po", 耳点 is.
    expect(spelled('po')[0]).toBe('耳点')
    expect(titles('zddd')).toEqual([])
  })
})

describe('the commands', () => {
  const entries = commands
    .filter(({ keyOnly }) => !keyOnly)
    .map(command => ({ id: command.id, title: command.title.zh, also: [command.title.en, ...everydayWords(command)] }))

  it('have everyday words only where there is such a command', () => {
    expect(Object.keys(commandWords).filter(id => !entries.some(entry => entry.id === id))).toEqual([])
  })

  it.each([
    ['清除', 'clearPoints'],
    ['qingchu', 'clearPoints'],
    ['delete', 'clearPoints'],
    ['校准', 'ruler'],
    ['calibrate', 'ruler'],
    ['打印', 'export'],
    ['report', 'export'],
    ['旋转', 'film.left'],
    ['flip', 'film.mirror'],
    ['牙齿', 'show.teeth'],
    ['yachi', 'show.teeth'],
    ['shortcuts', 'keys'],
    ['detect', 'auto'],
    ['fanse', 'invert'],
    ['测量', 'distance'],
  ])('are found by %s: %s', async (word, id) => {
    expect(matching(entries, word, await pinyinSyllables()).map(entry => entry.id)).toContain(id)
  })
})
