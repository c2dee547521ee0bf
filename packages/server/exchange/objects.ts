import type { ImageKind } from '@sella/contract/entities'
import type { ContentMoment } from '../dicom/content-moment'
import type { DicomFields } from '../dicom/write'
import type { ExportedScale } from './exported-scale'
import { lengthUnit } from './length-unit'

/** SOP classes of the objects sent (PS3.6 annex A). */
const classes = {
  film: '1.2.840.10008.5.1.4.1.1.7',
  photo: '1.2.840.10008.5.1.4.1.1.77.1.4',
  pdf: '1.2.840.10008.5.1.4.1.1.104.1',
  stl: '1.2.840.10008.5.1.4.1.1.104.3',
} as const

/** Kinds that are not photographs, with their modality (PS3.3 C.7.3.1.1.1). */
const filmModalities: { readonly [K in ImageKind]?: string } = {
  Lateral_Ceph: 'DX',
  Frontal_Ceph: 'DX',
  Hand_Wrist: 'DX',
  Panoramic: 'PX',
  CT_Slice: 'OT',
  Other: 'OT',
}

/** An object that is built only when its turn comes. */
export interface CaseObject {
  readonly name: string
  readonly make: () => Promise<Buffer>
}

/** Decoded pixels, row by row from the upper left. */
export interface ExportPixels {
  readonly width: number
  readonly height: number
  /** 1: grey; 3: red, green, blue. */
  readonly channels: 1 | 3
  /** Whether they were lossily compressed before, in a working copy or by who took them. */
  readonly lossy: boolean
  readonly data: Buffer
}

/** The SOP class of a picture or model. */
export const classOf = (kind: ImageKind, model: boolean): string =>
  model ? classes.stl : filmModalities[kind] === undefined ? classes.photo : classes.film

/** The modality of a picture or model. */
export const modalityOf = (kind: ImageKind, model: boolean): string => (model ? 'M3D' : (filmModalities[kind] ?? 'XC'))

export const isFilmKind = (kind: ImageKind): boolean => filmModalities[kind] !== undefined

const decimal = (value: number): string => value.toPrecision(8).slice(0, 16)

/** For the comments of an image (0020,4000): the figure of a scale nobody should measure by. */
const doubtedComment = (mmPerPixel: number): string =>
  `Scale doubted beside the other films of the case, no pixel spacing stated (${decimal(mmPerPixel)} mm per pixel was set).`

/**
 * The size of a pixel (PS3.3 10.7.1), depending on its source: a ruler on the film calibrates it, a file's own calibrated spacing
 * is passed on, and spacing at the detector is declared as such. An assumed scale is not exported, and a doubted one only in words,
 * because a viewer measures by any spacing it finds.
 */
const spacingFields = ({ scale: { mmPerPixel, provenance }, doubted }: ExportedScale): DicomFields => {
  if (mmPerPixel === null || provenance === 'assumed') return {}
  if (doubted) return { '00204000': ['LT', doubtedComment(mmPerPixel)] }
  const spacing = `${decimal(mmPerPixel)}\\${decimal(mmPerPixel)}`
  if (provenance === 'detector') return { '00181164': ['DS', spacing] }
  if (provenance === 'dicom') return { '00280030': ['DS', spacing] }
  return { '00280030': ['DS', spacing], '00280a02': ['CS', 'FIDUCIAL'], '00280a04': ['LO', 'Ruler on the film'] }
}

const pixelFields = ({ width, height, channels, lossy, data }: ExportPixels): DicomFields => ({
  '00280002': ['US', channels],
  '00280004': ['CS', channels === 1 ? 'MONOCHROME2' : 'RGB'],
  ...(channels === 3 ? ({ '00280006': ['US', 0] } as const) : {}),
  '00280010': ['US', height],
  '00280011': ['US', width],
  '00280100': ['US', 8],
  '00280101': ['US', 8],
  '00280102': ['US', 7],
  '00280103': ['US', 0],
  ...(lossy ? ({ '00282110': ['CS', '01'] } as const) : {}),
  '7fe00010': ['OB', data],
})

/** Kinds that may show another part of the body than the head, which has no second. */
const elsewhere: ReadonlySet<ImageKind> = new Set(['Hand_Wrist', 'CT_Slice', 'Other', 'Document'])

/** Which of a pair of body parts is shown (PS3.3 C.7.3.1, C.7.6.1): none of the head's; unknown for kinds that may be of a pair. */
const lateralityFields = (kind: ImageKind): DicomFields =>
  elsewhere.has(kind) ? { '00200060': ['CS', ''] } : { '00200062': ['CS', 'U'] }

/** A film or photo as displayed in its record: upright and edited, eight bits. */
export const imageFields = (kind: ImageKind, pixels: ExportPixels, scale: ExportedScale): DicomFields => {
  const modality = filmModalities[kind]
  const common: DicomFields = {
    '00080008': ['CS', 'DERIVED\\SECONDARY'],
    '0008103e': ['LO', kind.replaceAll('_', ' ')],
    '00200020': ['CS', ''],
    ...lateralityFields(kind),
    ...pixelFields(pixels),
  }
  if (modality === undefined)
    return {
      ...common,
      '00080016': ['UI', classes.photo],
      '00080060': ['CS', 'XC'],
      '00282110': ['CS', '01'],
      '00400555': ['SQ', []],
    }
  return {
    ...common,
    '00080016': ['UI', classes.film],
    '00080060': ['CS', modality],
    '00080064': ['CS', 'WSD'],
    ...spacingFields(scale),
  }
}

/** A document of this file format (PS3.3 C.24.2); when it was begun is not stated. */
const encapsulated = (content: Buffer, { type, title }: { type: string; title: string }): DicomFields => ({
  '0008002a': ['DT', ''],
  '00080023': ['DA', ''],
  '00080033': ['TM', ''],
  '00280301': ['CS', 'YES'],
  '00420010': ['ST', title.slice(0, 1024)],
  '0040a043': ['SQ', []],
  '00420011': ['OB', content],
  // The padding byte of an odd length is not part of the document.
  '00420015': ['UL', content.length],
  '00420012': ['LO', type],
})

/** A report as it was handed out, with the moment at which it was made. */
export const pdfFields = (
  pdf: Buffer,
  { title, moment }: { readonly title: string; readonly moment: ContentMoment },
): DicomFields => ({
  ...encapsulated(pdf, { type: 'application/pdf', title }),
  ...moment,
  '0008002a': ['DT', [moment['00080023'], moment['00080033'], moment['00080201']].map(([, part]) => part).join('')],
  '00080016': ['UI', classes.pdf],
  '00080060': ['CS', 'DOC'],
  '00080064': ['CS', 'WSD'],
  '0008103e': ['LO', 'Report'],
})

interface Surface {
  readonly kind: ImageKind
  readonly mmPerUnit: number
  /** UID of the space of its vertices, which it shares with no other model: whether two were scanned in one bite is not recorded. */
  readonly space: string
}

/** A surface model of the teeth, its file as it came, with the unit in which its vertices are measured. */
export const stlFields = (stl: Buffer, { kind, mmPerUnit, space }: Surface): DicomFields => ({
  ...encapsulated(stl, { type: 'model/stl', title: kind.replaceAll('_', ' ') }),
  '00280301': ['CS', 'NO'],
  '00080016': ['UI', classes.stl],
  '00080060': ['CS', 'M3D'],
  '0008103e': ['LO', kind.replaceAll('_', ' ')],
  '00200052': ['UI', space],
  '00201040': ['LO', ''],
  '004008ea': ['SQ', lengthUnit(mmPerUnit)],
})
