import { landmarks } from '../data/landmarks'
import { type Amount, type SegmentName, segments } from '../data/planning/segments'
import type { Words } from '../words'
import { amountWords } from './movement-words'
import type { PlanFault } from './plan-json'
import type { PlanWarning } from './warning'

/** A limit as displayed: one decimal, with its unit; its direction is the amount's. */
const limitText = (limit: number, amount: Amount): string => `${Math.abs(limit).toFixed(1)}${amount === 'turn' ? '°' : ' mm'}`

/** The shift that is limited is the edge's, while the screen's fields give the pivot's. */
const edgeOf = (segment: SegmentName, amount: Amount): Words =>
  (segment === 'U1' || segment === 'L1') && amount !== 'turn' ? { zh: '切缘', en: 'edge ' } : { zh: '', en: '' }

const growth: Words = { zh: '生长', en: 'Growth' }
const titleOf = (segment: (PlanWarning & { kind: 'uncalibrated' })['segment']): Words =>
  segment === 'growth' ? growth : segments[segment].title

type WarningOf<K extends PlanWarning['kind']> = Extract<PlanWarning, { readonly kind: K }>

const texts: { readonly [K in PlanWarning['kind']]: (warning: WarningOf<K>) => Words } = {
  limit: ({ segment, amount, value, limit }) => {
    const [title, edge, shown] = [segments[segment].title, edgeOf(segment, amount), limitText(limit, amount)]
    const way = amountWords(segment, amount, value) ?? { zh: '', en: '' }
    return {
      zh: `${title.zh}：${edge.zh}${way.zh} 超过提醒界限 ${shown}`,
      en: `${title.en}: ${edge.en}${way.en} is beyond the usual limit of ${shown}`,
    }
  },
  'missing-points': ({ segment, needs }) => {
    const [title, names] = [titleOf(segment), needs.join(', ')]
    return { zh: `${title.zh}未移动：缺少 ${names}`, en: `${title.en} is not moved: ${names} missing` }
  },
  uncalibrated: ({ segment }) => {
    const title = titleOf(segment)
    return { zh: `${title.zh}：无可用的比例，毫米未计入`, en: `${title.en}: no scale to be used, millimetres are left out` }
  },
  'unmeasured-scale': () => ({
    zh: '比例未经测量（只有探测器像素间距，含放大）：所有毫米均为约值',
    en: 'the scale was not measured (only the detector’s pixel spacing, enlargement included): all millimetres are approximate',
  }),
  'unlikely-scale': ({ length, mm, from, to }) => ({
    zh: `比例可疑（${length} = ${mm.toFixed(1)} mm，通常为 ${from}–${to} mm）：方案的毫米均以此计`,
    en: `the scale is doubtful (${length} = ${mm.toFixed(1)} mm, usually ${from}–${to} mm): all millimetres of the plan go by it`,
  }),
  'refused-scale': ({ length, mm }) => ({
    zh: `所给比例不可能（${length} = ${mm.toFixed(1)} mm），未采用`,
    en: `the given scale is impossible (${length} = ${mm.toFixed(1)} mm) and not used`,
  }),
  'stop-not-met': ({ stop }) =>
    stop.stop === 'molar'
      ? { zh: '自动旋转未到达磨牙接触', en: 'autorotation does not reach molar contact' }
      : {
          zh: `自动旋转未到达覆合 ${stop.mm.toFixed(1)} mm`,
          en: `autorotation does not reach an overbite of ${stop.mm.toFixed(1)} mm`,
        },
  'not-predicted': ({ skin, needs }) => {
    const { name } = landmarks[skin]
    return { zh: `${name.zh}无法预测：缺少 ${needs.join('、')}`, en: `${name.en} cannot be told: ${needs.join(', ')} missing` }
  },
  'lips-met': () => ({ zh: '上下唇相接，重叠由两侧平分', en: 'the lips met; their overlap is shared half and half' }),
  'lip-thin': ({ skin }) => {
    const { name } = landmarks[skin]
    return { zh: `${name.zh}：唇厚度保持在原来的 60%`, en: `${name.en}: the lip is kept at 60% of its thickness` }
  },
  'no-strain': () => ({
    zh: '上唇紧张度无法计算（缺少 A、软组织A、上唇或上切缘），按比例表',
    en: 'the strain of the upper lip cannot be told (A, soft tissue A, upper lip or incisal edge missing); the table is used',
  }),
}

/** A warning in words, the same for screen, paper and command line. */
export const warningWords = <K extends PlanWarning['kind']>(warning: WarningOf<K>): Words =>
  (texts[warning.kind] as (of: WarningOf<K>) => Words)(warning)

/** What is wrong with a plan's JSON, in words. */
export function faultWords({ at, why, expected }: PlanFault): Words {
  const place = at === '' ? 'plan' : at
  const names = expected.join(', ')
  const sentences: Readonly<Record<PlanFault['why'], Words>> = {
    shape: { zh: `${place} 的格式不对`, en: `${place} has the wrong form` },
    unknown: { zh: `${place} 未知；可用：${names}`, en: `${place} is unknown; there are: ${names}` },
    number: {
      zh: `${place} 须为 ${expected[0]} 至 ${expected[1]} 的数`,
      en: `${place} must be a number from ${expected[0]} to ${expected[1]}`,
    },
    twice: { zh: `${place} 出现两次`, en: `${place} is given twice` },
    'turn-without-pivot': { zh: `${place}：整体移动不能转动`, en: `${place}: a bodily movement does not turn` },
  }
  return sentences[why]
}
