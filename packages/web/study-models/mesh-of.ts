import type { BufferGeometry } from 'three'
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import type { Mesh } from './mesh'
import { provePlyHeader } from './ply-header'

const plyOf = (file: ArrayBuffer): BufferGeometry => {
  provePlyHeader(file)
  return new PLYLoader().parse(file)
}

const parsed = (file: ArrayBuffer): BufferGeometry =>
  /^ply\s/.test(new TextDecoder('latin1').decode(file.slice(0, 4))) ? plyOf(file) : new STLLoader().parse(file)

/** As fractions of full intensity, whichever way the loader stored them. */
const coloursOf = (geometry: BufferGeometry): Float32Array | null => {
  const colour = geometry.getAttribute('color')
  if (!colour) return null
  const shares = new Float32Array(3 * colour.count)
  for (let i = 0; i < colour.count; i++) shares.set([colour.getX(i), colour.getY(i), colour.getZ(i)], 3 * i)
  return shares
}

/** The surface of an STL or PLY file, text or binary. Throws if a vertex has no valid position or a face names a missing vertex. */
export const meshOf = (file: ArrayBuffer): Mesh => {
  const geometry = parsed(file)
  const positions = (geometry.getAttribute('position')?.array ?? []) as Float32Array
  const colours = coloursOf(geometry)
  const index = geometry.getIndex()
  const corners = index ? index.count : positions.length / 3
  for (let i = 0; i < positions.length; i++) if (!Number.isFinite(positions[i])) throw new RangeError('a corner lies nowhere')
  const count = positions.length / 3
  for (const corner of index?.array ?? []) if (!(corner >= 0 && corner < count)) throw new RangeError('a face names no corner')
  if (corners < 3) throw new RangeError('no triangles')
  return {
    positions: new Float32Array(positions),
    index: index ? new Uint32Array(index.array) : null,
    colours,
    triangles: Math.floor(corners / 3),
  }
}
