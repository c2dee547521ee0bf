import { type FrontalFilmLandmarkName, frontalLandmarks, isFrontalLandmark } from '../data/frontal/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'

/** Points of one frontal film, image pixels as given. */
export type FrontalPoints = Readonly<Partial<Record<FrontalFilmLandmarkName, Point>>>

/** Those of a tracing that are points of the frontal film and finite; others count as absent. */
export const frontalPointsOf = (points: Readonly<Partial<Record<string, Point>>>): FrontalPoints =>
  Object.fromEntries(
    Object.entries(points).filter(([name, point]) => isFrontalLandmark(name) && point !== undefined && isFinitePoint(point)),
  )

/** Those that are anatomy: without the letters on the film. */
export const anatomical = (points: FrontalPoints): FrontalPoints =>
  Object.fromEntries(
    Object.entries(points).filter(([name]) => frontalLandmarks[name as FrontalFilmLandmarkName].region !== 'marker'),
  )
