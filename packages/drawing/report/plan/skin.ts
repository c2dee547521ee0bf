import { landmarks } from '@sella/ceph/data/landmarks'
import { type SkinPoint, skinPoints } from '@sella/ceph/data/planning/prediction-error'
import type { Point } from '@sella/ceph/geometry/point'
import { inDecimals } from '@sella/ceph/measure/display'
import type { Outcome } from '@sella/ceph/planning/outcome'
import { sagittalWords, verticalWords } from '@sella/ceph/superimpose/change-words'
import type { Lang } from '@sella/ceph/words'
import { shortLandmarkName } from '../../tracing/short-names'
import { scaleMark } from '../../tracing/value-text'
import { greys, inner } from '../paper'
import type { CarriedPlan } from './carried-plan'
import type { Strip } from './flow'
import { lines, type PlanCell, type PlanColumn, tableStrips } from './plan-table'
import { filled, planWords as words } from './words'

const warn = '#8a5a00'

/** `后 2.3 / 下 0.4`. */
const wayText = ({ x, y }: Point, lang: Lang): string =>
  `${sagittalWords({ forwardMm: x })[lang]} / ${verticalWords({ downMm: y })[lang]}`

const startColumns = (lang: Lang): readonly PlanColumn[] => [
  { title: words.skinPoint[lang], x: inner.left, align: 'start', maxWidth: 370 },
  { title: words.predicted[lang], x: 680, align: 'end', maxWidth: 250 },
  { title: words.range[lang], x: 840, align: 'end', maxWidth: 180 },
]

const endColumns = (lang: Lang): readonly PlanColumn[] => [
  { title: words.came[lang], x: 1130, align: 'end', maxWidth: 250 },
  { title: words.miss[lang], x: 1450, align: 'end', maxWidth: 300 },
  { title: words.inside[lang], x: inner.right, align: 'end', maxWidth: 180 },
]

function endCells(skin: SkinPoint, outcome: Outcome | null, lang: Lang): readonly PlanCell[] {
  const end = outcome?.skin.find(each => each.skin === skin)
  if (!end) return []
  return [
    { text: wayText(end.actual, lang) },
    { text: wayText(end.miss, lang), weight: 600 },
    end.inside ? { text: words.yes[lang] } : { text: words.no[lang], colour: warn, weight: 600 },
  ]
}

/** The predicted position of each skin point with its range, and its position in the end record. */
export function skinStrips({ prediction, result, input: { lang } }: CarriedPlan): readonly Strip[] {
  if (prediction.status !== 'predicted') return []
  const outcome = result?.status === 'compared' && result.skin.length > 0 ? result : null
  const rows = skinPoints.flatMap((skin): (readonly PlanCell[])[] => {
    const predicted = prediction.skin[skin]
    if (!predicted) return []
    const range = `${predicted.band.x.toFixed(1)} / ${predicted.band.y.toFixed(1)}`
    const name = { text: `${shortLandmarkName(skin)} ${landmarks[skin].name[lang]}` }
    const shift = { text: wayText(predicted.shift, lang), weight: 600 } as const
    return [[name, shift, { text: range, colour: greys.quiet }, ...endCells(skin, outcome, lang)]]
  })
  if (rows.length === 0) return []
  const columns = outcome ? [...startColumns(lang), ...endColumns(lang)] : startColumns(lang)
  const to = outcome ? inner.right : 840
  const note = filled(words.skinNote[lang], { mm: `${scaleMark('mm', prediction.calibration)}mm` })
  return tableStrips({
    ...{ id: 'skin', title: words.skin[lang], note, columns, rows, from: inner.left, to },
  })
}

/** The overall error of the prediction, and what cannot be determined about the result. */
export function resultStrips({ result, input: { lang } }: CarriedPlan): readonly Strip[] {
  if (!result) return []
  if (result.status === 'doubted') return lines(words.doubted[lang], warn)
  if (result.status === 'missing') return lines(words.notCompared[lang], warn)
  const { skin } = result
  if (skin.length === 0) return []
  const mean = skin.reduce((sum, { miss }) => sum + Math.hypot(miss.x, miss.y), 0) / skin.length
  const facts = { mm: inDecimals(mean, 1), inside: skin.filter(({ inside }) => inside).length, all: skin.length }
  const sentence = [filled(words.meanMiss[lang], facts), words.withGrowth[lang]].join(lang === 'zh' ? '' : ' ')
  return lines(sentence, greys.ink)
}
