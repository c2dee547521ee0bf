import {
  otherSexNote,
  predictionBoundary,
  predictionCautionOf,
  predictionTitle,
  tanakaJohnston,
} from '@sella/ceph/data/study-models/mixed-dentition'
import { modelSources } from '@sella/ceph/data/study-models/sources'
import { type BoltonInUse, boltonNormNotes, boltonSourceOf } from '@sella/ceph/study-models/bolton-norm'
import { borrowedCounts, borrowedIn } from '@sella/ceph/study-models/borrowed-words'
import { correctionNotes } from '@sella/ceph/study-models/correction-notes'
import type { ModelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { photoNotes } from '@sella/ceph/study-models/photo-notes'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { jaws } from '@sella/ceph/study-models/tooth'
import { unitNotes } from '@sella/ceph/study-models/unit-notes'
import { gradeWords, jawWords } from '@sella/ceph/study-models/words'
import type { Lang } from '@sella/ceph/words'
import type { ReportInput, StudyModels } from '../input'
import { greys, inner, sizes } from '../paper'
import { paragraph } from '../type'
import type { Part } from './part'
import { modelPaperWords as words } from './words'

const warn = '#8a5a00'

const predictionNote = ({ prediction }: ModelReadings, lang: Lang): readonly string[] => {
  if (!prediction) return []
  const of = prediction === 'moyers75' ? null : tanakaJohnston[prediction]
  const name = predictionTitle(prediction)[lang]
  const { source, grade } = of ?? { source: 'MOYERS', grade: 'recalled' }
  return [
    `${predictionBoundary[lang]} ${predictionCautionOf(prediction)[lang]} ${name}: ${modelSources[source as 'MOYERS'][lang]} (${gradeWords[grade as 'recalled'][lang]}).`,
  ]
}

/** In which language, and of whom the models are. */
type OfPatient = Pick<ReportInput, 'lang' | 'patient'>

/** What must be known before trusting a number: another file, no unit, doubtful readings. */
const warnings = (
  { readings, elsewhere, removed = [] }: StudyModels,
  analysis: ModelAnalysis,
  { lang, patient: { sex } }: OfPatient,
): readonly string[] => {
  const otherSex = readings.prediction && otherSexNote(readings.prediction, sex)
  const doubtful = Object.values(analysis.widths).some(width => width.apart || width.strange)
  return [
    ...elsewhere.map(jaw => `${jawWords[jaw][lang]}${words[removed.includes(jaw) ? 'noFile' : 'otherFile'][lang]}`),
    ...[...unitNotes(readings), ...photoNotes(readings), ...boltonNormNotes(readings.boltonNorm, analysis.boltonNorm)].map(
      note => note[lang],
    ),
    ...(doubtful ? [words.doubt[lang]] : []),
    ...(otherSex ? [otherSex[lang]] : []),
    ...correctionNotes(readings).map(note => note[lang]),
  ]
}

const borrows = ({ space }: ModelAnalysis): boolean =>
  jaws.some(jaw => {
    const arch = space[jaw]
    return arch.status === 'measured' && borrowedIn(arch).length > 0
  })

/** Where the norm of Bolton's ratios comes from, and how well it is established. */
const boltonNote = (norm: BoltonInUse, lang: Lang): string => {
  const source = boltonSourceOf(norm)[lang]
  if (!norm.table) return `${words.norms[lang]}${lang === 'zh' ? '：' : ': '}${source}${lang === 'zh' ? '。' : '.'}`
  return `${words.norms[lang]} ${norm.name[lang]}: ${source} (${gradeWords[norm.table.grade][lang]}).`
}

/** The small print: warnings first, then the method and the sources of the norms. */
export function notesPart(models: StudyModels, analysis: ModelAnalysis, y: number, of: OfPatient): Part {
  const { readings } = models
  const { lang } = of
  const crowded = jaws.some(jaw => analysis.space[jaw].status === 'measured')
  const alerts = warnings(models, analysis, of)
  const notes = [
    words.frames[lang],
    ...(crowded ? [words.degrees[lang]] : []),
    ...(borrows(analysis) ? [borrowedCounts[lang]] : []),
    ...predictionNote(readings, lang),
    boltonNote(analysis.boltonNorm, lang),
  ].join(' ')
  const head = paragraph(alerts.join(' '), inner.left, y, { size: sizes.small, colour: warn, leading: 34 })
  const from = alerts.length > 0 ? head.next + 6 : y
  const rest = paragraph(notes, inner.left, from, { size: sizes.smallest, colour: greys.faint, leading: 29 })
  return { marks: [...(alerts.length > 0 ? head.marks : []), ...rest.marks], next: rest.next }
}
