import { expect, it } from 'vitest'
import { standingAlone } from './aspects'
import { meanings } from './meanings'

/** Every text of a value beside its norm, with what it belongs to. */
const texts = [...Object.entries(meanings), ...Object.entries(standingAlone)].flatMap(([item, sides]) =>
  Object.entries(sides).map(([side, text]) => [`${item} ${side}`, text] as const),
)

it.each([
  ['a tendency', /倾向/, /tend/i],
  ['Class III', /Ⅲ/, /Class III/],
  ['Class II', /Ⅱ/, /Class II\b/],
  ['a type of the face, not of the jaws', /类面型/, /facial type/],
  ['an open bite', /开合/, /open.bite/i],
])('a text that says %s says so in both languages', (_, zh, en) => {
  expect(texts.filter(([, text]) => zh.test(text.zh)).length).toBeGreaterThan(2)
  expect(texts.filter(([, text]) => zh.test(text.zh) !== en.test(text.en))).toEqual([])
})
