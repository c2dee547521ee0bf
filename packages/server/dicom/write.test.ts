import { describe, expect, it } from 'vitest'
import { lineText, personName } from './write'

describe('a text of one line', () => {
  it('has no sign that would part it into two values, and no more than its length allows', () => {
    expect(lineText('A\\B\nC ')).toBe('A B C')
    expect(lineText('号'.repeat(70))).toBe('号'.repeat(64))
  })
})

describe('the name of a person', () => {
  it('is one component of at most 64 characters in letters, and one as it is written', () => {
    const [letters = '', written = '', ...more] = personName('阿'.repeat(70), Array(70).fill('a')).split('=')
    expect([letters.length, written.length, more]).toEqual([64, 64, []])
    expect(personName('李\\四^=x', ['li', 'si'])).toBe('LI SI=李 四  x')
  })
})
