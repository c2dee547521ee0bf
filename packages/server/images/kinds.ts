import type { ImageKind } from '@sella/contract/entities'

/** Kinds that hold a surface model instead of a picture. */
export const isModelKind = (kind: ImageKind): boolean => kind === 'Upper_Model' || kind === 'Lower_Model'

const isModelFile = (path: string): boolean => /\.(stl|ply)$/.test(path)
/** A page of a PDF that was imported as a picture has a size. */
const isPaper = ({ path, width }: Stored): boolean => /\.docx$/.test(path) || (/\.pdf$/.test(path) && width === 0)

interface Stored {
  readonly path: string
  /** In pixels; 0 for a file that is not a picture. */
  readonly width: number
}

/** Whether a stored file fits a kind: model kinds hold surface models only, and papers that are not pictures are documents. */
export const fitsKind = (file: Stored, kind: ImageKind): boolean =>
  isModelFile(file.path) === isModelKind(kind) && (!isPaper(file) || kind === 'Document')

/** As `fitsKind`, including what earlier versions accepted: a picture as a model. */
export const onceFitted = (file: Stored, kind: ImageKind): boolean =>
  fitsKind(file, kind) || (isModelKind(kind) && file.width > 0)
