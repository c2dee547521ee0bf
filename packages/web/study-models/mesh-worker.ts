import type { BufferGeometry } from 'three'
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import type { Mesh, MeshAnswer, MeshTask } from './mesh'

// Runs apart from the page: a scan of 200 MB takes seconds to read.

const beginning = (file: ArrayBuffer): string => new TextDecoder('latin1').decode(file.slice(0, 4))

const parsed = (file: ArrayBuffer): BufferGeometry =>
  /^ply\s/.test(beginning(file)) ? new PLYLoader().parse(file) : new STLLoader().parse(file)

/** As shares of full light, however the loader has kept them. */
const coloursOf = (geometry: BufferGeometry): Float32Array | null => {
  const colour = geometry.getAttribute('color')
  if (!colour) return null
  const shares = new Float32Array(3 * colour.count)
  for (let i = 0; i < colour.count; i++) shares.set([colour.getX(i), colour.getY(i), colour.getZ(i)], 3 * i)
  return shares
}

const meshOf = (geometry: BufferGeometry): Mesh => {
  const positions = geometry.getAttribute('position').array as Float32Array
  const colours = coloursOf(geometry)
  const index = geometry.getIndex()
  const corners = index ? index.count : positions.length / 3
  for (let i = 0; i < positions.length; i++) if (!Number.isFinite(positions[i])) throw new RangeError('a corner lies nowhere')
  if (corners < 3) throw new RangeError('no triangles')
  return {
    positions: new Float32Array(positions),
    index: index ? new Uint32Array(index.array) : null,
    colours,
    triangles: Math.floor(corners / 3),
  }
}

const answer = ({ file }: MeshTask): MeshAnswer => {
  try {
    return { mesh: meshOf(parsed(file)) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<MeshTask>) => {
  const reply = answer(data)
  const memory =
    'mesh' in reply
      ? [reply.mesh.positions, reply.mesh.index, reply.mesh.colours].flatMap(part => (part ? [part.buffer] : []))
      : []
  self.postMessage(reply, { transfer: memory })
}
