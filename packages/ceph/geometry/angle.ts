import { cross, dot, type Point } from './point'

/** Radians to degrees. */
export const degrees = (radians: number): number => (radians * 180) / Math.PI

/** Degrees to radians. */
export const radians = (angle: number): number => (angle * Math.PI) / 180

/** Direction of a vector in radians, (-π, π]; x right, y down, so a positive angle turns clockwise on screen. */
export const heading = (v: Point): number => Math.atan2(v.y, v.x)

/**
 * The signed turn in radians, (-π, π], from vector `from` to vector `to`; positive clockwise on screen (y down). By atan2 of
 * cross and dot product, which is accurate near 0 and 180 degrees, unlike arc cosine. Opposite vectors give +π.
 */
export const turn = (from: Point, to: Point): number => {
  const angle = Math.atan2(cross(from, to), dot(from, to))
  return angle === -Math.PI ? Math.PI : angle
}

/** The unsigned angle between two vectors, 0 to π. */
export const between = (a: Point, b: Point): number => Math.abs(turn(a, b))

/** Normalizes an angle in degrees to (-180, 180]. */
export const wrapDegrees = (angle: number): number => angle - 360 * Math.ceil((angle - 180) / 360)
