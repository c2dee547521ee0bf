import { describe, expect, it } from 'vitest'
import { footMarks, headMarks } from './frame'
import { wordsOf } from './testing/labels'

const printed = (right: string): readonly string[] =>
  headMarks({ title: 'Models · Measurements', subtitle: '2025.09.01 [initial]', right }).flatMap(mark =>
    mark.mark === 'label' ? [wordsOf(mark)] : [],
  )

describe('the head of a page', () => {
  it.each(['周 · 16岁', '欧阳慕容端木司徒上官诸葛 · 13 years 5 months · 示例医生'])('says the record whole beside %s', right => {
    expect(printed(right)).toEqual(['Models · Measurements', '2025.09.01 [initial]', right])
  })
})

describe('the foot of a page', () => {
  const footed = (snapshot: string, lang: 'zh' | 'en'): string =>
    footMarks({ lang, printedAt: '2026-11-27', snapshot, doctor: '周' }, { number: 1, of: 2 })
      .flatMap(mark => (mark.mark === 'label' ? [wordsOf(mark)] : []))
      .join(' | ')

  it('names the state it was made from; a draft has none and is called one', () => {
    expect(footed('8f3c41d2', 'zh')).toContain('快照 8f3c41d2')
    expect(footed('', 'zh')).toContain('打印 2026-11-27 · 草稿，未编号 · 供临床参考')
    expect(footed('', 'en')).toContain('Draft, not numbered')
    expect(footed('', 'zh') + footed('', 'en')).not.toMatch(/快照|Snapshot/)
  })
})
