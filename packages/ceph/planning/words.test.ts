import { describe, expect, it } from 'vitest'
import { emptyTracing } from '../tracing/tracing'
import type { Words } from '../words'
import { axisDoubts, axisOrigin, axisOriginWords, isAxisOutdated } from './axis-origin'
import { rangeWords } from './chief-skin'
import { fingerprintOf } from './fingerprint'
import type { PlanWarning } from './warning'
import { faultWords, warningWords } from './warning-words'

const warnings: readonly (readonly [PlanWarning, Words])[] = [
  [
    { kind: 'limit', segment: 'U1', amount: 'x', value: -8.12, limit: -8 },
    {
      zh: '上中切牙：切缘后 8.1 mm 超过提醒界限 8.0 mm',
      en: 'Upper incisor: edge 8.1 mm back is beyond the usual limit of 8.0 mm',
    },
  ],
  [
    { kind: 'limit', segment: 'MDA', amount: 'turn', value: -7, limit: -6 },
    { zh: '下颌自动旋转：闭合 7.0° 超过提醒界限 6.0°', en: 'Autorotation: 7.0° closing is beyond the usual limit of 6.0°' },
  ],
  [
    { kind: 'limit', segment: 'MX', amount: 'y', value: 6, limit: 5 },
    {
      zh: '上颌（Le Fort I）：下 6.0 mm 超过提醒界限 5.0 mm',
      en: 'Maxilla (Le Fort I): 6.0 mm down is beyond the usual limit of 5.0 mm',
    },
  ],
  [
    { kind: 'limit', segment: 'U6', amount: 'mesial', value: 8, limit: 7 },
    {
      zh: '上颌第一磨牙：近中 8.0 mm 超过提醒界限 7.0 mm',
      en: 'Upper first molar: 8.0 mm mesial is beyond the usual limit of 7.0 mm',
    },
  ],
  [
    { kind: 'limit', segment: 'L6', amount: 'vertical', value: 4, limit: 3 },
    {
      zh: '下颌第一磨牙：压低 4.0 mm 超过提醒界限 3.0 mm',
      en: 'Lower first molar: 4.0 mm intruded is beyond the usual limit of 3.0 mm',
    },
  ],
  [
    // The clinician's sign: a turn that takes the upper crown back is positive in the frame, and lingual in her words.
    { kind: 'limit', segment: 'U1', amount: 'turn', value: 22.04, limit: 20 },
    {
      zh: '上中切牙：舌倾 22.0° 超过提醒界限 20.0°',
      en: 'Upper incisor: 22.0° retroclined is beyond the usual limit of 20.0°',
    },
  ],
  [
    { kind: 'missing-points', segment: 'MX', needs: ['ANS', 'PNS'] },
    { zh: '上颌（Le Fort I）未移动：缺少 ANS, PNS', en: 'Maxilla (Le Fort I) is not moved: ANS, PNS missing' },
  ],
  [
    { kind: 'uncalibrated', segment: 'growth' },
    { zh: '生长：无可用的比例，毫米未计入', en: 'Growth: no scale to be used, millimetres are left out' },
  ],
  [
    { kind: 'uncalibrated', segment: 'CH' },
    { zh: '颏成形：无可用的比例，毫米未计入', en: 'Chin (genioplasty): no scale to be used, millimetres are left out' },
  ],
  [
    { kind: 'stop-not-met', stop: { stop: 'molar' } },
    { zh: '自动旋转未到达磨牙接触', en: 'autorotation does not reach molar contact' },
  ],
  [
    { kind: 'stop-not-met', stop: { stop: 'overbite', mm: 2.4999999 } },
    { zh: '自动旋转未到达覆合 2.5 mm', en: 'autorotation does not reach an overbite of 2.5 mm' },
  ],
  [
    { kind: 'not-predicted', skin: 'SoftTissueB', needs: ['B', 'L1IncisalTip'] },
    { zh: '软组织B点无法预测：缺少 B、L1IncisalTip', en: 'Soft tissue B point cannot be told: B, L1IncisalTip missing' },
  ],
]

describe('a warning of a plan in words', () => {
  it.each(warnings)('%j', (warning, words) => {
    const { zh, en } = warningWords(warning)
    // The names of the skin points are the landmark table's own.
    if (warning.kind === 'not-predicted') {
      expect(zh).toMatch(/无法预测：缺少 B、L1IncisalTip$/)
      expect(en).toMatch(/\w cannot be told: B, L1IncisalTip missing$/)
    } else expect({ zh, en }).toEqual(words)
  })

  it('says what was done about lips and scale, and by which share', () => {
    const of = (warning: PlanWarning) => warningWords(warning)
    expect(of({ kind: 'lip-thin', skin: 'UpperLip' })).toEqual({
      zh: expect.stringMatching(/^.+：唇厚度保持在原来的 60%$/),
      en: expect.stringMatching(/^.+: the lip is kept at 60% of its thickness$/),
    })
    expect(of({ kind: 'lips-met' })).toEqual({
      zh: expect.stringContaining('重叠由两侧平分'),
      en: expect.stringContaining('half and half'),
    })
    expect(of({ kind: 'no-strain' })).toEqual({
      zh: expect.stringMatching(/软组织A.*按比例表/),
      en: expect.stringMatching(/soft tissue A.*table is used/),
    })
    expect(of({ kind: 'unlikely-scale', length: 'S-Na', mm: 48.04, from: 55, to: 90 })).toEqual({
      zh: '比例可疑（S-Na = 48.0 mm，通常为 55–90 mm）：方案的毫米均以此计',
      en: 'the scale is doubtful (S-Na = 48.0 mm, usually 55–90 mm): all millimetres of the plan go by it',
    })
    expect(of({ kind: 'refused-scale', length: 'S-Na', mm: 7.1 })).toEqual({
      zh: '所给比例不可能（S-Na = 7.1 mm），未采用',
      en: 'the given scale is impossible (S-Na = 7.1 mm) and not used',
    })
    expect(of({ kind: 'unmeasured-scale' })).toEqual({
      zh: expect.stringMatching(/含放大.*约值/),
      en: expect.stringMatching(/enlargement included.*approximate/),
    })
  })
})

describe('a fault of a plan’s JSON in words', () => {
  it.each([
    [{ at: 'movements.U1', why: 'shape', expected: [] }, 'movements.U1 has the wrong form', 'movements.U1 的格式不对'],
    [{ at: '', why: 'shape', expected: [] }, 'plan has the wrong form', 'plan 的格式不对'],
    [
      { at: 'lips', why: 'unknown', expected: ['closed', 'open'] },
      'lips is unknown; there are: closed, open',
      'lips 未知；可用：closed, open',
    ],
    [{ at: 'x', why: 'number', expected: [-50, 50] }, 'x must be a number from -50 to 50', 'x 须为 -50 至 50 的数'],
    [{ at: 'x', why: 'twice', expected: [] }, 'x is given twice', 'x 出现两次'],
    [{ at: 'x', why: 'turn-without-pivot', expected: [] }, 'x: a bodily movement does not turn', 'x：整体移动不能转动'],
  ] as const)('%j', (fault, en, zh) => {
    expect(faultWords(fault)).toEqual({ zh, en })
  })
})

describe('the origin of a plan’s axis', () => {
  const sure = { error: { x: 1, y: 2 }, unsure: [], beyondStudy: false }
  const own = { ...emptyTracing, points: { S: { x: 1, y: 2, origin: 'manual' } } } as const
  const open = { ...emptyTracing, points: { S: { x: 3, y: 4, origin: 'manual' } } } as const
  const of = { record: 'r', day: '2026-03-04T10:00', reference: 'FH', films: [own, open] } as const

  it('has the day of its film, and the range of about 90% in tenths: 1.645 standard errors', () => {
    expect(axisOrigin(sure, of)).toEqual({
      record: 'r',
      day: '2026-03-04',
      range: { x: 1.6, y: 3.3 },
      reference: 'FH',
      doubts: [],
      tracings: `${fingerprintOf(own)}-${fingerprintOf(open)}`,
    })
    expect(axisOrigin({ ...sure, unsure: ['points', 'apart'], beyondStudy: true }, of).doubts).toEqual(axisDoubts)
    expect(axisOrigin({ ...sure, beyondStudy: true }, of).doubts).toEqual(['beyond'])
  })

  it('is told with its film, its range and every doubt', () => {
    const plain = axisOriginWords(axisOrigin(sure, of), false)
    expect(plain).toEqual({
      zh: '患者自身的轴，取自 2026-03-04 的张口片，± 1.6 / 3.3 mm（约 90%，沿 FH）',
      en: "the patient's own, from the open film of 2026-03-04, ± 1.6 / 3.3 mm (about 90%, along FH)",
    })
    const doubted = axisDoubts.map(doubt => axisOriginWords({ ...axisOrigin(sure, of), doubts: [doubt] }, false))
    for (const { zh, en } of doubted) {
      expect(zh.startsWith(`${plain.zh}；`) && zh.length > plain.zh.length + 8).toBe(true)
      expect(en.startsWith(`${plain.en}; `) && en.length > plain.en.length + 12).toBe(true)
    }
    // What each doubt rests on: the published axes, the days between the films, the opening studied.
    expect(doubted.map(({ en }) => /published|30 days|10 mm/.exec(en)?.[0])).toEqual(['published', '30 days', '10 mm'])
    expect(doubted.map(({ zh }) => /文献|30 天|10 mm/.exec(zh.slice(plain.zh.length))?.[0])).toEqual(['文献', '30 天', '10 mm'])
    const all = axisOriginWords({ ...axisOrigin(sure, of), doubts: axisDoubts }, false)
    expect([all.zh.split('；').length, all.en.split('; ').length]).toEqual([4, 4])
  })

  it('is outdated once either film was corrected, and says so; nothing is known without its print or its open film', () => {
    const origin = axisOrigin(sure, of)
    const moved = { ...open, points: { S: { ...open.points.S, x: 3.5 } } }
    expect(isAxisOutdated(origin, own, open)).toBe(false)
    expect(isAxisOutdated(origin, own, moved)).toBe(true)
    expect(isAxisOutdated(origin, moved, open)).toBe(true)
    expect([isAxisOutdated(origin, own, null), isAxisOutdated(null, own, open)]).toEqual([false, false])
    expect(isAxisOutdated({ ...origin, tracings: '' }, own, moved)).toBe(false)
    const [plain, outdated] = [axisOriginWords(origin, false), axisOriginWords(origin, true)]
    expect(outdated.zh).toBe(`${plain.zh}；求轴所用的描记之后有改动，请重新求轴`)
    expect(outdated.en).toBe(`${plain.en}; a tracing it was found from has been corrected since; find it anew`)
  })
})

it('the ranges of the chief skin points are told from top to bottom, sagittal before vertical, those predicted alone', () => {
  const band = (x: number, y: number) => ({ shift: { x: 0, y: 0 }, band: { x, y }, terms: [] })
  expect(rangeWords({ SoftTissueB: band(2, 3.26), Subnasale: band(2.04, 2.5), Prn: band(9, 9) })).toEqual({
    zh: '约 90% 的预测范围（前后 / 上下，mm）：鼻下点 ±2.0 / ±2.5，软组织 B ±2.0 / ±3.3',
    en: 'Approximate 90% prediction range (sagittal / vertical, mm): Sn ±2.0 / ±2.5, soft B ±2.0 / ±3.3',
  })
  expect(rangeWords({ UpperLip: band(1, 1), LowerLip: band(1, 1) })?.en).toMatch(/: UL .+, LL /)
  expect(rangeWords({ UpperLip: band(1, 1), LowerLip: band(1, 1) })?.zh).toMatch(/上唇 .+，下唇 /)
  expect(rangeWords({ Prn: band(1, 1) })).toBeNull()
  expect(rangeWords({})).toBeNull()
})
