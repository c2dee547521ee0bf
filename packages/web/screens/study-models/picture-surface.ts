import { BufferAttribute, BufferGeometry, DoubleSide, MeshBasicMaterial, SRGBColorSpace, Mesh as Surface, Texture } from 'three'
import type { JawPicture } from '../../study-models/jaw-picture'
import type { Pickable } from './picking'

/** A photograph that can be picked: flat, in its own pixels, x right, y down; nothing to snap to. */
export const pictureSurface = ({ image, width, height }: JawPicture): Pickable => {
  const geometry = new BufferGeometry()
  const corners = [0, 0, 0, width, 0, 0, width, height, 0, 0, height, 0]
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  const map = new Texture(image)
  map.flipY = false
  map.colorSpace = SRGBColorSpace
  map.needsUpdate = true
  const surface = new Surface(geometry, new MeshBasicMaterial({ map, side: DoubleSide, toneMapped: false }))
  return { surface, near: () => [], dispose: () => map.dispose() }
}
