import type { Prediction } from '@sella/ceph/planning/predict'
import type { PlanDocument } from '@sella/contract/documents/plan'
import { outlineSheet } from '@sella/drawing/report/plan/outline-sheet'
import type { AlignedPhoto } from '@sella/workbench/planning/side-photo'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { fileName, saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { scenePng } from '../../report/scene-png'
import { useWords } from '../../words/i18n'
import { pictureLines } from './picture-lines'
import { loadPixels, morphOf, simulationPng } from './simulation-picture'
import { usePlanTable } from './table'

/** Pixels along a photo's longer side. */
const inFile = 2000

interface Of {
  readonly name: string
  readonly day: string
  readonly document: PlanDocument
  readonly prediction: Prediction
}

/** The plan as a PNG: the morphed photo, or without one only the outline. Null if the photo cannot be morphed. */
const usePng = (alignedPhoto: AlignedPhoto | null) => {
  const { t, lang } = useWords()
  const { tracing, record, doubted } = usePlanTable()
  return async (of: Of): Promise<Blob | null> => {
    const { prediction, document } = of
    const lines = pictureLines(
      {
        ...{ ...of, photoMm: alignedPhoto?.alignment.residualMm ?? null, zone: alignedPhoto === null },
        scaleDoubted: doubted.has(record.uuid),
        maturation: record.maturation,
      },
      { t, lang },
    )
    const watermark = t('planning.watermark')
    if (!alignedPhoto)
      return scenePng(outlineSheet({ start: tracing, plan: document.plan, prediction, lang, watermark, foot: lines }))
    const loaded = await loadPixels(alignedPhoto.photo, inFile)
    const morph = morphOf({ start: tracing, prediction, alignedPhoto, loaded })
    return typeof morph === 'string' ? null : simulationPng(morph, watermark, lines)
  }
}

/** Saves the simulation as a picture; `alignedPhoto` null: only the outline. */
export const SavePicture = ({ alignedPhoto }: { readonly alignedPhoto: AlignedPhoto | null }) => {
  const { t } = useWords()
  const { desk, record, patient, planned } = usePlanTable()
  const toast = useToast()
  const png = usePng(alignedPhoto)
  const save = async () => {
    const { plans, open } = desk.state.get()
    const { document, prediction } = planned()
    if (prediction.status !== 'predicted') return
    const name = plans?.find(plan => plan.uuid === open?.uuid)?.name ?? ''
    const day = record.createday.slice(0, 10)
    try {
      const picture = await png({ name, day, document, prediction })
      if (picture) saveFile(picture, `${fileName(patient.name, day, name)}.png`)
    } catch {
      toast({ kind: 'error', title: t('planning.photoFailed') })
    }
  }
  return (
    <Button
      size="small"
      aria-label={t('planning.savePng')}
      title={t('planning.savePng')}
      icon={<Download size={14} aria-hidden />}
      onClick={() => void save()}
    />
  )
}
