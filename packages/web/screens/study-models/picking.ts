import type { Point3 } from '@sella/ceph/geometry/space'
import type { SurfacePoint } from '@sella/ceph/study-models/ridge'
import { BufferAttribute, BufferGeometry, type Material, MeshStandardMaterial, Sphere, Mesh as Surface, Vector3 } from 'three'
import { acceleratedRaycast, MeshBVH } from 'three-mesh-bvh'
import type { Mesh } from '../../study-models/mesh'

const stone = '#d6cdbe'

export interface Pickable {
  readonly surface: Surface<BufferGeometry, Material>
  /** Vertices of the surface within a distance of a place, in the file's own frame and unit. */
  readonly near: (at: Point3, reach: number) => readonly SurfacePoint[]
  /** Frees what is held besides the surface. */
  readonly dispose?: () => void
}

/** A jaw that can be picked: a bounding volume tree answers within a millisecond on a scan of half a million triangles. */
export const pickable = (mesh: Mesh): Pickable => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3))
  if (mesh.colours) geometry.setAttribute('color', new BufferAttribute(mesh.colours, 3))
  // The tree reorders the index of triangles: the mesh may be displayed elsewhere, so it gets a copy.
  if (mesh.index) geometry.setIndex(new BufferAttribute(mesh.index.slice(), 1))
  geometry.computeVertexNormals()
  const tree = new MeshBVH(geometry)
  geometry.boundsTree = tree
  const material = new MeshStandardMaterial({ roughness: 0.75, metalness: 0, side: 2, color: mesh.colours ? '#ffffff' : stone })
  material.vertexColors = mesh.colours !== null
  const surface = new Surface(geometry, material)
  surface.raycast = acceleratedRaycast
  const near = (at: Point3, reach: number): readonly SurfacePoint[] => {
    const ball = new Sphere(new Vector3(at.x, at.y, at.z), reach)
    const points: SurfacePoint[] = []
    tree.shapecast({
      intersectsBounds: box => box.intersectsSphere(ball),
      intersectsTriangle: triangle => {
        const normal = triangle.getNormal(new Vector3())
        for (const corner of [triangle.a, triangle.b, triangle.c])
          if (ball.containsPoint(corner))
            points.push({ at: { x: corner.x, y: corner.y, z: corner.z }, normal: { x: normal.x, y: normal.y, z: normal.z } })
        return false
      },
    })
    return points
  }
  return { surface, near }
}
