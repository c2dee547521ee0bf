import { type FrontalFilmLandmarkName, frontalLandmarks, isFrontalLandmark } from '../data/frontal/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'

/** Points of one frontal film, image pixels as given. */
export type FrontalPoints = Readonly<Partial<Record<FrontalFilmLandmarkName, Point>>>

/** The finite points of a tracing that belong to the frontal film; others count as absent. */
export const frontalPointsOf = (points: Readonly<Partial<Record<string, Point>>>): FrontalPoints =>
  Object.fromEntries(
    Object.entries(points).filter(([name, point]) => isFrontalLandmark(name) && point !== undefined && isFinitePoint(point)),
  )

/** The anatomical points, i.e. without the side letters on the film. */
export const anatomical = (points: FrontalPoints): FrontalPoints =>
  Object.fromEntries(
    Object.entries(points).filter(([name]) => frontalLandmarks[name as FrontalFilmLandmarkName].region !== 'marker'),
  )
