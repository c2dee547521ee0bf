import { type ImageKind, imageKinds } from './entities'
import type { DicomHeader } from './inspection'

/** Words that cameras, X-ray units and people use in file names. The first matching row wins, so narrower rows come first. */
const words: readonly (readonly [ImageKind, RegExp])[] = [
  ['Panoramic', /pano|opg|全景|曲面/],
  ['Hand_Wrist', /wrist|carpal|手腕|腕骨|腕部/],
  [
    'Frontal_Ceph',
    /(^|[^a-z])(pa|ap)[\s_-]*(ceph|skull|film|view|x)|postero[\s_-]*anterior|frontal[\s_-]*(ceph|skull|film|x)|正位片|头颅正位|后前位/,
  ],
  ['Lateral_Ceph', /ceph|lateral[\s_-]*(skull|x|film)|侧位片|头颅侧位|头影/],
  ['Upper_Model', /(upper|max).*\.(stl|ply)$|上(颌|牙).*\.(stl|ply)$/],
  ['Lower_Model', /(lower|mand).*\.(stl|ply)$|下(颌|牙).*\.(stl|ply)$/],
  ['Upper_Occlusal', /(upper|max\w*)[\s_-]*(occl|arch)|上颌|上牙弓|上合/],
  ['Lower_Occlusal', /(lower|mand\w*)[\s_-]*(occl|arch)|下颌|下牙弓|下合/],
  ['Left_Intraoral', /(left[\s_-]*(intra|bucc|bite|side|occl))|(intra\w*|bucc\w*|bite)[\s_-]*left|左侧|左咬|口内左/],
  ['Right_Intraoral', /(right[\s_-]*(intra|bucc|bite|side|occl))|(intra\w*|bucc\w*|bite)[\s_-]*right|右侧|右咬|口内右/],
  ['Front_Intraoral', /(front\w*|cent\w*)[\s_-]*(intra|bite|occl)|(intra\w*|bite)[\s_-]*(front|cent)|正面咬|正中咬|口内正/],
  ['Oblique_Photo', /45[\s_-]*(deg|°|度)|oblique|斜侧|四十五度/],
  ['CT_Slice', /(^|[^a-z])(cb)?ct([^a-z]|$)|断层/],
  ['Document', /\.(pdf|docx)$|letter|referral|病历|转诊|信函/],
  ['Smile_Photo', /smil|微笑/],
  ['Lateral_Photo', /profile|lateral[\s_-]*(photo|face)|side[\s_-]*(photo|face)|侧面|侧貌/],
  ['Frontal_Photo', /front|正面/],
]

/**
 * The kind suggested by a file's name; null when it suggests none. Our own names of the kinds are recognised too, except those
 * that are ordinary words.
 */
export const guessKind = (name: string): ImageKind | null => {
  const text = name.toLowerCase()
  const own = imageKinds.find(kind => kind.includes('_') && text.includes(kind.toLowerCase()))
  return own ?? words.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** Modalities (DICOM PS3.3 C.7.3.1.1.1) of plain films, which here are most likely lateral ones. */
const films: ReadonlySet<string> = new Set(['CR', 'DX', 'RG', 'DR', 'OT', 'SC', 'RF', 'XA'])

/** Views and body parts (DICOM PS3.3 C.8.1.2, PS3.16 L) of a lateral skull film. */
const fromTheSide = /^(ll|rl|lat|lateral|llo|rlo)$/i

/** The same for a frontal skull film. */
const fromTheFront = /^(pa|ap)$/i

/** Panoramic films are about twice as wide as high. */
const panoramicAspect = 1.6

interface DicomPicture {
  readonly header: Pick<DicomHeader, 'modality' | 'view' | 'description'>
  readonly width: number
  readonly height: number
}

/**
 * The kind of a DICOM picture, judged by its file name, then by its series, study or protocol description, then by view, modality
 * and shape; null for photographs and the like.
 */
export const guessDicomKind = (name: string, { header, width, height }: DicomPicture): ImageKind | null => {
  const { modality, view, description } = header
  const namedKind = guessKind(name) ?? guessKind(description ?? '')
  if (namedKind) return namedKind
  if (modality === 'PX') return 'Panoramic'
  if (modality === 'CT') return 'CT_Slice'
  if (modality !== null && !films.has(modality)) return null
  if (fromTheSide.test(view ?? '')) return 'Lateral_Ceph'
  if (fromTheFront.test(view ?? '')) return 'Frontal_Ceph'
  return width / height >= panoramicAspect ? 'Panoramic' : 'Lateral_Ceph'
}
