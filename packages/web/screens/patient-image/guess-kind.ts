import { type ImageKind, imageKinds } from '@sella/contract/entities'

/** Words by which cameras, X-ray units and people name their files. The first row that fits wins, so the narrower stand first. */
const words: readonly (readonly [ImageKind, RegExp])[] = [
  ['Panoramic', /pano|opg|全景|曲面/],
  ['Lateral_Ceph', /ceph|lateral[\s_-]*(skull|x|film)|侧位片|头颅侧位|头影/],
  ['Upper_Model', /(upper|max).*\.(stl|ply)$|上(颌|牙).*\.(stl|ply)$/],
  ['Lower_Model', /(lower|mand).*\.(stl|ply)$|下(颌|牙).*\.(stl|ply)$/],
  ['Upper_Occlusal', /(upper|max\w*)[\s_-]*(occl|arch)|上颌|上牙弓|上合/],
  ['Lower_Occlusal', /(lower|mand\w*)[\s_-]*(occl|arch)|下颌|下牙弓|下合/],
  ['Left_Intraoral', /(left[\s_-]*(intra|bucc|bite|side|occl))|(intra\w*|bucc\w*|bite)[\s_-]*left|左侧|左咬|口内左/],
  ['Right_Intraoral', /(right[\s_-]*(intra|bucc|bite|side|occl))|(intra\w*|bucc\w*|bite)[\s_-]*right|右侧|右咬|口内右/],
  ['Front_Intraoral', /(front\w*|cent\w*)[\s_-]*(intra|bite|occl)|(intra\w*|bite)[\s_-]*(front|cent)|正面咬|正中咬|口内正/],
  ['Smile_Photo', /smil|微笑/],
  ['Lateral_Photo', /profile|lateral[\s_-]*(photo|face)|side[\s_-]*(photo|face)|侧面|侧貌/],
  ['Frontal_Photo', /front|正面/],
]

/** The kind a file's name speaks of; null when it says nothing. Our own names of the kinds are understood too. */
export const guessKind = (name: string): ImageKind | null => {
  const text = name.toLowerCase()
  const own = imageKinds.find(kind => text.includes(kind.toLowerCase()))
  return own ?? words.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** A kind for each file name: what the name says, unless a file before it says the same; a film alone in an empty record is a lateral film. */
export const guessKinds = (names: readonly string[], filled: readonly ImageKind[]): readonly (ImageKind | null)[] => {
  if (names.length === 1 && guessKind(names[0] ?? '') === null && !filled.includes('Lateral_Ceph')) return ['Lateral_Ceph']
  const used = new Set<ImageKind>()
  return names.map(name => {
    const kind = guessKind(name)
    if (kind === null || used.has(kind)) return null
    used.add(kind)
    return kind
  })
}

/** Modalities (DICOM PS3.3 C.7.3.1.1.1) that are plain films, hence most likely the lateral one here. */
const films: ReadonlySet<string> = new Set(['CR', 'DX', 'RG', 'DR', 'OT', 'SC', 'RF', 'XA'])

/** The kind of a DICOM picture: what its name says, else what its modality lets expect; null for slices, photographs and the like. */
export const guessDicomKind = (name: string, modality: string | null): ImageKind | null => {
  const said = guessKind(name)
  if (said) return said
  if (modality === 'PX') return 'Panoramic'
  return modality === null || films.has(modality) ? 'Lateral_Ceph' : null
}
