/** A point or a direction in space. For a model: mm in the frame of its file. */
export interface Point3 {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const plus3 = (a: Point3, b: Point3): Point3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })
export const minus3 = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
export const times3 = (a: Point3, by: number): Point3 => ({ x: a.x * by, y: a.y * by, z: a.z * by })
export const dot3 = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
export const cross3 = (a: Point3, b: Point3): Point3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})
export const length3 = (a: Point3): number => Math.hypot(a.x, a.y, a.z)
export const distance3 = (a: Point3, b: Point3): number => length3(minus3(a, b))
export const middle3 = (a: Point3, b: Point3): Point3 => times3(plus3(a, b), 0.5)

/** The unit vector; null for a vector of zero length. */
export const unit3 = (a: Point3): Point3 | null => {
  const long = length3(a)
  return long > 0 && Number.isFinite(long) ? times3(a, 1 / long) : null
}

export const mean3 = (points: readonly Point3[]): Point3 =>
  times3(
    points.reduce((sum, point) => plus3(sum, point), { x: 0, y: 0, z: 0 }),
    1 / points.length,
  )

/** A plane given by one of its points and its unit normal. */
export interface Plane3 {
  readonly at: Point3
  readonly normal: Point3
}

/** Signed distance from a plane, positive on the side its normal points to. */
export const heightOver = (plane: Plane3, point: Point3): number => dot3(minus3(point, plane.at), plane.normal)

export const ontoPlane = (plane: Plane3, point: Point3): Point3 => minus3(point, times3(plane.normal, heightOver(plane, point)))

/** The unit normal of three points that are not collinear; null otherwise. Right-handed: from `a` to `b` to `c`. */
export const normalOf = (a: Point3, b: Point3, c: Point3): Point3 | null => {
  const [first, second] = [minus3(b, a), minus3(c, a)]
  const across = cross3(first, second)
  return length3(across) > 1e-9 * Math.max(1, length3(first) * length3(second)) ? unit3(across) : null
}
