import { describe, expect, it } from 'vitest'
import { landmarks } from '../data/landmarks'
import { skinResponses } from '../data/planning/responses'
import type { Drivers } from './drivers'
import { groundsOf } from './grounds'
import { populationWords, strainGrounds, weakestWords } from './grounds-words'
import { emptyPlan } from './plan'
import type { PredictedProfile } from './skin-after'
import { missingDrivers, sumOf, termsOf } from './skin-response'

const by = (x: number, y = 0) => ({ x, y })
const lefort = (x: number, y = 0): Drivers => ({ lefort: { 'MX.A': by(x, y), 'MX.U1tip': by(x, y) } })
const chin = (x: number, y = 0): Drivers => ({ genio: { 'CH.Pog': by(x, y), 'CH.Gn': by(x, y), 'CH.Me': by(x, y) } })
const row = (id: string) => skinResponses.find(each => each.id === id) ?? expect.unreachable(id)

describe('the terms of a skin point', () => {
  it('are ratio times driver, and the spread of the ratio times it', () => {
    for (const { response, component, driver, shift, sd } of termsOf('UpperLip', lefort(4, -2))) {
      expect(driver).toBe(component === 'x' ? 4 : -2)
      expect(shift).toBeCloseTo(response.ratio * driver, 12)
      // Without a spread of its own, the further limit of the row is taken as the end of its 90 % range.
      const spread = response.sd ?? Math.max(response.high - response.ratio, response.ratio - response.low) / 1.645
      expect(sd).toBeCloseTo(spread * Math.abs(driver), 12)
    }
    const terms = termsOf('UpperLip', lefort(4, -2))
    expect(terms.length).toBeGreaterThan(0)
    expect(sumOf(terms, 'x')).toBeCloseTo(
      terms.filter(({ component }) => component === 'x').reduce((sum, each) => sum + each.shift, 0),
      12,
    )
    expect(sumOf(terms, 'y')).toBeCloseTo(
      terms.filter(({ component }) => component === 'y').reduce((sum, each) => sum + each.shift, 0),
      12,
    )
  })

  it('leave out what does not move it, along either axis', () => {
    expect(termsOf('UpperLip', lefort(0, 0))).toEqual([])
    expect(new Set(termsOf('UpperLip', lefort(3, 0)).map(({ component }) => component))).toEqual(new Set(['x']))
    expect(termsOf('UpperLip', lefort(3, 1e-12)).every(({ component }) => component === 'x')).toBe(true)
    expect(termsOf('UpperLip', {})).toEqual([])
    expect(termsOf('UpperLip', { incisor: {} })).toEqual([])
  })

  it('are doubtful where a ratio is used for the way it was not read from: the maxilla back or down, an incisor forward', () => {
    const grades = (drivers: Drivers, component: 'x' | 'y') =>
      new Set(
        termsOf('UpperLip', drivers).flatMap(term => (term.component === component ? [term.grade === term.response.grade] : [])),
      )
    expect(grades(lefort(3), 'x')).toEqual(new Set([true]))
    expect(new Set(termsOf('UpperLip', lefort(-3)).map(({ grade }) => grade))).toEqual(new Set(['doubtful']))
    const [up, down] = [-3, 3].map(y => termsOf('Subnasale', lefort(0, y)).concat(termsOf('UpperLip', lefort(0, y))))
    expect(up?.length).toBeGreaterThan(0)
    expect(up?.every(({ grade, response }) => grade === response.grade)).toBe(true)
    expect(down?.every(({ grade }) => grade === 'doubtful')).toBe(true)
    const incisor = (x: number): Drivers => ({ incisor: { 'T.U1tip': by(x) } })
    const [back, forward] = [-3, 3].map(x => termsOf('UpperLip', incisor(x))[0])
    expect([back?.response.condition.startsWith('retraction'), back?.grade === back?.response.grade]).toEqual([true, true])
    expect(forward?.grade).toBe('doubtful')
  })

  it('of a chin that goes back are its own rows, of its own point and axis', () => {
    for (const skin of ['SoftTissuePog', 'SoftTissueGn', 'SoftTissueMe'] as const) {
      const ids = (x: number) => termsOf(skin, chin(x, 1)).map(({ response }) => response.id)
      const point = skin.slice('SoftTissue'.length)
      expect(ids(-3)).toContain(`genio.${skin}.x.CH.${point}.x.setback`)
      expect(ids(3).some(id => id.endsWith('setback'))).toBe(false)
      expect(ids(-3).length).toBe(ids(3).length)
      expect(ids(-3).filter(id => /\.y/.test(id))).toEqual(ids(3).filter(id => /\.y/.test(id)))
    }
  })

  it('take the doctor’s own ratio for its row alone, as a proposal', () => {
    const own = { id: 'incisor.UpperLip.x.T.U1tip.x', ratio: 0.7, sd: 0.2, source: 'clinic' }
    const [term] = termsOf('UpperLip', { incisor: { 'T.U1tip': by(-4) } }, [own])
    expect(term).toMatchObject({ shift: -2.8, sd: 0.8, grade: 'proposal', own })
    const [other] = termsOf('LabraleSuperius', { incisor: { 'T.U1tip': by(-4) } }, [own])
    expect(other?.own).toBeNull()
  })

  it('need the drivers of their rows, but no incisor, and none for a ratio of nothing', () => {
    expect(missingDrivers('UpperLip', { lefort: {} })).toEqual(['MX.U1tip'])
    expect(missingDrivers('UpperLip', lefort(3))).toEqual([])
    expect(missingDrivers('UpperLip', { incisor: {} })).toEqual([])
    expect(missingDrivers('SoftTissuePog', { genio: {} })).toEqual(['CH.Pog'])
    for (const { skin, group, driver, ratio, use } of skinResponses)
      if (use === 'default' && ratio === 0 && group !== 'incisor')
        expect(
          missingDrivers(skin as 'UpperLip', { [group]: { ...chin(1).genio, ...lefort(1).lefort, [driver]: undefined } }),
        ).not.toContain(driver)
  })
})

describe('the grounds of a prediction in words', () => {
  const profile = (
    ...terms: readonly (readonly ['UpperLip' | 'LabraleSuperius' | 'SoftTissuePog', Drivers])[]
  ): PredictedProfile =>
    Object.fromEntries(terms.map(([skin, drivers]) => [skin, { shift: by(0), band: by(0), terms: termsOf(skin, drivers) }]))
  const incisor: Drivers = { incisor: { 'T.U1tip': by(-4) } }

  it('name the weakest, and of that grade the ratio that moves the skin most', () => {
    const grounds = groundsOf(profile(['UpperLip', incisor], ['SoftTissuePog', chin(-6)]), emptyPlan)
    const worst = grounds.weakestRatio ?? expect.unreachable()
    expect(worst.response.id).toBe('genio.SoftTissuePog.x.CH.Pog.x.setback')
    const words = weakestWords(grounds)
    expect(words?.en).toBe(
      `weakest: doubtful (${landmarks.SoftTissuePog.name.en} ${row('genio.SoftTissuePog.x.CH.Pog.x.setback').ratio.toFixed(2)})`,
    )
    expect(words?.zh).toBe(`最弱一项：存疑（${landmarks.SoftTissuePog.name.zh} ${worst.response.ratio.toFixed(2)}）`)
    expect(weakestWords(groundsOf({}, emptyPlan))).toBeNull()
    const far = groundsOf(profile(['LabraleSuperius', { incisor: { 'T.U1tip': by(-9) } }], ['UpperLip', incisor]), emptyPlan)
    expect(far.weakestRatio?.skin).toBe('LabraleSuperius')
  })

  it('name an own ratio by its number and as the doctor’s, and the rule of strain by its own', () => {
    const own = { id: 'incisor.UpperLip.x.T.U1tip.x', ratio: 0.7, sd: 0.2, source: 'clinic' }
    const [term] = termsOf('UpperLip', incisor, [own])
    if (!term) return expect.unreachable()
    const of = (over: Partial<typeof term>) =>
      groundsOf({ UpperLip: { shift: by(0), band: by(0), terms: [{ ...term, ...over }] } }, emptyPlan)
    expect(weakestWords(of({}))?.en).toMatch(/our own proposal \(.* 0\.70\)$/)
    expect(populationWords(of({}))).toEqual([
      { zh: expect.stringMatching(/^医生自己的比例：/), en: expect.stringMatching(/^the doctor's own ratios: /) },
    ])
    const strained = of({ strained: true, own: null, grade: 'recalled' })
    expect(weakestWords(strained)?.en).toMatch(/ 1 : 1\)$/)
    const [sentence] = populationWords(strained)
    expect(sentence?.zh.startsWith(`${strainGrounds.zh}：`)).toBe(true)
    expect(strainGrounds.zh).toMatch(/Holdaway.*1 : 1.*自拟/)
    expect(strainGrounds.en).toMatch(/^Holdaway.*1 : 1.*our own proposal/)
  })

  it('say where the source names no people', () => {
    const unnamed = skinResponses.find(
      ({ population, use, group }) => population === null && use === 'default' && group === 'autorotation',
    )
    const drivers: Drivers = { autorotation: { 'MD.Pog': by(2, 1) } }
    expect(unnamed).toBeDefined()
    const [sentence] = populationWords(
      groundsOf({ SoftTissuePog: { shift: by(0), band: by(0), terms: termsOf('SoftTissuePog', drivers) } }, emptyPlan),
    )
    expect(sentence?.zh).toMatch(/^来源未注明：/)
    expect(sentence?.en).toMatch(/^not stated in the source: /)
  })
})
