import type { ImageGuess } from '@sella/contract/inspection'
import type { PictureTraits } from './look'

/**
 * Thresholds of the guesses, derived from the films and the few photographs available, with a margin between the kinds
 * (look.test.ts). A picture between two thresholds gets no guess: a wrong slot costs a doctor more than a click.
 */
export const bounds = {
  film: { grey: 0.97 },
  /** Panoramic films are about twice as wide as high; lateral ones are about as high as wide. */
  panoramic: { aspect: 1.6 },
  lateral: { from: 0.55, to: 1.5 },
  mouth: { aspect: 1.15, mucosa: 0.45, teeth: 0.08 },
  frontTeeth: { symmetry: 0.52, teeth: 0.3 },
  occlusal: { symmetry: 0.52, teeth: 0.2 },
  face: { aspect: 0.95, skin: 0.15, mucosa: 0.45 },
  frontal: 0.65,
  profile: 0.46,
} as const

export const unknown: ImageGuess = { kind: null, others: [], by: 'nothing' }

const mouthGuess = ({ symmetry, teeth }: PictureTraits): ImageGuess => {
  const sides = ['Right_Intraoral', 'Left_Intraoral'] as const
  const arches = ['Upper_Occlusal', 'Lower_Occlusal'] as const
  if (symmetry >= bounds.frontTeeth.symmetry && teeth >= bounds.frontTeeth.teeth)
    return { kind: 'Front_Intraoral', others: [...sides, ...arches], by: 'mouth' }
  if (symmetry >= bounds.occlusal.symmetry && teeth < bounds.occlusal.teeth)
    return { kind: null, others: [...arches, 'Front_Intraoral', ...sides], by: 'mouth' }
  return { kind: null, others: [...sides, 'Front_Intraoral', ...arches], by: 'mouth' }
}

const faceGuess = ({ symmetry }: PictureTraits): ImageGuess => {
  if (symmetry >= bounds.frontal)
    return { kind: 'Frontal_Photo', others: ['Smile_Photo', 'Lateral_Photo', 'Oblique_Photo'], by: 'face' }
  if (symmetry <= bounds.profile)
    return { kind: 'Lateral_Photo', others: ['Frontal_Photo', 'Smile_Photo', 'Oblique_Photo'], by: 'face' }
  return { kind: null, others: ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Oblique_Photo'], by: 'face' }
}

/** The guess for a picture with colours. */
export const photoGuess = (look: PictureTraits): ImageGuess => {
  const { mouth, face } = bounds
  if (look.aspect >= mouth.aspect && look.mucosa >= mouth.mucosa && look.teeth >= mouth.teeth) return mouthGuess(look)
  if (look.aspect <= face.aspect && look.skin >= face.skin && look.mucosa < face.mucosa) return faceGuess(look)
  return unknown
}
