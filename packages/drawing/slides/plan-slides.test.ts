import { simulationCaution } from '@sella/ceph/data/planning/caution'
import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { describe, expect, it } from 'vitest'
import { planPages } from '../report/pages/plan'
import { boxOf, collisions, labels, wordsOf } from '../report/testing/labels'
import { pageWords } from '../report/testing/page-words'
import { growth, planned } from '../report/testing/planned-input'
import { reportInput } from '../report/testing/report-input'
import { planSlides } from './plan-slides'
import { slideBottom, slideSize } from './slide'
import { caseSlides } from './slides'

const { U1, L1 } = restingMoves
/** A work sheet that just fits beside the overlay, but not with what the prediction rests on below it. */
const camouflage = {
  ...{ U1: { ...U1, x: -4, y: 0.5, turn: 3 }, L1: { ...L1, x: -2, turn: 2 } },
  ...{ U6: { mesial: 1.7, vertical: 0 }, L6: { mesial: 2.7, vertical: 0 } },
}

const plain = (words: string): string => words.replaceAll(/[\s|]/g, '')

describe.each(['zh', 'en'] as const)('slides of a treatment plan (%s)', lang => {
  const long =
    lang === 'zh'
      ? '拔除上颌第一前磨牙并以支抗钉内收上前牙的掩饰治疗，再议下颌'
      : 'Extraction of upper premolars, retraction on miniscrews, lower arch later'
  const cases = [
    planned({ lang }),
    planned({ lang, name: long }),
    planned({ lang, name: long, moves: { U1: { ...restingMoves.U1, x: -4 } } }),
    planned({ lang, endsBack: 2 }),
    planned({ lang, moves: camouflage }),
    planned({ lang, plan: { growth } }),
    planned({ lang, moves: emptyPlan.moves }),
  ]

  it('say what their pages say, in the same words, and on every one that it is no promise', () => {
    for (const input of cases) {
      const paper = plain(planPages(input).map(pageWords).join())
      const slides = planSlides(input)
      expect(slides.length).toBeGreaterThan(0)
      for (const slide of slides) {
        expect(plain(pageWords(slide))).toContain(plain(simulationCaution[lang]))
        // Its head, its foot and the caution alone are six.
        expect(labels(slide).length).toBeGreaterThan(7)
        // The millimetre bar gives no ratio: a slide has no physical size.
        expect(pageWords(slide)).not.toMatch(/A4|1 : \d\.\d\d/)
        for (const label of labels(slide)) if (wordsOf(label) !== '20 mm') expect(paper).toContain(plain(wordsOf(label)))
      }
    }
  })

  it('hold the overlay, every movement of the work sheet, the range of the skin and the values', () => {
    const [input] = cases
    if (!input) throw new Error('a plan')
    const shown = plain(planSlides(input).map(pageWords).join())
    const words = { zh: ['现在与方案', '移动（工作单）', '后5.2mm', '软组织预测', '标志点总移动', '测量值'] }
    const english = ['Nowandplan', 'Movements(worksheet)', '5.2mmback', 'Softtissueprediction', 'Landmarksinall', 'Values']
    for (const word of lang === 'zh' ? words.zh : english) expect(shown).toContain(word)
    expect(planSlides(input)[0]?.layers[0]?.marks.some(mark => mark.mark === 'group' && mark.alt)).toBe(true)
  })

  it('have no warning alone on one: it stands under the overlay', () => {
    const slides = planSlides(planned({ lang, plan: { growth } })).map(pageWords)
    const [heading, overlay] = { zh: ['提醒', '现在与方案'], en: ['Warnings', 'Now and plan'] }[lang] as [string, string]
    const warned = slides.filter(words => words.includes(heading))
    expect(warned.map(words => words.includes(overlay))).toEqual([true])
  })

  it('say on what the prediction rests, the aims, the arches and every ratio, as paper does under its picture', () => {
    const input = planned({ lang, plan: { growth } })
    const shown = plain(planSlides(input).map(pageWords).join())
    const [opening = ''] = planPages(input).map(page => plain(pageWords(page)))
    const { plane, table, people, weakest } = {
      zh: { plane: '参考平面：FH平面', table: '比例表：第1版', people: '白人样本：平均生长变化', weakest: '最弱一项：存疑' },
      en: {
        ...{ plane: 'Plane:Frankfortplane', table: 'Ratiotable:version1' },
        ...{ people: 'whitesample:averagegrowthchange', weakest: 'weakest:doubtful' },
      },
    }[lang]
    for (const words of [plane, table, people, weakest]) {
      expect(shown).toContain(words)
      expect(opening).toContain(words)
    }
    const parts = { zh: ['目标', '牙弓长度预算', '所用比例'], en: ['Targets', 'Arch-lengthbudget', 'Ratiosused'] }
    for (const part of parts[lang]) expect(shown).toContain(part)
  })

  it('have what the prediction rests on under every overlay, or right after the work sheet where warnings take that room', () => {
    const weakest = { zh: '最弱一项', en: 'weakest:' }[lang]
    for (const input of cases) {
      const [first = '', ...further] = planSlides(input).map(pageWords)
      const predicted = planPages(input).some(page => pageWords(page).includes(weakest))
      if (predicted) expect(/提醒|Warnings/.test(first) ? [first, ...further.slice(0, 2)].join() : first).toContain(weakest)
    }
  })

  it('say a long name to its end on the first', () => {
    const [first] = planSlides(planned({ lang, name: long }))
    expect(
      plain(
        labels(first ?? { ...slideSize, pixel: 1, layers: [] })
          .map(wordsOf)
          .join(''),
      ),
    ).toContain(plain(long))
  })

  it('set no word on another nor in the foot', () => {
    for (const input of cases)
      for (const slide of planSlides(input)) {
        expect(collisions(slide)).toEqual([])
        for (const label of labels(slide))
          expect([wordsOf(label), boxOf(label).bottom <= slideBottom]).toEqual([wordsOf(label), true])
      }
  })

  it('stand after the records of their case; none where no plan is chosen', () => {
    const [input] = cases
    if (!input) throw new Error('a plan')
    const titles = caseSlides(input, [], false).map(({ title }) => title)
    expect(titles.filter(title => /模拟|simulation/.test(title)).length).toBe(planSlides(input).length)
    expect(planSlides(reportInput('ABO', { lang }))).toEqual([])
  })
})
