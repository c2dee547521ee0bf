import { expect, it } from 'vitest'
import { meaningOfValue, meanings } from '../data/meanings'
import { ofAConvexProfile } from '../data/meanings/of-a-convex-profile'
import { type ItemName, measurements } from '../data/measurements'

const isConcave = ({ zh, en }: { readonly zh: string; readonly en: string }): boolean => zh.includes('凹') || /concav/i.test(en)

it('no text of the tables says concave of a value that is convex by its own sign', () => {
  const saying = (Object.keys(measurements) as ItemName[]).flatMap(item =>
    (['small', 'normal', 'large'] as const).filter(side => isConcave(meanings[item][side])).map(side => [item, side] as const),
  )
  expect(saying.length).toBeGreaterThan(6)
  for (const [item, side] of saying) {
    const row = ofAConvexProfile[item]
    expect([item, row?.side]).toEqual([item, side])
    for (const value of [6.5, 172]) expect([item, isConcave(meaningOfValue(item, side, value))]).toEqual([item, false])
  }
  expect(meaningOfValue('Angle of convexity', 'small', -7)).toEqual(meanings['Angle of convexity'].small)
  expect(meaningOfValue('Facial convexity angle(soft)', 'small', 6.5).en).toContain('less convex')
})
