import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calls } from './calls/index'
import { nameAsRead, typedName } from './name-as-read'

const turning = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202b',
  '\u202d',
  '\u202e',
  '\u202c',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]
const hidden = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u{e0041}', '\u206a']

describe('a name', () => {
  test('comes in without marks that turn the text after it around, and without what cannot be seen', () => {
    expect(nameAsRead('\u202e王小东\u202c')).toBe('王小东')
    expect(nameAsRead('\u2068John\u200b \ufeffSmith\u2069')).toBe('John Smith')
    fc.assert(
      fc.property(fc.array(fc.constantFrom('王', 'a', ' ', 'ه', 'ا', ...turning, ...hidden)), parts => {
        const shows = parts.filter(part => !turning.includes(part) && !hidden.includes(part))
        expect(nameAsRead(parts.join(''))).toBe(shows.join(''))
      }),
    )
  })

  test('that is typed is stored without spaces around it, those behind a mark among them', () => {
    expect(typedName('\u200b 我的\u202e 分析 \ufeff')).toBe('我的 分析')
    expect(typedName(' \u200b ')).toBe('')
  })

  test('keeps every letter, and the joiners that are spelling', () => {
    for (const name of ['محمد', 'دده\u200cلو', 'ක්\u200dෂ', '𠮷野家', '葛\u{e0100}城', "O'Neil-Ünal", 'Nguyễn'])
      expect(nameAsRead(name)).toBe(name)
    expect(nameAsRead('王\u200d小\u200c东\u200d')).toBe('王小东')
  })

  test('has a space where a line ended', () => {
    expect(nameAsRead('王\r\n小东')).toBe('王 小东')
  })

  test('is taken so wherever a person is named, and refused where nothing of it can be seen', () => {
    const someone = {
      name: '王\u202e小东',
      sex: null,
      birthday: null,
      caseNo: 'A\u200e12',
      agencyUuid: null,
      phone: null,
      notes: null,
    }
    expect(calls.patientAdd.input.parse(someone)).toMatchObject({ name: '王小东', caseNo: 'A12' })
    expect(calls.regist.input.parse({ loginName: 'wang', password: '12345678', userName: '王\u2067医生' }).userName).toBe(
      '王医生',
    )
    expect(calls.patientAdd.input.safeParse({ ...someone, name: '\u200f\u200b' }).success).toBe(false)
  })

  test('by which something stored is found is taken as it is', () => {
    const wish = { recordUuid: crypto.randomUUID(), analysis: 'ABO', lang: 'zh', today: '2026-11-30', overlaps: ['甲\u200e'] }
    expect(calls.reportComprehensive.input.parse(wish).overlaps).toEqual(['甲\u200e'])
  })
})
