import { hasReadings, onOtherFiles } from '@sella/ceph/study-models/other-file'
import { jaws } from '@sella/ceph/study-models/tooth'
import type { StudyModels } from '@sella/drawing/report/input'
import { modelReadingsFrom } from './model-readings'

const kinds = { upper: 'Upper_Model', lower: 'Lower_Model' } as const

/** What was read off the models of a record as it is printed, by the files it holds now; null where nothing was read. */
export const studyModelsOf = (
  text: string | null | undefined,
  images: readonly { readonly type: string; readonly hash: string }[],
): StudyModels | null => {
  const readings = modelReadingsFrom(text)
  if (!jaws.some(jaw => hasReadings(readings, jaw))) return null
  const fileOf = (kind: string): string | null => images.find(({ type }) => type === kind)?.hash ?? null
  const files = { upper: fileOf(kinds.upper), lower: fileOf(kinds.lower) }
  const elsewhere = onOtherFiles(readings, files)
  return { readings, elsewhere, removed: elsewhere.filter(jaw => files[jaw] === null) }
}
