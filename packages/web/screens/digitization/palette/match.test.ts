import { describe, expect, it } from 'vitest'
import { matching } from './match'

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
})
