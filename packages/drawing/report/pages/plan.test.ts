import { simulationCaution } from '@sella/ceph/data/planning/caution'
import { offBy } from '@sella/ceph/planning/aim-as-read'
import { restingMoves } from '@sella/ceph/planning/plan'
import { targetsOf } from '@sella/ceph/planning/targets'
import { describe, expect, it } from 'vitest'
import { comprehensive } from '../comprehensive'
import { usualDesign } from '../design'
import { carriedPlan } from '../plan/carried-plan'
import type { ReportPlan } from '../plan/report-plan'
import { collisions, labels, wordsOf } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { growth, planned, type Wish } from '../testing/planned-input'
import { reportInput } from '../testing/report-input'
import { planPages } from './plan'

/** A film whose file states its detector's pixels, on which nobody measured a ruler. */
const spacedByDetector = {
  ...reportInput('ABO').tracing,
  ruler: null,
  fileScale: { mmPerPixel: 0.1, provenance: 'detector' },
} as const

const langs = ['zh', 'en'] as const

/** The soft-tissue sulcus 6.4 mm behind the H line. */
const { tracing: usual } = reportInput('ABO')
const { SoftTissueA } = usual.points
const deep = SoftTissueA && { ...usual, points: { ...usual.points, SoftTissueA: { ...SoftTissueA, x: SoftTissueA.x + 20 } } }

const textOf = (wish: Wish): string => planPages(planned(wish)).map(pageWords).join(' | ')

describe.each(langs)('the pages of a plan (%s)', lang => {
  const wishes: readonly Wish[] = [
    { lang },
    { lang, endsBack: 1 },
    { lang, moves: {} },
    { lang, moves: { U1: { ...restingMoves.U1, x: -4.6 } }, plan: { lips: 'open', lipStrain: true } },
    { lang, plan: { growth, reference: 'SN' } },
    { lang, over: { tracing: { ...reportInput('ABO').tracing, ruler: null } } },
    { lang, over: { tracing: spacedByDetector } },
  ]

  it.each(wishes)('sets no word on another and cuts nothing short: %#', wish => {
    for (const page of planPages(planned(wish))) {
      expect(collisions(page)).toEqual([])
      expect(
        labels(page)
          .map(wordsOf)
          .filter(words => words.endsWith('…')),
      ).toEqual([])
    }
  })

  it('says against average growth that a reading of the vertebrae, newer than the plan or not, ended it', () => {
    const read = (stage: 'CS5' | 'CS6') => ({
      maturation: { stage, hindrance: null, by: '周明仪', at: '2026-03-04T12:00:00.000Z' },
    })
    const [name, ended] = [/CS6.*周明仪.*2026-03-04/, lang === 'zh' ? '生长已结束' : 'growth has ended']
    const grown = textOf({ lang, plan: { growth }, over: read('CS6') })
    expect(grown).toMatch(name)
    expect(grown).toContain(ended)
    expect(textOf({ lang, plan: { growth }, over: read('CS5') })).not.toContain(ended)
    expect(textOf({ lang, over: read('CS6') })).not.toContain(ended)
  })

  it('says of a target with a range that it is reached there, though further than 1 from it', () => {
    const { plans, ...input } = planned({ lang, moves: {}, over: { tracing: deep ?? usual } })
    const [plan] = plans
    const prediction = plan && carriedPlan(input, plan).prediction
    if (prediction?.status !== 'predicted') return expect.unreachable()
    const wide = targetsOf(prediction.tracing).filter(target => target.reached && offBy(target) > 1)
    expect(wide.map(({ range }) => range)).toEqual([[3, 7]])
    const within = lang === 'zh' ? '有范围者在范围内为到位' : 'or within the range where the scheme has one'
    expect(textOf({ lang, moves: {} })).toContain(within)
  })

  it('says a long name to its end, over two lines where it needs them, and a short one once', () => {
    const long =
      lang === 'zh'
        ? '拔除上颌第一前磨牙并以支抗钉内收上前牙的掩饰治疗，'
        : 'Extraction of upper premolars, retraction on miniscrews, '
    for (const name of [long.repeat(2).trim(), long.repeat(4).trim(), 'A']) {
      const [first, ...further] = planPages(planned({ lang, name }))
      if (!first) throw new Error('a plan has a page')
      const lines = labels(first).map(wordsOf)
      expect(lines.filter(words => words === name).length).toBeLessThan(2)
      expect(lines.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
      for (const page of [first, ...further]) expect(collisions(page)).toEqual([])
    }
  })

  it('says on every page that it is a simulation and no promise', () => {
    const pages = planPages(planned({ lang }))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(pageWords(page)).toContain(simulationCaution[lang].split(' ')[0])
  })
})

describe('a plan on paper', () => {
  it("tells a strained lip by Holdaway's rule, not by the ratio it replaces", () => {
    const moves = { U1: { ...restingMoves.U1, x: -9 } }
    expect(textOf({ lang: 'en', moves, plan: { lipStrain: true } })).toContain('1 : 1 (Holdaway)')
    expect(textOf({ lang: 'zh', moves, plan: { lipStrain: true } })).toContain('范围加宽至含所替代的比例')
    expect(textOf({ lang: 'en', moves })).not.toContain('1 : 1 (Holdaway)')
  })

  it('says by whose norms its values are judged, and marks all millimetres of a scale that nobody measured', () => {
    const measured = textOf({ lang: 'en' })
    expect(measured).toMatch(/, [^|]*\d years/)
    expect(measured).not.toContain('≈')
    const spaced = textOf({ lang: 'en', over: { tracing: spacedByDetector } })
    expect(spaced).toContain('the scale was not measured')
    for (const note of ['≈ mm; ± half the range', 'bone and tooth together, ≈ mm']) expect(spaced).toContain(note)
    expect(spaced).toMatch(/≈ −?\d+\.\d mm/)
    // A change of degrees needs no scale; one of millimetres has that of its values.
    expect(spaced).toMatch(/≈ −?[\d.]+ mm( ★+)? \| ≈ −?[\d.]+ mm( ★+)? \|[^|]*\| ≈ [+−][\d.]+ \|/)
    expect(spaced).toMatch(/[\d.]+°( ★+)? \| −?[\d.]+°( ★+)? \|([^|]*\|)? [+−][\d.]+ \|/)
  })

  it('has pages only where a plan is chosen, and each plan its own bookmark', () => {
    expect(planPages(reportInput('ABO'))).toEqual([])
    const input = planned()
    const two = { ...input, plans: [...input.plans, { ...input.plans[0], name: 'B' } as ReportPlan] }
    const pages = comprehensive(two, [], { ...usualDesign, sections: ['plan'], both: true })
    expect([...new Set(pages.flatMap(({ sections }) => sections))]).toEqual([
      '治疗方案 · 拔 14 24 34 44 / Treatment plan · 拔 14 24 34 44',
      '治疗方案 · B / Treatment plan · B',
    ])
  })

  it('names the version and day of the own ratios it was made with, or that they are for this plan only', () => {
    const input = planned({ lang: 'en' })
    const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: 'forty of ours' }
    const words = (ownTable: ReportPlan['ownTable'], ownRatios = [lip]) => {
      const [kept] = input.plans
      if (!kept) throw new Error('a plan')
      const plans = [{ ...kept, ownTable, plan: { ...kept.plan, ownRatios } }]
      return planPages({ ...input, plans })
        .map(pageWords)
        .join(' ')
    }
    const named = words({ table: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', version: 3, day: '2026-03-04' })
    expect(named).toMatch(/Own ratio table \| 7d0c2f0e version 3 \(2026\.03\.04\)/)
    expect(named).toContain('forty of ours')
    expect(words(null)).toContain('for this plan only')
    expect(words(null, [])).not.toContain('Own ratio table')
  })

  it('is the sheet to work from: mm and degrees of each tooth and bone in words', () => {
    const text = textOf({})
    for (const words of [
      '近中 1.7 mm · 压低 1.0 mm',
      '前 4.0 mm · 上 3.0 mm · 前端下降 2.0°',
      '后 5.0 mm · 前端上抬 1.0°',
      'ANS 不动',
    ])
      expect(text).toContain(words)
    // Shifted 4.6 back and 0.6 down and rotated by 2.2 degrees about its centre of resistance, the edge moves farther than the
    // apex.
    expect(text).toMatch(/切缘：后 [5]\.\d mm · 伸长 0\.\d mm · 舌倾 2\.2°/)
    expect(text).toMatch(/根尖：后 [43]\.\d mm/)
    expect(textOf({ lang: 'en' })).toContain('4.0 mm forward, 3.0 mm up, 2.0° front down')
  })

  it('tells the turns of a film without a scale, and no millimetre of them', () => {
    const over = { tracing: { ...reportInput('ABO').tracing, ruler: null } }
    const moves = { U1: { ...restingMoves.U1, x: -3, turn: 5 } }
    expect(textOf({ over, moves })).toMatch(/舌倾 5\.0°/)
    expect(textOf({ over, moves })).not.toMatch(/后 3\.0 mm/)
    expect(textOf({ moves })).toMatch(/后 3\.0 mm/)
  })

  it('heads a column of ranges only where a value rests on predicted skin', () => {
    expect(textOf({})).toMatch(/\| 方案 \| ± \| 变化 \|/)
    expect(textOf({ moves: {} })).toMatch(/\| 方案 \|( \|)? 变化 \|/)
  })

  it('tells ratios with grade and population, the weakest, the plane, and warnings', () => {
    const text = textOf({ moves: { U1: { ...restingMoves.U1, x: -9 } } })
    for (const words of ['最弱一项', '亚洲人与白人混合', '0.50 (± 0.11)', 'FH', '第 1 版', '超过提醒界限'])
      expect(text).toContain(words)
    expect(textOf({ plan: { growth } })).toContain('平均生长变化')
  })

  it('draws the predicted profile with its band, hatched, and the end dotted with the error measured', () => {
    const plain = planPages(planned({ moves: { U1: { ...restingMoves.U1, x: -4 } } }))
    const filled = plain.flatMap(marksOf).filter(mark => mark.mark === 'curve' && mark.fill?.startsWith('rgba'))
    expect(filled.length).toBeGreaterThan(0)
    expect(plain.flatMap(marksOf).filter(mark => mark.mark === 'line' && mark.stroke.opacity === 0.7).length).toBeGreaterThan(20)
    expect(textOf({})).not.toContain('平均误差')
    const moves = { U1: { ...restingMoves.U1, x: -4 } }
    const nothing = planPages(planned({ moves: {}, endsBack: 1 }))
      .map(pageWords)
      .join()
    expect(nothing).not.toContain('平均误差')
    // The template's skin moved 1 mm back everywhere; the plan moves only what follows the incisor.
    const ended = planPages(planned({ moves, endsBack: 1 }))
    expect(ended.map(pageWords).join()).toMatch(/平均误差 [01]\.\d mm，14 \/ 14 点在范围内/)
    // Point by point too: the upper lip was predicted 2.0 back and moved 1.0 back.
    expect(ended.map(pageWords).join()).toMatch(
      /误差（结果 − 预测）.*UL 上唇突点 \| 后 2\.0 \/ 0\.0 \| [^|]* \| 后 1\.0 \/ 0\.0 \| 前 1\.0 \/ 0\.0 \| 是/,
    )
    const dots = ended.flatMap(marksOf).filter(mark => mark.mark === 'curve' && mark.stroke.dash?.join() === '2,4')
    expect(dots.length).toBeGreaterThan(5)
  })

  it('keeps millimetres to itself without a scale, and says so', () => {
    const tracing = { ...reportInput('ABO').tracing, ruler: null }
    const text = textOf({ over: { tracing } })
    expect(text).toContain('此片无比例')
    expect(text).not.toContain('软组织预测')
    // Neither movements nor values by an assumed scale.
    expect(text).toContain('U1')
    expect(text).not.toMatch(/\d mm/)
    const { evaluation } = reportInput('ABO')
    const assumed = planned({ over: { tracing, evaluation } })
    const pages = planPages({ ...assumed, plans: assumed.plans.map(plan => ({ ...plan, evaluation })) }).map(pageWords)
    expect(pages.join()).toContain('测量值')
    expect(pages.join()).not.toMatch(/\d mm/)
    const points = Object.fromEntries(Object.entries(tracing.points).filter(([name]) => name !== 'Or'))
    expect(textOf({ over: { tracing: { ...tracing, points } } })).toContain('参考平面缺少标志点')
  })

  it('keeps millimetres to itself by a scale that the other films of the case make doubtful, and says why', () => {
    const moves = { U1: { ...restingMoves.U1, x: -3, turn: 5 } }
    const doubted = planned({ moves, endsBack: 1, over: { scaleDoubted: true } })
    const text = planPages(doubted).map(pageWords).join(' | ')
    for (const words of ['此片比例可疑', '舌倾 5.0°']) expect(text).toContain(words)
    expect(text).not.toMatch(/此片无比例|软组织预测 \||平均误差|制定方案后描记有改动/)
    const values = planPages({ ...doubted, plans: doubted.plans.map(plan => ({ ...plan, end: null })) })
    expect(values.map(pageWords).join()).not.toMatch(/\d mm/)
    expect(textOf({ moves })).toMatch(/后 3\.0 mm/)
  })

  it('compares no millimetre with a result whose scale the other films of the case make doubtful', () => {
    const moves = { U1: { ...restingMoves.U1, x: -4 } }
    const text = planPages(planned({ moves, endsBack: 1, endDoubted: true }))
      .map(pageWords)
      .join(' | ')
    expect(text).toContain('本病例各片之间 S-Na 变化不合理')
    expect(text).not.toContain('平均误差')
  })
})

it('states the day of a save and of a reading of the vertebrae where the reader is', () => {
  const maturation = { stage: 'CS6', hindrance: null, by: '林', at: '2025-06-30T18:00:00Z' } as const
  const at = (zone: string) => textOf({ lang: 'en', plan: { growth }, over: { zone, maturation } })
  expect(at('Asia/Shanghai')).toContain('2025.07.01')
  expect(at('Asia/Shanghai')).toContain('2025-07-01')
  expect(at('Pacific/Honolulu')).toContain('2025.06.30')
  expect(at('Pacific/Honolulu')).toContain('2025-06-30')
})
