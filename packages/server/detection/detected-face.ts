import type { FaceFinder, FacePoint } from '@sella/detect/face/face'
import type { FrontView } from '@sella/detect/face/points'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import type { PhotoFile } from './detected-profile'
import { colourPicture } from './profile-picture'

/** A frontal photo, and which of its points are wanted. */
export interface FrontPhoto extends PhotoFile {
  readonly view: FrontView
}

/** The result of a job on a frontal photo: positions in pixels of the photo as displayed. */
export interface DetectedFace {
  readonly model: string
  /** Names the picture, as `plainName` does. */
  readonly photo: string
  readonly points: Readonly<Record<string, FacePoint>>
}

/** Finds the face on a photo's file; refuses a photo that does not show exactly one frontal face, and a face turned aside. */
export const findFace = async (
  finder: FaceFinder,
  { place, picture: name, view }: FrontPhoto,
  { signal, report }: Progress,
): Promise<DetectedFace> => {
  report(0, 'reading')
  const { picture, scale } = await colourPicture(place)
  const face = await finder.find(picture, view, { signal, progress: report })
  if (!face) throw new Refusal('FACE_FAILED')
  if (face === 'turned') throw new Refusal('FACE_TURNED')
  const points = Object.entries(face.points).map(([point, p]) => [
    point,
    { ...p, x: p.x * scale, y: p.y * scale, expectedErrorPx: p.expectedErrorPx * scale },
  ])
  return { model: face.model, photo: name, points: Object.fromEntries(points) }
}
