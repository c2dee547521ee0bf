import { archRules } from '@sella/ceph/data/planning/arch-length'
import { grades } from '@sella/ceph/data/planning/grades'
import { inDecimals, showValue, signedInDecimals } from '@sella/ceph/measure/display'
import { offBy, wantedText } from '@sella/ceph/planning/aim-as-read'
import { archBudget, isRemainderBeyond } from '@sella/ceph/planning/arch-budget'
import { steinerLimit, targetRanges, targetsOf } from '@sella/ceph/planning/targets'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '../../tracing/value-text'
import { greys, inner } from '../paper'
import type { CarriedPlan } from './carried-plan'
import type { Strip } from './flow'
import { lines, type PlanCell, space, tableStrips, together } from './plan-table'
import { schemeWords, planWords as words } from './words'

const warn = '#8a5a00'

/** The treatment goals of Steiner, Tweed, Holdaway and Ricketts, and how far the plan is from them. */
export function targetStrips({ prediction, input: { lang } }: CarriedPlan): readonly Strip[] {
  if (prediction.status !== 'predicted') return []
  const targets = targetsOf(prediction.tracing)
  if (targets.length === 0) return []
  const ranges = targetRanges(prediction)
  const rows = targets.map((target, i): readonly PlanCell[] => {
    const half = ranges.get(target.key)
    const sign = signAfter[target.unit]
    const off = showValue(offBy(target), target.unit)
    return [
      { text: targets[i - 1]?.scheme === target.scheme ? '' : schemeWords[target.scheme][lang] },
      { text: target.name[lang] },
      { text: `${wantedText(target)}${sign}` },
      {
        text: `${scaleMark(target.unit, prediction.calibration)}${showValue(target.value, target.unit)}${sign}${half === undefined ? '' : ` ±${inDecimals(half, 1)}`}`,
        weight: 600,
      },
      target.reached ? { text: words.reached[lang] } : { text: `${off}${sign}`, weight: 600 },
      { text: grades[target.grade][lang], colour: greys.quiet },
    ]
  })
  const columns = [
    { title: words.scheme[lang], x: inner.left, align: 'start', maxWidth: 280 },
    { title: words.item[lang], x: 360, align: 'start', maxWidth: 420 },
    { title: words.wanted[lang], x: 920, align: 'end', maxWidth: 160 },
    { title: words.planned[lang], x: 1130, align: 'end', maxWidth: 200 },
    { title: words.distance[lang], x: 1310, align: 'end', maxWidth: 170 },
    { title: words.grade[lang], x: 1350, align: 'start', maxWidth: 375 },
  ] as const
  const [from, to] = [inner.left, inner.right]
  const table = tableStrips({ id: 'targets', title: words.targets[lang], note: words.targetsNote[lang], columns, rows, from, to })
  const limit = steinerLimit(prediction.tracing)
  return limit ? [...table, ...lines(limit[lang], greys.quiet), space(26)] : table
}

/** `+1.2`, `−3.4`, `0`. */
const signed = (value: number): string => {
  const shown = signedInDecimals(value, 1)
  return shown === '0.0' ? '0' : shown
}

/** The space in both arches, with the rule it follows; nothing if the doctor entered nothing. */
export function budgetStrips({ prediction, kept: { budget }, input: { lang } }: CarriedPlan): readonly Strip[] {
  if (prediction.status !== 'predicted' || !prediction.frame.calibrated) return []
  const entered = [budget.upper, budget.lower].some(({ space, spee, gained }) => [space, spee, gained].some(mm => mm !== 0))
  if (!entered) return []
  const rule = archRules[budget.rule]
  const [lower, upper] = (['lower', 'upper'] as const).map(arch => archBudget(prediction, arch, budget[arch], budget.rule))
  if (!lower || !upper) return []
  const rows = (['space', 'spee', 'gained', 'incisors', 'molars', 'remainder'] as const).map((name): readonly PlanCell[] => {
    const cell = (value: number): PlanCell => {
      const beyond = name === 'remainder' && isRemainderBeyond(value)
      return { text: signed(value), weight: name === 'remainder' ? 600 : 400, ...(beyond ? { colour: warn } : {}) }
    }
    const title = name === 'incisors' ? `${words.incisors[lang]} ${rule.title[lang]}` : words[name][lang]
    return [{ text: title }, cell(lower[name]), cell(upper[name])]
  })
  const columns = [
    { title: 'mm', x: inner.left, align: 'start', maxWidth: 480 },
    { title: words.lower[lang], x: 700, align: 'end', maxWidth: 150 },
    { title: words.upper[lang], x: 860, align: 'end', maxWidth: 150 },
  ] as const
  const note = `${rule.title[lang]}: ${rule.holds[lang]}`
  const table = tableStrips({ id: 'budget', title: words.budget[lang], note: '', columns, rows, from: inner.left, to: 860 })
  return [together([...table, ...lines(note, greys.quiet), space(26)])]
}
