import { type CaseRecord, furtherKinds, type ImageKind, imageKinds, type Photo } from '@sella/contract/entities'

/** The composite, row by row, as orthodontists lay it out: faces, occlusal views around the name, intraoral views. */
export const composite = [
  ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'],
  ['Upper_Occlusal', 'name', 'Lower_Occlusal'],
  ['Right_Intraoral', 'Front_Intraoral', 'Left_Intraoral'],
] as const satisfies readonly (readonly (ImageKind | 'name')[])[]

/** Pictures in the order in which a doctor views them. */
export const lookOrder: readonly ImageKind[] = [
  'Lateral_Ceph',
  'Panoramic',
  'Lateral_Photo',
  'Frontal_Photo',
  'Smile_Photo',
  'Upper_Occlusal',
  'Lower_Occlusal',
  'Right_Intraoral',
  'Front_Intraoral',
  'Left_Intraoral',
  ...furtherKinds,
]

export const isModel = (kind: ImageKind): boolean => kind === 'Upper_Model' || kind === 'Lower_Model'

/** A surface model. Earlier versions also stored pictures under the kinds of models: those are pictures. */
export const isSurface = ({ type, width }: Pick<Photo, 'type' | 'width'>): boolean => isModel(type) && width === 0

/** A paper that is no picture: handled as a file. */
export const isPaper = ({ type, width }: Photo): boolean => type === 'Document' && width === 0

export const photoOf = (record: CaseRecord, kind: ImageKind): Photo | undefined =>
  record.photos.find(photo => photo.type === kind)

/** The images of a kind in a record, the chosen one first. */
export const ofKind = ({ photos, beside = [] }: CaseRecord, kind: ImageKind): readonly Photo[] =>
  [...photos, ...beside].filter(photo => photo.type === kind)

/** All pictures of a record in the order in which a doctor views them. */
export const picturesOf = (record: CaseRecord): readonly Photo[] =>
  [...lookOrder, ...imageKinds.filter(isModel)].flatMap(kind => ofKind(record, kind)).filter(photo => photo.width > 0)

export const filledKinds = (record: CaseRecord): readonly ImageKind[] =>
  imageKinds.filter(kind => record.photos.some(photo => photo.type === kind))

const pictures =
  '.jpg,.jpeg,.png,.webp,.tif,.tiff,.bmp,.gif,.heic,.heif,.jp2,.j2k,.jpf,.jpx,.dcm,.dicom,image/jpeg,image/png,image/webp,image/tiff,image/bmp,image/gif,image/heic,image/jp2,application/dicom'

/** One page of it is the picture. */
const scans = '.pdf,application/pdf'
const papers = '.pdf,.docx,application/pdf'

/** What the file chooser accepts for a kind. */
export const acceptOf = (kind: ImageKind | null): string =>
  kind && isModel(kind)
    ? '.stl,.ply'
    : [pictures, ...(kind ? [] : ['.stl,.ply']), ...(kind === null || kind === 'Document' ? [papers] : [scans])].join()
