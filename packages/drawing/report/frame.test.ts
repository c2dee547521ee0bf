import { describe, expect, it } from 'vitest'
import { headMarks } from './frame'
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
