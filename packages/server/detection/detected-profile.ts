import type { ProfileFinder, ProfilePoint } from '@sella/detect/profile/profile'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import { colourPicture } from './profile-picture'

/** The result of a profile job as stored: positions in pixels of the photo as displayed. */
export interface DetectedProfile {
  readonly model: string
  /** Names the picture, as `plainName` does. */
  readonly photo: string
  readonly facing: 'right' | 'left'
  /** The skin outline from the forehead to the throat. */
  readonly outline: readonly (readonly [number, number])[]
  readonly points: Readonly<Record<string, ProfilePoint>>
}

/** A photo's file, and the name of its picture. */
export interface PhotoFile {
  readonly place: string
  readonly picture: string
}

const tenth = (n: number): number => Math.round(n * 10) / 10

/** Finds the profile on a photo's file; refuses a photo that shows no face from the side. */
export const findProfile = async (
  finder: ProfileFinder,
  { place, picture: name }: PhotoFile,
  { signal, report }: Progress,
): Promise<DetectedProfile> => {
  report(0, 'reading')
  const { picture, scale } = await colourPicture(place)
  const profile = await finder.find(picture, { signal, progress: report })
  if (!profile) throw new Refusal('PROFILE_FAILED')
  const points = Object.entries(profile.points).map(([name, p]) => [
    name,
    { ...p, x: p.x * scale, y: p.y * scale, expectedErrorPx: p.expectedErrorPx * scale },
  ])
  return {
    model: profile.model,
    photo: name,
    facing: profile.facing,
    outline: profile.outline.map(p => [tenth(p.x * scale), tenth(p.y * scale)] as const),
    points: Object.fromEntries(points),
  }
}
