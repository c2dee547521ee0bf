import { modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import type { Scene } from '../../scene/scene'
import { recordText } from '../date-text'
import { sectionNames } from '../design'
import { headMarks } from '../frame'
import type { ReportInput } from '../input'
import { headBottom, pageOf } from '../paper'
import { doctorText } from '../sentences'
import { archPart } from '../study-models/arch-part'
import { boltonPart } from '../study-models/bolton-part'
import { notesPart } from '../study-models/notes-part'
import { spacePart } from '../study-models/space-part'
import { widthGrid } from '../study-models/width-grid'
import { modelPaperWords } from '../study-models/words'

/** The measurements of the models, in the order of the screen and by the same functions. No page if nothing was measured. */
export const modelValuePages = (input: ReportInput): readonly Scene[] => {
  const { studyModels: models, lang, patient } = input
  if (!models) return []
  const { readings } = models
  const analysis = modelAnalysis(readings, models.ownBolton)
  const [zh, en] = [
    sectionNames.models.zh + modelPaperWords.measured.zh,
    `${sectionNames.models.en} · ${modelPaperWords.measured.en}`,
  ]
  const widths = widthGrid({ readings, analysis, lang }, headBottom + 50)
  const bolton = boltonPart({ readings, analysis }, widths.next, lang)
  const space = spacePart({ readings, analysis, lang }, bolton.next)
  const arches = archPart({ readings, analysis, lang }, space.next)
  return [
    pageOf([
      ...headMarks({
        title: { zh, en }[lang],
        subtitle: recordText(input),
        right: [patient.name, patient.ageText, doctorText(input)].filter(Boolean).join(' · '),
      }),
      ...[widths, bolton, space, arches, notesPart(models, analysis, arches.next, input)].flatMap(({ marks }) => marks),
    ]),
  ]
}
