import { minus, type Point, plus, times } from '@sella/ceph/geometry/point'

/** Triangles that map a photo from the present face to the planned one; in pixels of the photo. */
export interface FaceMesh {
  readonly from: readonly Point[]
  readonly to: readonly Point[]
  /** Vertices of the triangles, three by three. */
  readonly triangles: Uint32Array
}

/** The mesh partly moved: 0 the present face, 1 the planned one. */
export const partWay = (mesh: FaceMesh, share: number): FaceMesh => ({
  ...mesh,
  to: mesh.from.map((at, i) => plus(at, times(minus(mesh.to[i] ?? at, at), share))),
})
