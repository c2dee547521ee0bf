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

describe('the head of a page beside a long name', () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery, Alexander Bartholomew Christopher'
  const heads = [
    { title: 'photos', subtitle: '', right: `${name} · 14 years 5 months · 2026.09.01 [completed]` },
    { title: 'Vertebral maturation', subtitle: '', right: `${name} · 14 years 5 months · 2026.09.01 [completed]` },
    { title: 'Wigglegram', subtitle: '2026.09.01 [completed]', right: `${name} · ABO analysis · both sexes` },
    { title: '偏差多边形', subtitle: '2026.09.01 [完成]', right: `${name} · ABO分析法 · 男女合并` },
  ]
  const linesOf = (head: (typeof heads)[number]) => headMarks(head).flatMap(mark => (mark.mark === 'label' ? [mark] : []))

  it.each(heads)('cuts neither title nor record: $title', head => {
    const shown = linesOf(head).map(wordsOf)
    expect(shown.filter(words => words.endsWith('…'))).toEqual([])
    expect(shown[0]).toBe(head.title)
    expect(shown.join(' ')).toContain([head.title, head.subtitle].join(' ').trim())
  })

  it.each(heads)('leaves the title larger than the name, which breaks between its words: $title', head => {
    const [title, ...others] = linesOf(head)
    const right = others.filter(({ align }) => align === 'end')
    expect(title?.size).toBeGreaterThan(38)
    expect(right.length).toBeGreaterThan(1)
    expect(right.map(wordsOf).join(' ').replace('- M', '-M')).toBe(head.right)
  })

  it('cuts no title even where the name takes all it can', () => {
    for (const length of [150, 200, 260])
      expect(wordsOf(linesOf({ title: 'photos', subtitle: '', right: 'W'.repeat(length) })[0] as never)).toBe('photos')
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
