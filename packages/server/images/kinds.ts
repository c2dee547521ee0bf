import type { ImageKind } from '@sella/contract/entities'

/** Kinds that hold a surface model instead of a picture. */
export const isModelKind = (kind: ImageKind): boolean => kind === 'Upper_Model' || kind === 'Lower_Model'

const isModelFile = (path: string): boolean => /\.(stl|ply)$/.test(path)
const isPaperFile = (path: string): boolean => /\.(pdf|docx)$/.test(path)

/** Whether a stored file may be of a kind: surface models are of a model kind, papers that are no pictures are documents. */
export const fitsKind = (path: string, kind: ImageKind): boolean =>
  (!isModelFile(path) || isModelKind(kind)) && (!isPaperFile(path) || kind === 'Document')
