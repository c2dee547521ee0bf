import { type PhantomOptions, type PhantomTruth, phantomTruth } from './phantom'
import { frontalPhoto } from './pictures/frontal'
import { frontIntraoral, sideIntraoral } from './pictures/intraoral'
import { lateralPhoto } from './pictures/lateral'
import { occlusalPhoto } from './pictures/occlusal'
import { panoramicPhoto } from './pictures/panoramic'

const makers = {
  Lateral_Photo: (film: PhantomTruth) => lateralPhoto(film),
  Frontal_Photo: (film: PhantomTruth) => frontalPhoto(film, false),
  Smile_Photo: (film: PhantomTruth) => frontalPhoto(film, true),
  Upper_Occlusal: () => occlusalPhoto('upper'),
  Lower_Occlusal: () => occlusalPhoto('lower'),
  Left_Intraoral: (film: PhantomTruth) => sideIntraoral(film, -1),
  Front_Intraoral: (film: PhantomTruth) => frontIntraoral(film),
  Right_Intraoral: (film: PhantomTruth) => sideIntraoral(film, 1),
  Panoramic: () => panoramicPhoto(),
} as const

/** The picture slots of a record for which a drawing can be made. */
export type DemoPhotoKind = keyof typeof makers

export const demoPhotoKinds = Object.keys(makers) as readonly DemoPhotoKind[]

/**
 * An obviously synthetic drawing for a picture slot, as SVG text with its own width and height (faces 1050x1575, mouth 1050x700,
 * panoramic 1600x800). It agrees with the film of the same options: the side face has its skin outline, the bite its overjet and
 * overbite.
 */
export const demoPhoto = (kind: DemoPhotoKind, variant: PhantomOptions): string => makers[kind](phantomTruth(variant))
