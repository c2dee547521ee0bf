import { pictureCaution, simulationCaution } from '@sella/ceph/data/planning/caution'
import { growthCaution } from '@sella/ceph/data/planning/mean-growth'
import { RATIO_TABLE_VERSION } from '@sella/ceph/data/planning/responses'
import { rangeWords } from '@sella/ceph/planning/chief-skin'
import { groundsOf } from '@sella/ceph/planning/grounds'
import { populationWords, weakestWords } from '@sella/ceph/planning/grounds-words'
import { growthEndedWords } from '@sella/ceph/planning/growing'
import { shortTable } from '@sella/ceph/planning/own-ratio-table'
import type { Prediction } from '@sella/ceph/planning/predict'
import { isOfScale } from '@sella/ceph/planning/scale-doubt'
import { warningWords } from '@sella/ceph/planning/warning-words'
import type { Lang } from '@sella/ceph/words'
import type { PlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord } from '@sella/contract/entities'
import { residualText } from '@sella/workbench/photo/placing'
import type { TFunction } from 'i18next'

/** The own ratios of a picture's plan; null if it has none. */
const ownWords = ({ plan, ownTable }: PlanDocument, t: TFunction): string | null => {
  if (plan.ownRatios.length === 0) return null
  if (!ownTable) return t('planning.pictureOwnHere')
  const { version, day, table } = ownTable
  return t('planning.pictureOwn', { n: version, day, table: shortTable(table) })
}

interface Of {
  readonly name: string
  /** Of the record, `YYYY-MM-DD`. */
  readonly day: string
  readonly document: PlanDocument
  readonly prediction: Prediction
  /** The distance between photo and film, mm; null without a photo, or if it was aligned by hand. */
  readonly photoMm: number | null
  /** The film's scale is doubted beside the others of the case, and not used. */
  readonly scaleDoubted: boolean
  /** The doctor's own reading of the vertebrae of the record. */
  readonly maturation: CaseRecord['maturation']
  /** The picture draws the zone that the caution refers to. */
  readonly zone: boolean
}

/** The lines below a saved picture: what it shows, by which ratios and whose, and its basis. */
export function pictureLines(
  { name, day, document, prediction, photoMm, scaleDoubted, maturation, zone }: Of,
  { t, lang }: { t: TFunction; lang: Lang },
): readonly string[] {
  const plane = document.plan.reference
  const of = t('planning.pictureOf', { plan: name, day, plane, version: RATIO_TABLE_VERSION })
  const own = ownWords(document, t)
  const grounds = groundsOf(prediction.skin, document.plan)
  const foot = [
    ...prediction.warnings.filter(isOfScale).map(warningWords),
    zone ? simulationCaution : pictureCaution,
    document.plan.growth && growthCaution,
    document.plan.growth && growthEndedWords(maturation),
    rangeWords(prediction.skin),
    weakestWords(grounds),
    ...populationWords(grounds),
  ]
  const lies = photoMm === null ? [] : [t('planning.photoLies', { mm: residualText(photoMm) })]
  const doubted = scaleDoubted ? [t('planning.scaleDoubtedPicture')] : []
  return [own ? `${of} · ${own}` : of, ...doubted, ...foot.flatMap(words => (words ? [words[lang]] : [])), ...lies]
}
