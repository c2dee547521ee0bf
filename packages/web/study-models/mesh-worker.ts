import type { MeshAnswer, MeshTask } from './mesh'
import { meshOf } from './mesh-of'

// In a worker: a scan of 200 MB takes seconds to parse.

const answer = ({ file }: MeshTask): MeshAnswer => {
  try {
    return { mesh: meshOf(file) }
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
