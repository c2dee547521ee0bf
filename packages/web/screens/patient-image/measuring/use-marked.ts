import type { CaseRecord, Photo } from '@sella/contract/entities'
import type { MarkedPicture } from '@sella/drawing/report/marked-picture'
import { useState } from 'react'
import { useCase } from '../../../case/case'
import { fileName, saveFile } from '../../../parts/save-file'
import { useToast } from '../../../parts/toast'
import { markedPng } from '../../../report/marked-png'
import { printPicture } from '../../../report/print'
import { useWords } from '../../../words/i18n'
import { isWhole, type Measure } from './measures'
import type { PictureScale } from './picture-scale'
import { useReadingText, useScaleCaution } from './reading-text'

interface Marked {
  readonly record: CaseRecord
  readonly photo: Photo
  readonly scale: PictureScale
  readonly measures: readonly Measure[]
}

/** A picture with its measurements and notes, saved or printed as one image; null if it has no complete one. */
export const useMarked = ({ record, photo, scale, measures }: Marked) => {
  const { t } = useWords()
  const { patient } = useCase()
  const toast = useToast()
  const readingText = useReadingText(scale)
  const caution = useScaleCaution(scale)
  const [busy, setBusy] = useState(false)
  const whole = measures.filter(isWhole)
  if (whole.length === 0) return null
  const day = record.createday.slice(0, 10)
  const kind = t(`imaging.kind.${photo.type}`)
  const marked: MarkedPicture = {
    ...{ width: photo.width, height: photo.height },
    marks: whole.map(measure => ({
      points: measure.points,
      freehand: measure.tool === 'note',
      reading: [t(`imaging.measuring.${measure.tool}`), readingText(measure), measure.text].filter(Boolean).join(' '),
    })),
    head: [patient.name, day, kind].join(' · '),
    cautions: [...(caution ? [caution] : []), t('imaging.measuring.informal')],
  }
  const make = async (hand: (png: Blob) => unknown): Promise<void> => {
    setBusy(true)
    try {
      await hand(await markedPng(photo.url, marked))
    } catch {
      toast({ kind: 'error', title: t('imaging.measuring.failed') })
    } finally {
      setBusy(false)
    }
  }
  const name = `${fileName(patient.name, day, kind, t('imaging.measuring.file'))}.png`
  return { busy, save: () => void make(png => saveFile(png, name)), print: () => void make(printPicture) }
}
