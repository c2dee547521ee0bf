import { open, stat } from 'node:fs/promises'

const stlHeader = 84
const facet = 50

/**
 * Whether a file is a surface model, by its header: binary STL (the count of facets fits the length), text STL or PLY.
 * Resolves to the extension it is kept under, or null.
 */
export const readModel = async (place: string): Promise<'stl' | 'ply' | null> => {
  const file = await open(place, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
  await file.close()
  const head = buffer.subarray(0, bytesRead)
  const text = head.toString('latin1')
  if (/^ply\r?\nformat (ascii|binary_little_endian|binary_big_endian) 1\.0\s/.test(text)) return 'ply'
  const { size } = await stat(place)
  if (bytesRead >= stlHeader && size === stlHeader + facet * head.readUInt32LE(80) && size > stlHeader) return 'stl'
  return /^\s*solid\b/.test(text) && /\bfacet\s+normal\b/.test(text) ? 'stl' : null
}
