import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import type { UsualNorm } from '@sella/ceph/analysis/usual-norms'
import { faceLines } from '@sella/ceph/data/face-lines'
import { type FaceItemName, faceMeasurements } from '@sella/ceph/data/face-measurements'
import type { FaceMeasurementRow } from '@sella/ceph/data/face-measurements/row'
import { faceAnalyses } from '@sella/ceph/data/face-methods'
import type { FaceView } from '@sella/ceph/data/face-views'
import { faceItemChoices } from '@sella/ceph/face/face-items'
import { faceFigure, faceTemplateBox } from '@sella/workbench/subjects/face-picture'
import type { Library } from './library'
import { wordsOf } from './listed-items'

/** The norm that judges an item of a face; the doctor's own, otherwise the table's, which may judge nothing. */
const faceNorm = ({ norm, offered }: FaceMeasurementRow, override: ItemOverride | undefined): UsualNorm => {
  const own = override?.meanSd?.permanent
  const { mean, sd } = own ?? norm
  const measuredOn = !own && norm.adults ? 'adults' : null
  return { mean, sd, sex: null, groups: [], measuredOn, ...(offered && !own ? { offered } : {}) }
}

const made = (view: FaceView): Library => {
  const rowOf = (item: string) => faceMeasurements[view][item as FaceItemName]
  const items = faceItemChoices(view).flatMap(({ item, name }) => {
    const row = rowOf(item)
    const facts = { item, name, category: 'Soft Tissue' as const, unit: row?.unit ?? ('' as const), own: false }
    return row ? [{ ...facts, words: wordsOf(item, { ...row, category: 'Soft Tissue' }) }] : []
  })
  return {
    view,
    items: () => items,
    title: (item, lang) => rowOf(item)?.name[lang] ?? item,
    knows: item => rowOf(item) !== undefined,
    lines: faceLines[view],
    autoLines: faceLines[view].map(({ name }) => name),
    builtIn: faceAnalyses[view].filter(each => each.items.length > 0),
    defines: false,
    stages: ['permanent'],
    usualNorms: (item, _, override) => [rowOf(item)].flatMap(row => (row ? [faceNorm(row, override)] : [])),
    figure: wish => faceFigure(view, wish),
    box: faceTemplateBox(view),
  }
}

/** What own analyses of a face photo can use: the items of its view. */
export const faceLibraries: Readonly<Record<FaceView, Library>> = {
  face_side: made('face_side'),
  face_frontal: made('face_frontal'),
  face_smile: made('face_smile'),
}
