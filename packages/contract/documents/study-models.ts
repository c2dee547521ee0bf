import type { BoltonPairs } from '@sella/ceph/study-models/bolton-norm'
import { hasReadings, onOtherFiles } from '@sella/ceph/study-models/other-file'
import type { Medium, ModelReadings } from '@sella/ceph/study-models/readings'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import type { StudyModels } from '@sella/drawing/report/input'
import { modelReadingsFrom } from './model-readings'

/** The kind of image on which each jaw is read. */
export const jawKinds = {
  surface: { upper: 'Upper_Model', lower: 'Lower_Model' },
  photo: { upper: 'Upper_Occlusal', lower: 'Lower_Occlusal' },
} as const

interface ModelFile {
  readonly type: string
  readonly hash: string
  /** Pixels; 0 for a surface model. Earlier versions also stored pictures under the kinds of models: no jaw is read on those. */
  readonly width?: number
  /** Names the picture as displayed; it changes with each edit. */
  readonly shown?: string | null
  /** Names where its pixels lie; absent while they lie as in the file. Brightness and contrast do not change it. */
  readonly frame?: string | null
}

/** The image on which a jaw is read. */
export const imageReadOn = <T extends ModelFile>(images: readonly T[], medium: Medium, jaw: Jaw): T | undefined =>
  images.find(({ type, width }) => type === jawKinds[medium][jaw] && (medium === 'photo' || !width))

/** Names the file on which a jaw is read; turning, mirroring or cropping the picture changes the name. Null where there is none. */
export const fileReadOn = (images: readonly ModelFile[], medium: Medium, jaw: Jaw): string | null => {
  const image = imageReadOn(images, medium, jaw)
  return image ? ((medium === 'photo' ? image.frame : null) ?? image.hash) : null
}

/**
 * Readings with their pictures named by where the pixels lie: earlier versions named them as displayed, so that brightening a picture
 * made it another one.
 */
export const namedByFrame = (readings: ModelReadings, images: readonly ModelFile[]): ModelReadings => {
  const nameOf = (jaw: Jaw): string | null => {
    const [name, medium] = [readings.files[jaw], readings.on[jaw]]
    const shown = medium === 'photo' ? imageReadOn(images, medium, jaw)?.shown : null
    return shown && shown === name ? fileReadOn(images, medium, jaw) : name
  }
  return { ...readings, files: { upper: nameOf('upper'), lower: nameOf('lower') } }
}

/** A record's model readings as printed, checked against the files it holds now; null where nothing was read. `ownBolton`: the doctor's own norm. */
export const studyModelsOf = (
  text: string | null | undefined,
  images: readonly ModelFile[],
  ownBolton: BoltonPairs | null = null,
): StudyModels | null => {
  const readings = namedByFrame(modelReadingsFrom(text), images)
  if (!jaws.some(jaw => hasReadings(readings, jaw))) return null
  const fileOf = (jaw: Jaw): string | null => fileReadOn(images, readings.on[jaw], jaw)
  const files = { upper: fileOf('upper'), lower: fileOf('lower') }
  const elsewhere = onOtherFiles(readings, files)
  return { readings, ownBolton, elsewhere, removed: elsewhere.filter(jaw => files[jaw] === null) }
}
