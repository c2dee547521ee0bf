import { describe, expect, it } from 'vitest'
import { type AspectRow, aspects } from './aspects'
import { meanings } from './meanings'
import { itemNames, measurements } from './measurements'

/** What the interpretation texts of either end say, by the aspect's own word for its upper end. */
const ends: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  Ⅱ类: [/Ⅱ类/, /Ⅲ类/],
  高角: [/高角|垂直|陡|后|顺时针/, /低角|水平|平|前|逆时针/],
  陡: [/陡/, /平$/],
  前突: [/前|突/, /后|平|突度过小/],
  唇倾: [/唇倾/, /直立|舌倾/],
  凸: [/凸/, /凹/],
  开合倾向: [/开合倾向/, /深覆合倾向/],
}

const membersOf = ({ members }: AspectRow) =>
  itemNames.flatMap(item => {
    const large = members[measurements[item].quantity as keyof typeof members]
    return large ? [{ item, large }] : []
  })

describe('an aspect', () => {
  it.each(aspects.flatMap(aspect => membersOf(aspect).map(member => ({ aspect, ...member, name: aspect.name.en }))))(
    '$name agrees with what $item says when it is large and when it is small',
    ({ aspect, item, large }) => {
      const [plus, minus] = ends[aspect.plus.zh] ?? []
      const [high, low] = large === 1 ? [plus, minus] : [minus, plus]
      expect(meanings[item].large.zh).toMatch(high ?? /never/)
      expect(meanings[item].small.zh).toMatch(low ?? /never/)
    },
  )

  it('is told by a small value alone where the text of a large one says nothing of it', () => {
    const oneSided = aspects.flatMap(({ plus, whenSmall }) =>
      itemNames.flatMap(item => {
        const small = whenSmall?.[item]
        return small ? [{ item, small, either: ends[plus.zh] ?? [/never/, /never/] }] : []
      }),
    )
    expect(oneSided.length).toBeGreaterThan(0)
    for (const { item, small, either } of oneSided) {
      expect(meanings[item].small.zh).toMatch(either[small === 1 ? 0 : 1])
      for (const end of either) expect(meanings[item].large.zh).not.toMatch(end)
    }
  })

  it('has members that are quantities, each in one aspect only', () => {
    const quantities = new Set(itemNames.map(item => measurements[item].quantity))
    const members = aspects.flatMap(({ members }) => Object.keys(members))
    expect(members.filter(name => !quantities.has(name))).toEqual([])
    expect(new Set(members).size).toBe(members.length)
  })
})
