import { describe, expect, it } from 'vitest'
import { nameAmong, shortItemName } from './short-item-name'

describe('the short name of an item', () => {
  it("leaves out unit and points in brackets, in the reader's language where it is made of words", () => {
    const angle = { zh: '鼻唇角', en: 'Nasolabial angle (Cm-Sn-Ls)' }
    expect([shortItemName(angle, 'zh'), shortItemName(angle, 'en')]).toEqual(['鼻唇角', 'Nasolabial angle'])
    expect(shortItemName({ zh: 'U1-NA距', en: 'U1-NA (mm)' }, 'zh')).toBe('U1-NA')
  })

  it('says the unit where two of a table would read alike, and nowhere else', () => {
    const angle = { item: 'a', name: { zh: 'U1-NA角', en: 'U1-NA (deg)' }, unit: 'degree' } as const
    const length = { item: 'b', name: { zh: 'U1-NA距', en: 'U1-NA (mm)' }, unit: 'mm' } as const
    expect([nameAmong(angle, [angle, length], 'zh'), nameAmong(length, [angle, length], 'en')]).toEqual(['U1-NA °', 'U1-NA mm'])
    expect(nameAmong(angle, [angle], 'zh')).toBe('U1-NA')
  })

  it("keeps the brackets of a doctor's own name", () => {
    expect(shortItemName({ zh: 'Own angle (2)', en: 'Own angle (2)' }, 'en')).toBe('Own angle (2)')
  })
})
