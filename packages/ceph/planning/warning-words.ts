import { landmarks } from '../data/landmarks'
import { type Amount, segments } from '../data/planning/segments'
import type { Words } from '../words'
import type { PlanFault } from './plan-json'
import type { PlanWarning } from './warning'

const amountNames: Readonly<Record<Amount, Words>> = {
  x: { zh: '前后', en: 'sagittal' },
  y: { zh: '垂直', en: 'vertical' },
  turn: { zh: '转动', en: 'turn' },
  mesial: { zh: '近远中', en: 'mesiodistal' },
  vertical: { zh: '垂直', en: 'vertical' },
}

/** An amount as displayed: one decimal, with its unit. */
const amountText = (value: number, amount: Amount): string => `${value.toFixed(1)}${amount === 'turn' ? '°' : ' mm'}`

const growth: Words = { zh: '生长', en: 'Growth' }
const titleOf = (segment: (PlanWarning & { kind: 'uncalibrated' })['segment']): Words =>
  segment === 'growth' ? growth : segments[segment].title

/** A warning in words, the same for screen, paper and command line. */
export function warningWords(warning: PlanWarning): Words {
  switch (warning.kind) {
    case 'limit': {
      const { segment, amount, value, limit } = warning
      const [title, name] = [segments[segment].title, amountNames[amount]]
      return {
        zh: `${title.zh}：${name.zh} ${amountText(value, amount)} 超过提醒界限 ${amountText(limit, amount)}`,
        en: `${title.en}: ${name.en} ${amountText(value, amount)} is beyond the usual limit of ${amountText(limit, amount)}`,
      }
    }
    case 'missing-points': {
      const [title, needs] = [titleOf(warning.segment), warning.needs.join(', ')]
      return { zh: `${title.zh}未移动：缺少 ${needs}`, en: `${title.en} is not moved: ${needs} missing` }
    }
    case 'uncalibrated': {
      const title = titleOf(warning.segment)
      return { zh: `${title.zh}：无标尺，毫米未计入`, en: `${title.en}: no scale, millimetres are left out` }
    }
    case 'unmeasured-scale':
      return {
        zh: '比例未经测量（只有探测器像素间距，含放大）：所有毫米均为约值',
        en: 'the scale was not measured (only the detector’s pixel spacing, enlargement included): all millimetres are approximate',
      }
    case 'stop-not-met':
      return warning.stop.stop === 'molar'
        ? { zh: '自动旋转未到达磨牙接触', en: 'autorotation does not reach molar contact' }
        : {
            zh: `自动旋转未到达覆合 ${warning.stop.mm} mm`,
            en: `autorotation does not reach an overbite of ${warning.stop.mm} mm`,
          }
    case 'not-predicted': {
      const { name } = landmarks[warning.skin]
      return {
        zh: `${name.zh}无法预测：缺少 ${warning.needs.join('、')}`,
        en: `${name.en} cannot be told: ${warning.needs.join(', ')} missing`,
      }
    }
    case 'lips-met':
      return { zh: '上下唇相接，重叠由两侧平分', en: 'the lips met; their overlap is shared half and half' }
    case 'lip-thin': {
      const { name } = landmarks[warning.skin]
      return { zh: `${name.zh}：唇厚度保持在原来的 60%`, en: `${name.en}: the lip is kept at 60 % of its thickness` }
    }
    case 'no-strain':
      return {
        zh: '上唇紧张度无法计算（缺少 A、软组织A、上唇或上切缘），按比例表',
        en: 'the strain of the upper lip cannot be told (A, soft tissue A, upper lip or incisal edge missing); the table is used',
      }
  }
}

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
